import { createServer, type Server } from 'node:http'

export type MarkingUpstream = {
  server: Server
  /** What reached the service without having been forwarded by the edge, in words. */
  strangers: string[]
  /** The marks of all requests, in the order in which they came. */
  seen: string[]
}

/** The mark of a request: the number in its address, which its header repeats. */
export const markOf = (url: string): string => /[?&]mark=(\w+)/.exec(url)?.[1] ?? ''

/**
 * A service that answers each request with its mark. The edge says of every request that it came from here, and a request that
 * was hidden in another says otherwise or nothing; one that has swallowed the next one has two marks.
 */
export function createMarkingUpstream(): MarkingUpstream {
  const strangers: string[] = []
  const seen: string[] = []
  const server = createServer((request, response) => {
    const { url = '', method = '', headers } = request
    const mark = markOf(url)
    seen.push(mark)
    const isForwarded = headers['x-forwarded-for'] === '127.0.0.1' && headers['x-forwarded-proto'] === 'http'
    const own = headers['x-mark']
    if (!isForwarded || (own !== undefined && own !== mark)) strangers.push(`${method} ${url}`)
    request.resume()
    request.on('error', () => undefined)
    request.on('end', () => response.writeHead(200, { 'x-answers': mark, 'content-length': mark.length }).end(mark))
  })
  // As a service without any care of its own would be: the edge alone must keep requests apart.
  server.keepAliveTimeout = 60_000
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    // A request whose client has gone breaks off; anything else is what the edge should not have passed on.
    if (code !== 'ECONNRESET' && code !== 'HPE_INVALID_EOF_STATE') strangers.push(`no request: ${code}`)
    socket.destroy()
  })
  return { server, strangers, seen }
}
