import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'

/** Somebody else's server, on this machine and at a port of its own. */
export class LocalServer {
  readonly #server: Server
  origin = ''

  constructor(answer: RequestListener) {
    this.#server = createServer(answer)
  }

  async open(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    return this
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
