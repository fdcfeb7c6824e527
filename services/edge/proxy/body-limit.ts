import { type IncomingMessage } from 'node:http'
import { announcedBytes, announcesBody } from '../../http/announces-body'
import { type Limits } from '../limits'
import { Refusal } from '../refusal'

const bytesInMb = 1_000_000
const withoutBody = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS'])

export const announcesTooMuch = (request: IncomingMessage, mostBytes: number): boolean =>
  announcedBytes(request) > mostBytes

const tooLarge = (mostBytes: number): Refusal =>
  new Refusal(413, `This is too large: ${mostBytes / bytesInMb} MB are the most.`)

/** Refuses what can be refused before a byte of the body was read. */
export function refuseUnfit(request: IncomingMessage, mostBytes: number): void {
  const { method = '', headers } = request
  if (method === 'TRACE') throw new Refusal(405, 'TRACE is not possible.', { allow: 'GET, HEAD, POST' })
  // Node would pass such a body on without its length, and the service would take it for the next request.
  if (withoutBody.has(method) && headers['transfer-encoding'] !== undefined) {
    throw new Refusal(411, `A ${method} request must tell the length of its body.`)
  }
  if (headers.upgrade !== undefined && announcesBody(request)) {
    throw new Refusal(400, 'A request for another protocol can have no body here.')
  }
  if (announcesTooMuch(request, mostBytes)) throw tooLarge(mostBytes)
}

const tooSlow = (): Refusal => new Refusal(408, 'This request took too long to arrive.')

type Growth = { grows: () => void; refuse: (refusal: Refusal) => void }
type BodyLimits = Pick<Limits, 'bodyBytes' | 'paceMs' | 'paceBytes'>

/** Counts a body as it passes: its announced length may be missing, and it may come drop by drop. */
export function limitBody(request: IncomingMessage, limits: BodyLimits, { grows, refuse }: Growth): void {
  let bytes = 0
  let bytesBefore = 0
  let hasWaited = false
  const stop = (refusal: Refusal) => {
    clearInterval(pace)
    request.unpipe()
    refuse(refusal)
  }
  const pace = setInterval(() => {
    // While the service does not take what has come, the client cannot send more.
    if (bytes - bytesBefore < limits.paceBytes && !hasWaited && !request.isPaused()) stop(tooSlow())
    bytesBefore = bytes
    hasWaited = request.isPaused()
  }, limits.paceMs)
  request.on('pause', () => (hasWaited = true))
  for (const end of ['end', 'close', 'error']) request.once(end, () => clearInterval(pace))
  request.on('data', (chunk: Buffer) => {
    grows()
    bytes += chunk.length
    if (bytes > limits.bodyBytes) stop(tooLarge(limits.bodyBytes))
  })
}
