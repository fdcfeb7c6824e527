import { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

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
const claims = /^(forwarded|x-forwarded-.*|x-real-ip)$/

export function withoutPerConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  const dropped = new Set([...perConnection, ...named.filter((name) => !framing.includes(name))])
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)))
}

/** Who asked: the nearest address that is none of ours. What stands before that in the list is a claim. */
function senderOf({ headers, socket }: IncomingMessage, trusted: readonly string[]): string {
  const told = [headers['x-forwarded-for'] ?? ''].flat().join().split(',')
  const way = [...told, socket.remoteAddress ?? ''].map((address) => address.trim().replace(/^::ffff:(?=\d+\.)/i, ''))
  const sender = way.findLast((address) => !trusted.includes(address)) ?? ''
  return isIP(sender) === 0 ? (socket.remoteAddress ?? '') : sender
}

/** What a service hears of a request. Who asked and how is said by the edge alone: what a client claims is dropped. */
export function toForwardedHeaders(request: IncomingMessage, trusted: readonly string[]): IncomingHttpHeaders {
  const { headers } = request
  const kept = Object.entries(withoutPerConnection(headers)).filter(([name]) => !claims.test(name))
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': senderOf(request, trusted),
    ...(headers.host === undefined ? {} : { 'x-forwarded-host': headers.host }),
    'x-forwarded-proto': 'http',
  }
}
