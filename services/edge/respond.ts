import { type IncomingMessage, type ServerResponse } from 'node:http'
import { announcesBody } from './proxy/body-limit'
import { safety } from './safety'

export type Answer = { status: number; type: string; body: string | Buffer; headers?: Record<string, string> }

const patienceMs = 2000

export function respond(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  if (response.destroyed) return
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { status, type, body, headers = {} } = answer
  const hasBody = status !== 304
  const isUnread = !request.readableEnded && announcesBody(request)
  response.writeHead(status, {
    ...safety,
    'cache-control': 'no-store',
    ...(hasBody ? { 'content-type': type, 'content-length': Buffer.byteLength(body) } : {}),
    ...(isUnread ? { connection: 'close' } : {}),
    ...headers,
  })
  const sent = hasBody && request.method !== 'HEAD' ? body : ''
  if (isUnread) endPatiently(request, response, sent)
  else response.end(sent)
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
