import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo } from 'node:net'

/** A server of what stands outside of the services of a storm. */
export async function serveJson(answerTo: (request: IncomingMessage) => Promise<unknown>) {
  const server = createServer((request, response) => {
    void answerTo(request).then((answer) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
