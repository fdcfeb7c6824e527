import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import { Socket } from 'node:net'
import { type Duplex } from 'node:stream'
import { type Watched, withMetrics } from '../metrics/with-metrics'
import { createLogId, findLogId, logIdHeader, withLogId } from '../shared/log-id'
import { traceRequests } from '../shared/tracing/trace-requests'
import { AnswersOwed } from './answers-owed'
import { findFramingProblem, type FramingProblem } from './find-framing-problem'
import { safety } from './safety'

export type Handle = (request: IncomingMessage, response: ServerResponse) => void
export type Upgrade = { socket: Socket; head: Buffer }

export type ServerSettings = {
  /** Whether clients ask here themselves: a request then gets an id, whatever it brings. */
  isDoor?: boolean
  /** How long a client may take to send its headers. */
  headersMs?: number
  /** How long a client may take to send a whole request. */
  requestMs?: number
  /** How long a connection is kept on which nothing is asked. */
  idleMs?: number
  /** Behind the edge nobody needs a limit of connections: the edge's own is theirs too. */
  mostConnections?: number
  /** Whether a client that asks first should send its body. */
  mayContinue?: (request: IncomingMessage) => boolean
  /** By which name it counts what it answers, and who may read the numbers. */
  metrics?: Watched
  /** Without it, a request for another protocol is answered like any other (RFC 9110, 7.8). */
  upgrade?: (request: IncomingMessage, upgrade: Upgrade) => void
}

/**
 * Longer than the edge, a proxy or a client of Node keeps a connection: the side that asks should be the one that closes, because a
 * request on a connection that the server is closing fails.
 */
const longIdleMs = 65_000

/** Opens a server of Node with limits, which hands on only what every other server would read as the same single request. */
export function openServer(handle: Handle, settings: ServerSettings = {}): Server {
  const { mostConnections, mayContinue = () => true, upgrade } = settings
  const server = createServer(limitsOf(settings))
  // Beyond a limit of its own, Node would drop headers in silence and still obey a dropped Content-Length: a request that then
  // seems to have no body would have one, and that body would be read as the next request on the connection.
  server.maxHeadersCount = 0
  if (mostConnections !== undefined) server.maxConnections = mostConnections
  const owed = new AnswersOwed()
  const isDoor = settings.isDoor ?? false
  const traced = traceRequests(handle, isDoor)
  const counted = settings.metrics ? withMetrics(traced, settings.metrics) : traced
  takeRequests(server, owed, {
    handle: (request, response) => withLogId(ensureId(request, isDoor), () => counted(request, response)),
    mayContinue,
  })
  if (upgrade) {
    takeUpgrades(server, owed, (request, one) => withLogId(ensureId(request, isDoor), () => upgrade(request, one)))
  }
  server.on('connect', (_request, socket) => refuse(socket, { status: 405, words: 'CONNECT is not possible.' }))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => answerUnreadable(error, socket, owed))
  return server
}

const limitsOf = ({ headersMs = 10_000, requestMs = 300_000, idleMs = longIdleMs }: ServerSettings): ServerOptions => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  keepAliveTimeout: idleMs,
  // Node looks for connections that took too long only so often.
  connectionsCheckingInterval: headersMs / 5,
  maxHeaderSize: 16_384,
  // Node's own refusal has neither words nor headers.
  requireHostHeader: false,
})

/** Services behind the edge go on with its id, so that one id finds the lines of all of them. */
function ensureId({ headers }: IncomingMessage, isDoor: boolean): string {
  const id = (isDoor ? undefined : findLogId(headers[logIdHeader])) ?? createLogId()
  headers[logIdHeader] = id
  return id
}

type Taking = { handle: Handle; mayContinue: (request: IncomingMessage) => boolean }

function takeRequests(server: Server, owed: AnswersOwed, { handle, mayContinue }: Taking): void {
  const refused = new WeakSet<Duplex>()
  const take = (request: IncomingMessage, response: ServerResponse, begin = () => undefined as unknown) => {
    // Where one request was not to be read, what follows it may be a part of it.
    if (refused.has(request.socket)) return
    owed.add({ request, response })
    const problem = findFramingProblem(request)
    if (!problem) {
      begin()
      handle(request, response)
      return
    }
    refused.add(request.socket)
    say(response, problem)
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => take(request, response))
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) =>
    take(request, response, () => mayContinue(request) && response.writeContinue()),
  )
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    if (refused.has(request.socket)) return
    owed.add({ request, response })
    refused.add(request.socket)
    say(response, findFramingProblem(request) ?? { status: 417, words: 'Only "100-continue" can be expected.' })
  })
}

function takeUpgrades(server: Server, owed: AnswersOwed, upgrade: NonNullable<ServerSettings['upgrade']>): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node has taken its own listener off; an error that nobody hears would end the process.
    socket.on('error', () => socket.destroy())
    const problem = findFramingProblem(request)
    // While it still carries the answer to an earlier request, it cannot become anything else.
    if (!(socket instanceof Socket) || owed.on(socket).length > 0) socket.destroy()
    else if (problem) refuse(socket, problem)
    else upgrade(request, { socket, head })
  })
}

const statusOf: Readonly<Record<string, FramingProblem>> = {
  HPE_HEADER_OVERFLOW: { status: 431, words: 'The headers of this request are too long.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    words: 'The chunks of this request say too much beside their content.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, words: 'This request took too long to arrive.' },
}
const unreadable: FramingProblem = { status: 400, words: 'This request cannot be read.' }

/** What cannot be read may belong to the request in hand, or come after it: an answer under way is never written into. */
function answerUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Duplex, owed: AnswersOwed): void {
  const problem = statusOf[code] ?? unreadable
  const [first, ...others] = owed.on(socket)
  const isGone = code === 'ECONNRESET' || code === 'HPE_INVALID_EOF_STATE'
  if (isGone) socket.destroy()
  else if (!first) refuse(socket, problem)
  else if (others.length === 0 && !first.request.complete && !first.response.headersSent) {
    say(first.response, problem)
  } else socket.destroy()
}

function say(response: ServerResponse, { status, words }: FramingProblem): void {
  const body = `${words}\n`
  response.writeHead(status, { ...headersOf(body), connection: 'close' })
  response.end(body)
}

/** For a connection that has no response of Node's to write to. */
function refuse(socket: Duplex, { status, words }: FramingProblem): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const body = `${words}\n`
  const headers = Object.entries({ ...headersOf(body), connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, `date: ${new Date().toUTCString()}`, ...headers]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

const headersOf = (body: string): Record<string, string> => ({
  ...safety,
  'cache-control': 'no-store',
  'content-type': 'text/plain; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
})
