import { type IncomingMessage } from 'node:http'

/** Why a request cannot be taken as one request, in the status and the words of its answer. */
export type FramingProblem = { status: number; words: string }

/** Browsers send some thirty. */
const mostHeaders = 100

/**
 * What must be refused before anybody looks at what a request asks for: whatever another server could read as a different
 * number of requests, or as a request for another host. `rawHeaders` holds a name and a value for every line.
 */
export function findFramingProblem({ rawHeaders, headers, httpVersion }: IncomingMessage): FramingProblem | undefined {
  if (rawHeaders.length > 2 * mostHeaders) {
    return { status: 431, words: `This request has too many headers: ${mostHeaders} are the most.` }
  }
  if (httpVersion !== '1.1' && httpVersion !== '1.0') {
    return { status: 505, words: 'Only HTTP/1.1 is spoken here.' }
  }
  const hosts = rawHeaders.filter((name, position) => position % 2 === 0 && name.toLowerCase() === 'host').length
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) {
    return { status: 400, words: 'A request must name its host, and once only.' }
  }
  const coding = headers['transfer-encoding']?.trim().toLowerCase()
  if (coding === undefined) return undefined
  // RFC 9112, 6.1: HTTP/1.0 knows no chunks, and what came through an older server may have been framed otherwise there.
  if (httpVersion === '1.0') return { status: 400, words: 'HTTP/1.0 has no Transfer-Encoding.' }
  return coding === 'chunked' ? undefined : { status: 501, words: 'Only the transfer coding "chunked" is known here.' }
}
