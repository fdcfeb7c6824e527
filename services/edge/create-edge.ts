import { type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { originsAt, type ServiceName, type ServiceUrls, speaksWebsocket } from '../../src/config/addresses'
import { ownerOf } from '../../src/config/service-paths'
import { isSocialPath } from '../../src/plan/social-picture'
import { openServer, type Upgrade } from '../http/open-server'
import { type Answer, respond } from '../http/respond'
import { stopServer } from '../http/stop-server'
import { isMediumPath } from '../releases/files/media'
import { type ReleaseStore } from '../releases/store/open-store'
import { hasKey } from '../shared/secrets/has-key'
import { watchServices } from './health'
import { type Limits, usualLimits } from './limits'
import { openOwnPages, type OwnPages } from './own-pages'
import { explain } from './pages/unavailable'
import { announcesTooMuch, refuseUnfit } from './proxy/body-limit'
import { findMedium } from './proxy/find-medium'
import { openProxy } from './proxy/open-proxy'
import { toOrdinaryResponse } from './proxy/ordinary-response'
import { followUpgrades, isWebsocket } from './proxy/upgrades'
import { Refusal } from './refusal'
import { parseRequestTarget, type RequestTarget } from './request-target'
import { toRefused } from './to-refused'

export type EdgeOptions = {
  names: readonly ServiceName[]
  portBase: number
  /** Where services are that are not on this machine. */
  urls?: ServiceUrls
  databaseUrl: string | undefined
  /** Where its releases are. */
  store: ReleaseStore
  /** Of which names browsers are to remember that they are asked by https alone. */
  hsts?: Hsts
  /** Each of these asks for somebody else, and says for whom. */
  trustedProxies?: readonly string[]
  /** Where pictures are, if another CMS keeps them. */
  mediaUrl?: string | undefined
  /** Opens the numbers of this process at /metrics; without it nobody reads them. */
  operatorKey?: string
  limits?: Limits
}
export type Edge = { server: Server; close: () => Promise<void> }

type Client = { response: ServerResponse } | Upgrade
type Handle = (request: IncomingMessage, client: Client) => void

// What is said here binds a browser for two years: of other names of the firm's, only where the firm says so.
const onlyHttps = {
  off: undefined,
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
} as const
export type Hsts = keyof typeof onlyHttps

const originsIn =
  ({ portBase, urls }: EdgeOptions) =>
  (service: ServiceName) =>
    originsAt(service, portBase, urls)

/** The one door of the product: its own pages, and every service behind one origin. */
export function createEdge({ limits = usualLimits, hsts = 'off', ...options }: EdgeOptions): Edge {
  const watch = watchServices(options)
  const pages = openOwnPages(watch, options)
  const { trustedProxies = [] } = options
  const proxy = openProxy({ originsOf: originsIn(options), limits, explain, trustedProxies })
  const findKept = findKeptFile(pages, options.mediaUrl)

  const serve: Serve = async (request, client) => {
    const target = parseRequestTarget(request.url)
    refuseUnfit(request, limits.bodyBytes)
    const owner = findOwner(target.path, options.names)
    if (owner === 'edge') return pages.answer(target, request)
    // What has a body is passed on at once: the rest of it is read meanwhile, and may be no request at all.
    const kept = isKeptFile(target.path) && !hasBody(request) ? await findKept(target, request) : undefined
    if (kept) return kept
    // Where nobody has drafts, what the release does not have is nowhere.
    if (!options.names.includes(owner))
      return isMediumPath(target.path) ? pages.answer(target, request) : explain(owner, 'absent', request)
    if ('response' in client) proxy.pass(owner, request, client.response)
    else if (speaksWebsocket(owner, target.path)) proxy.upgrade(owner, request, client)
    else throw new Refusal(400, 'There is no websocket at this address.')
    return undefined
  }
  const handle = answerEach(serve, onlyHttps[hsts])
  const { server, upgraded } = openDoor(handle, limits, options.operatorKey)
  const close = async () => {
    await stopServer(server, upgraded, limits.closeMs)
    proxy.close()
    await pages.close()
    await watch.close()
  }
  return { server, close }
}

type Serve = (request: IncomingMessage, client: Client) => Promise<Answer | undefined>

const answerEach =
  (serve: Serve, httpsPolicy: string | undefined): Handle =>
  (request, client) => {
    if (httpsPolicy && 'response' in client) client.response.setHeader('strict-transport-security', httpsPolicy)
    void serve(request, client)
      .catch(toRefused)
      .then((own) => {
        if (own === undefined) return
        const response = 'response' in client ? client.response : toOrdinaryResponse(request, client.socket)
        if (response) respond(request, response, own)
      })
  }

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
const isKeptFile = (path: string): boolean => isMediumPath(path) || isSocialPath(path)

type FindKept = (target: RequestTarget, request: IncomingMessage) => Promise<Answer | undefined>

/** A file of the release; another content management keeps its own pictures. */
const findKeptFile =
  (pages: OwnPages, mediaUrl: string | undefined): FindKept =>
  async (target, request) =>
    (await pages.answerMedium(target, request)) ??
    (mediaUrl === undefined ? undefined : await findMedium(mediaUrl, target.path, request))

/** While somebody works on the program, its development server shows what the edge otherwise shows of a release. */
function findOwner(path: string, names: EdgeOptions['names']): ServiceName {
  const owner = ownerOf(path)
  return owner === 'edge' && path !== '/healthz' && names.includes('develop') ? 'develop' : owner
}

function openDoor(handle: Handle, limits: Limits, operatorKey = '') {
  const { upgraded, take } = followUpgrades((request, upgrade) => {
    if (isWebsocket(request)) {
      handle(request, upgrade)
      return
    }
    const response = toOrdinaryResponse(request, upgrade.socket)
    if (response) handle(request, { response })
  })
  const server = openServer((request, response) => handle(request, { response }), {
    isDoor: true,
    headersMs: limits.headersMs,
    // A reader who has what they asked for leaves one of the connections to others.
    idleMs: 5000,
    mostConnections: limits.connections,
    mayContinue: (request) => !announcesTooMuch(request, limits.bodyBytes),
    upgrade: take,
    metrics: { service: 'edge', mayRead: (request) => hasKey(request.headers.authorization, operatorKey) },
  })
  return { server, upgraded }
}
