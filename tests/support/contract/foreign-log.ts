import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { answerLog } from '../../../services/adapter/answer-log'
import { logRow, type LogRow } from '../../../src/plan/store/log-row'

type Asked = { query: string; variables: Record<string, unknown> }
type Answer = { status: number; body: unknown }
/** What a source does wrongly with an answer that was right. */
export type Fault = (answer: Answer, asked: Asked) => Answer

/** A small server that has never heard of this project: it keeps the contract, but for a fault of its own. */
export class ForeignLog {
  rows: readonly LogRow[]
  fault: Fault = (answer) => answer
  readonly key = 'a-key'
  readonly media = new Map<string, string>()
  readonly #server: Server
  origin = ''

  constructor(rows: readonly object[]) {
    this.rows = rows.map((row) => logRow.parse(row))
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const type = this.media.get(request.url ?? '')
        if (request.method === 'GET')
          response.writeHead(type ? 200 : 404, { 'content-type': type ?? 'text/plain' }).end('x')
        else
          void this.#answer(request.headers.authorization, Buffer.concat(chunks).toString()).then(({ status, body }) =>
            response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
          )
      })
    })
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

  get source() {
    return { logUrl: `${this.origin}/log`, siteKey: this.key, mediaUrl: this.origin }
  }

  async #answer(authorization: string | undefined, body: string): Promise<Answer> {
    const answer = await answerLog({ rows: this.rows, siteKey: this.key }, { authorization, body })
    return this.fault(JSON.parse(JSON.stringify(answer)) as Answer, JSON.parse(body) as Asked)
  }
}
