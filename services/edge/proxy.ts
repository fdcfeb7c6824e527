import { type IncomingMessage, ServerResponse } from 'node:http'
import { type Socket } from 'node:net'
import { type Duplex } from 'node:stream'
import { createProxyServer } from 'http-proxy-3'
import { addresses, portOf, type ServiceName } from '../../src/config/addresses'
import { respond, toJson, toPlain } from './respond'

const longestAnswerMs = 60_000
const mostBodyBytes = 25_000_000
const retrySeconds = '2'

export type Proxy = {
  pass: (service: ServiceName, request: IncomingMessage, response: ServerResponse) => void
  upgrade: (service: ServiceName, request: IncomingMessage, upgrade: { socket: Duplex; head: Buffer }) => void
}

/** Puts the services behind one origin. One that is down answers for its own paths, and nobody else notices. */
export function openProxy(portBase: number): Proxy {
  const proxy = createProxyServer({ proxyTimeout: longestAnswerMs })
  const targetOf = (service: ServiceName) => `http://127.0.0.1:${portOf(service, portBase)}`

  return {
    pass: (service, request, response) => {
      if (!limitBody(request, response)) return
      request.headers = { ...request.headers, ...forwardedOf(request) }
      proxy.web(request, response, { target: targetOf(service) }, (error) =>
        refuse(service, { request, response, error }),
      )
    },
    upgrade: (service, request, { socket, head }) => {
      request.headers = { ...request.headers, ...forwardedOf(request) }
      socket.on('error', () => socket.destroy())
      proxy.ws(request, socket, head, { target: targetOf(service) }, () => socket.destroy())
    },
  }
}

/** Who asked and how, told by us alone: what a client says of itself here is overwritten. */
function forwardedOf({ socket, headers }: IncomingMessage): Record<string, string> {
  return {
    'x-forwarded-for': socket.remoteAddress ?? '',
    'x-forwarded-host': headers.host ?? '',
    'x-forwarded-proto': 'http',
    forwarded: '',
  }
}

function limitBody(request: IncomingMessage, response: ServerResponse): boolean {
  const tooLarge = () =>
    respond(request, response, {
      ...toPlain(413, 'This is too large: 25 MB are the most.'),
      headers: { connection: 'close' },
    })
  if (Number(request.headers['content-length'] ?? 0) > mostBodyBytes) {
    tooLarge()
    return false
  }
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= mostBodyBytes) return
    if (!response.headersSent) tooLarge()
    request.destroy()
  })
  return true
}

type Failure = { request: IncomingMessage; response: ServerResponse | Socket; error: Error }

function refuse(service: ServiceName, { request, response, error }: Failure): void {
  if (!(response instanceof ServerResponse) || response.headersSent) {
    response.destroy()
    return
  }
  const { title } = addresses[service]
  const isLate = 'code' in error && ['ECONNRESET', 'ETIMEDOUT'].includes(String(error.code))
  const [status, words] = isLate
    ? [504, `${title} did not answer in time. Try again in a moment.`]
    : [503, `${title} is not running. The rest of the site is; try again in a moment.`]
  const wantsJson = request.headers.accept?.includes('json') === true
  const answer = wantsJson ? toJson(status, { error: words }) : toPlain(status, words)
  respond(request, response, { ...answer, headers: { 'retry-after': retrySeconds } })
}
