import { type IncomingMessage, type ServerResponse } from 'node:http'
import { servicePaths } from '../../../src/config/service-paths'
import { beginSpan, type Facts, findPlace, isTracing, type Place, traceHeader } from './span'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const beginnings = new Set(Object.values(servicePaths).flat().map(firstOf))
const own = new Set(['publications', 'office'])
const firstFault = 500

function firstOf(path: string): string {
  return /^\/([^/?#]*)/.exec(path)?.[1] ?? ''
}

/** An address may hold what is somebody's, down to a token: of it, only which service it belongs to is said. */
function toRoute(url = ''): string {
  const first = firstOf(url)
  return beginnings.has(first) || own.has(first) ? `/${first}` : '/…'
}

/**
 * A trace begins at the door, with a request that is passed on to a service, and goes on where a service of the house asks
 * another. What the door answers by itself, and what asks a service whether it is well, is nobody's trace.
 */
export function traceRequests(handle: Handle, isDoor: boolean): Handle {
  if (!isTracing()) return handle
  return (request, response) => {
    const above = isDoor ? undefined : findPlace(request.headers[traceHeader])
    // What a client says of a trace is the client's, and stays outside.
    if (isDoor) delete request.headers.traceparent
    if (isDoor || above) follow({ request, response, above, isDoor, handle })
    else handle(request, response)
  }
}

type Followed = {
  request: IncomingMessage
  response: ServerResponse
  above: Place | undefined
  isDoor: boolean
  handle: Handle
}

function follow({ request, response, above, isDoor, handle }: Followed): void {
  const method = methods.has(request.method ?? '') ? (request.method ?? '') : 'other'
  const route = toRoute(request.url)
  const facts: Facts = { 'http.request.method': method, 'http.route': route }
  const span = beginSpan({ name: `${method} ${route}`, kind: 'server', facts }, above)
  response.once('close', () => {
    const { statusCode, writableFinished } = response
    const hasFailed = statusCode >= firstFault || !writableFinished
    span.end({ facts: { 'http.response.status_code': statusCode }, hasFailed, onlyAsParent: isDoor })
  })
  span.within(() => handle(request, response))
}
