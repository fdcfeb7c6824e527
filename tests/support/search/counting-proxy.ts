import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { type AddressInfo } from 'node:net'

export type CountingProxy = {
  url: string
  writes: () => number
  fail: (status: number | undefined) => void
  close: () => void
}

/** Stands before the search service and counts the records that are written through it. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  let writes = 0
  let failure: number | undefined
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const body = Buffer.concat(chunks)
      if (/(?<!synonyms)\/batch(\?|$)/.test(incoming.url ?? '')) {
        if (failure !== undefined) return void response.writeHead(failure).end('{"message":"no","status":500}')
        writes += (JSON.parse(body.toString()) as { requests: unknown[] }).requests.length
      }
      const headers = { ...incoming.headers, host: new URL(target).host }
      const onward = request(`${target}${incoming.url ?? ''}`, { method: incoming.method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      onward.on('error', () => response.destroy())
      onward.end(body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    writes: () => writes,
    fail: (status) => void (failure = status),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
