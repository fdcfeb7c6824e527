import { type IncomingMessage, STATUS_CODES } from 'node:http'
import {
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { CloseCode, makeServer, type Server, type ServerOptions, type SubscribePayload } from 'graphql-ws'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Upgrade } from '../../http/open-server'
import { toSender } from '../../http/to-sender'
import { messageOf } from '../../shared/log'
import { type Asker } from '../people/find-asker'
import { createContext } from './context'
import { documentRules } from './limit-documents'
import { graphqlPath, type GraphqlParts, mask } from './open-graphql'
import { mostQueryCharacters } from './read-operations'
import { refuse } from './refusals'

export type SocketParts = Omit<GraphqlParts, 'plugins' | 'limitMs'> & {
  siteOrigin: string
  initMs?: number
  /** Whether a page of ours asks this; without it, anything may be asked. */
  isKnown?: (text: string) => Promise<boolean>
}

export type Sockets = {
  upgrade: (request: IncomingMessage, upgrade: Upgrade) => void
  /** Closes the sockets of people who have been signed out since. */
  closeEnded: (isEnded: (asker: Asker) => boolean) => void
  close: () => Promise<void>
}

type Extra = { socket: WebSocket; request: IncomingMessage; asker?: Asker }
type Options = ServerOptions<Record<string, unknown>, Extra>

const mostBytes = 65_536
/** How long a socket may take to say whose it is. */
export const initMs = 30_000
const pingMs = 12_000
const mostOfPerson = 5
const mostOfAddress = 500
const mostOperations = 10
// What a timer of Node.js can wait.
const longestMs = 2_147_483_647

/** Answers subscriptions over graphql-ws: for as long as a token is good, and for nobody who brings none. */
export function openSockets(parts: SocketParts): Sockets {
  const wss = new WebSocketServer({ noServer: true, maxPayload: mostBytes, handleProtocols: chooseProtocol })
  const open = new Map<WebSocket, Extra>()
  const server = makeServer(optionsOf(parts, open))
  wss.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    const extra: Extra = { socket, request }
    open.set(socket, extra)
    serve(server, extra, parts.report)
    socket.once('close', () => open.delete(socket))
  })
  return {
    upgrade: (request, { socket, head }) => {
      const status = findRefusal(request, parts, open)
      if (status === undefined) {
        wss.handleUpgrade(request, socket, head, (client) => wss.emit('connection', client, request))
        return
      }
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
    },
    closeEnded: (isEnded) => {
      for (const { socket, asker } of open.values()) if (asker && isEnded(asker)) closeForbidden(socket)
    },
    close: async () => {
      for (const socket of wss.clients) socket.close(1001, 'Going away')
      const cut = setTimeout(() => wss.clients.forEach((socket) => socket.terminate()), 1000)
      await new Promise((resolve) => wss.close(resolve))
      clearTimeout(cut)
    },
  }
}

const protocol = 'graphql-transport-ws'
const chooseProtocol = (offered: Set<string>): string | false => (offered.has(protocol) ? protocol : false)

const closeForbidden = (socket: WebSocket): void => socket.close(CloseCode.Forbidden, 'Forbidden')

