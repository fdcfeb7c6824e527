import { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { senderBehind } from '../../http/to-sender'
import { traceHeaders } from '../../shared/tracing/span'

/** Headers that speak of one connection only (RFC 9110, 7.6.1), and `expect`, which the edge has answered itself. */
const perConnection = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
]
// These frame a request. A client that could have them dropped could hide one request in another.
const framing = ['content-length', 'host', 'transfer-encoding']
const claims = /^(forwarded|x-forwarded-.*|x-real-ip|traceparent|tracestate|baggage)$/

export function withoutPerConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  const dropped = new Set([...perConnection, ...named.filter((name) => !framing.includes(name))])
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)))
}

/** What a service hears of a request. Who asked and how is said by the edge alone: what a client claims is dropped. */
export function toForwardedHeaders(request: IncomingMessage, trusted: readonly string[]): IncomingHttpHeaders {
  const { headers } = request
  const kept = Object.entries(withoutPerConnection(headers)).filter(([name]) => !claims.test(name))
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': senderBehind(request, trusted),
    ...(headers.host === undefined ? {} : { 'x-forwarded-host': headers.host }),
    'x-forwarded-proto': 'http',
    ...traceHeaders(),
  }
}
