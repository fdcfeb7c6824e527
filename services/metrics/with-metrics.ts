import { type IncomingMessage, type ServerResponse } from 'node:http'
import { openMetrics } from './open-metrics'

export const metricsPath = '/metrics'

type Handle = (request: IncomingMessage, response: ServerResponse) => void
export type Watched = {
  /** As its numbers call it. */
  service: string
  /** Whether the numbers are shown to this one; without it to everybody, which is for servers that only the house reaches. */
  mayRead?: (request: IncomingMessage) => boolean
}

/** Counts what a server answers, and shows the numbers at an address that no service has otherwise. */
export function withMetrics(handle: Handle, { service, mayRead = () => true }: Watched): Handle {
  const metrics = openMetrics(service)
  return (request, response) => {
    if (request.method === 'GET' && request.url === metricsPath && mayRead(request)) {
      const text = metrics.toText()
      response.writeHead(200, {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
        'content-length': Buffer.byteLength(text),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      response.end(text)
      return
    }
    metrics.count(request, response)
    handle(request, response)
  }
}
