import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import * as z from 'zod'

/** What reached an echo service, in its own words. */
export const echoed = z.object({
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  bytes: z.number(),
})

/** Says back what reached it, with headers that are meant for its neighbour alone. */
function echo(incoming: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = incoming
  let bytes = 0
  incoming.on('error', () => undefined)
  incoming.on('data', (chunk: Buffer) => (bytes += chunk.length))
  incoming.on('end', () => {
    response.setHeader('connection', 'close, x-neighbour')
    response.setHeader('x-neighbour', 'secret')
    response.setHeader('x-everybody', 'known')
    response.end(JSON.stringify({ method, url, headers, bytes }))
  })
}

export const createEchoService = (): Server => createServer(echo)