function findRefusal(
  request: IncomingMessage,
  { siteOrigin, limits }: SocketParts,
  open: ReadonlyMap<WebSocket, Extra>,
): number | undefined {
  const { url = '', headers } = request
  if (url.replace(/[?#].*$/s, '') !== graphqlPath) return 404
  // A page of another site may open a socket without asking anybody. Programs say no origin.
  if (headers.origin !== undefined && headers.origin !== siteOrigin) return 403
  const sender = toSender(request)
  const count = [...open.values()].filter((one) => toSender(one.request) === sender).length
  return count >= mostOfAddress || !limits.addresses.allow(sender) ? 429 : undefined
}

function serve(server: Server<Extra>, extra: Extra, report: SocketParts['report']): void {
  const { socket } = extra
  // A frame that is none, or too long, is the sender's problem: ws closes with the code for it.
  socket.on('error', () => undefined)
  let isThere = true
  socket.on('pong', () => (isThere = true))
  const ping = setInterval(() => {
    if (!isThere) socket.terminate()
    isThere = false
    if (socket.readyState === socket.OPEN) socket.ping()
  }, pingMs)
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (data) => new Promise((resolve) => socket.send(data, () => resolve())),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (take) =>
        socket.on('message', (data: Buffer) => {
          take(data.toString('utf8')).catch((error: unknown) => {
            report(`${graphqlPath} over a socket: ${messageOf(error)}`)
            // Not 4500: a page would not try again, though what failed may be well in a moment.
            socket.close(1013, 'Try again later')
          })
        }),
    },
    extra,
  )
  socket.once('close', (code, reason) => {
    clearInterval(ping)
    void closed(code, reason.toString('utf8'))
  })
}

function optionsOf(parts: SocketParts, open: ReadonlyMap<WebSocket, Extra>): Options {
  return {
    connectionInitWaitTimeout: parts.initMs ?? initMs,
    onConnect: async ({ connectionParams, extra }) => {
      const { authorization } = connectionParams ?? {}
      const asker = await parts.findAsker(typeof authorization === 'string' ? authorization : '', graphqlPath)
      if (!asker) return false
      const own = [...open.values()].filter((one) => one.asker?.sub === asker.sub)
      if (own.length >= mostOfPerson || !parts.limits.people.allow(asker.sub)) {
        extra.socket.close(CloseCode.TooManyInitialisationRequests, 'Too many sockets')
        return undefined
      }
      extra.asker = asker
      closeInTime(extra.socket, asker)
      return true
    },
    onSubscribe: async ({ extra, subscriptions }, _id, payload) => {
      if (Object.keys(subscriptions).length > mostOperations || !allowOne(parts, extra))
        return [refuse('RATE_LIMITED', 'Too many operations at once.')]
      if (parts.isKnown && !(await parts.isKnown(payload.query)))
        return [refuse('UNKNOWN_OPERATION', 'No page of ours asks this.')]
      return readSubscription(payload, extra, parts)
    },
    onNext: (...[, , , , result]) => toMasked(result, parts.report),
  }
}

type Result = { [Name in 'data' | 'errors']?: ExecutionResult[Name] | undefined }

function toMasked({ errors, data = null }: Result, report: SocketParts['report']) {
  return errors ? { data, errors: errors.map((error) => toShown(mask(error, report))) } : { data }
}

const toShown = (error: Error) => (error instanceof GraphQLError ? error.toJSON() : { message: 'Unexpected error.' })

const allowOne = ({ limits }: SocketParts, { request, asker }: Extra): boolean =>
  limits.addresses.allow(toSender(request)) && asker !== undefined && limits.people.allow(asker.sub)

function closeInTime(socket: WebSocket, { expiresAt }: Asker): void {
  const timer = setTimeout(() => closeForbidden(socket), Math.min(expiresAt * 1000 - Date.now(), longestMs))
  socket.once('close', () => clearTimeout(timer))
}

/** Only subscriptions travel here: everything else has its limits where it is answered over HTTP. */
function readSubscription(
  { query, operationName, variables }: SubscribePayload,
  { asker }: Extra,
  { schema, sources, introspection }: SocketParts,
): ExecutionArgs | readonly GraphQLError[] {
  const invalid = (words: string) => [refuse('INVALID', words)]
  if (typeof query !== 'string' || query.length > mostQueryCharacters) return invalid('Send a subscription.')
  try {
    const document = parse(query)
    if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION)
      return invalid('Only subscriptions are answered here.')
    const problems = validate(schema, document, [...specifiedRules, ...documentRules({ introspection })])
    if (problems.length > 0) return problems
    const contextValue = createContext(sources, asker, new Date())
    return {
      ...{ schema, document, contextValue },
      ...{ operationName: operationName ?? null, variableValues: variables ?? null },
    }
  } catch (error) {
    return error instanceof GraphQLError ? [error] : invalid('This cannot be read.')
  }
}
