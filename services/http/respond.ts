import { type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { announcesBody } from './announces-body'
import { safety as pageSafety } from './safety'

/** What is too large to be held is opened when it is sent. */
export type Body = string | Buffer | { size: number; open: () => Readable }
export type Answer = {
  status: number
  type: string
  body: Body
  headers?: Record<string, string>
  /** In place of the headers that make a page safe. */
  safety?: Readonly<Record<string, string>>
}

const patienceMs = 2000
/** A client that takes nothing for so long has gone away without saying so. */
const stalledMs = 30_000

export function respond(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  if (response.destroyed) return
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { status, type, body, headers = {}, safety = pageSafety } = answer
  const hasBody = status !== 304
  const isUnread = !request.readableEnded && announcesBody(request)
  response.writeHead(status, {
    ...safety,
    'cache-control': 'no-store',
    ...(hasBody ? { 'content-type': type, 'content-length': sizeOf(body) } : {}),
    ...(isUnread ? { connection: 'close' } : {}),
    ...headers,
  })
  response.setTimeout(stalledMs, () => response.destroy())
  const sent = hasBody && request.method !== 'HEAD' ? body : ''
  if (typeof sent !== 'string' && 'open' in sent) sendStream(response, sent.open())
  else if (isUnread) endPatiently(request, response, sent)
  else response.end(sent)
}

const sizeOf = (body: Body): number =>
  typeof body !== 'string' && 'open' in body ? body.size : Buffer.byteLength(body)

/** A content that cannot be read to its end breaks off, and the client sees that it is not whole. */
function sendStream(response: ServerResponse, stream: Readable): void {
  pipeline(stream, response, (error) => {
    if (error && !response.destroyed) response.destroy()
  })
}

/** Closing while a client still sends would reset its connection, and it would never see why it was refused. */
function endPatiently(request: IncomingMessage, response: ServerResponse, body: string | Buffer): void {
  response.flushHeaders()
  if (body.length > 0) response.write(body)
  const timer = setTimeout(() => response.end(), patienceMs)
  response.once('close', () => clearTimeout(timer))
  request.once('end', () => response.end())
  request.resume()
}

export const toJson = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: `${JSON.stringify(value, undefined, 2)}\n`,
})

export const toPlain = (status: number, words: string): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body: `${words}\n`,
})

/** To a browser that asks what it may ask: the headers say it. */
export const toPreflight = (): Answer => ({ status: 204, type: 'text/plain', body: '' })
