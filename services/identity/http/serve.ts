import { readFileSync } from 'node:fs'
import { type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { isLoopback } from '../../../src/config/loopback'
import { root } from '../../../src/config/root'
import { answering } from '../../http/answering'
import { isPreflight } from '../../http/cors'
import { type Handle } from '../../http/open-server'
import { type Answer, toJson, toPlain, toPreflight } from '../../http/respond'
import { openRouter } from '../../http/router'
import { loadStaticFiles } from '../../releases/store/static-files'
import { log } from '../../shared/log'
import { errorPage } from '../pages/notice-page'
import { toPage } from '../pages/render'
import { type Service } from '../parts'
import { allRoutes } from '../routes/all-routes'
import { TooBusy } from '../users/hash-password'
import { type Asked, readAsked } from './asked'
import { corsOf } from './cors'
import { toLook } from './look'
import { ApiProblem, PageProblem, type PageReason } from './problems'

const script = readFileSync(join(root, 'services/identity/pages/assets/password-rules.mjs'), 'utf8')
// Paths that belong to the protocol; everything else that no route knows is nowhere.
const protocol = /^\/(authorize(\/[\w-]+)?|oauth\/(token|revoke)|\.well-known\/[\w-]+(\.json)?)$/

// A sign-in may happen in a window that the website opened, and must be able to answer it. Redirects count as well.
const openable = { 'cross-origin-opener-policy': 'unsafe-none' }

/** Answers one request: by a route of ours or, for what is the protocol's, through oidc-provider. */
export function serve(service: Service): Handle {
  const { settings } = service.parts
  const findRoute = openRouter(allRoutes(service))
  const findFile = loadStaticFiles(join(root, 'static'))

  const answer = async (asked: Asked): Promise<Answer | undefined> => {
    if (asked.path === '/healthz') return toJson(200, { status: 'ok' })
    refuseForeignHost(asked)
    if (isPreflight(asked.request) && !asked.path.startsWith('/.well-known/')) return toPreflight()
    if (asked.path === '/assets/password-rules.js') {
      return { status: 200, type: 'text/javascript; charset=utf-8', body: script }
    }
    const found = findRoute(asked.method, asked.path)
    const own = 'route' in found ? await found.route.handle(asked, found.params) : undefined
    if (own) return own
    if (protocol.test(toPath(asked))) return undefined
    if (!('route' in found) && found.status === 405) return toNotAllowed(found.allow)
    // A browser that comes here directly, not through the website, finds the faces of the pages here.
    const file = findFile(asked.path, asked.header('if-none-match'))
    if (file) return file
    throw new PageProblem(404, 'notFound')
  }
  return answering({
    answer: async (request, response) => {
      const asked = findAsked(request, response, settings.mountPath)
      if (!asked) return toPlain(400, 'Bad request')
      const own = await answer(asked).catch((error: unknown) => toProblemAnswer(service, asked, error))
      if (!own) await passToProvider(service, request, response)
      return own
    },
    fail: (error) => {
      log.error('A request failed', error)
      return broken
    },
    headers: openable,
    cors: corsOf(settings.clients),
  })
}

const broken = toJson(500, { error: 'server_error', error_description: 'Something went wrong here.' })

const toNotAllowed = (allow: string): Answer => ({
  ...toJson(405, { error: 'invalid_request', error_description: `Ask with ${allow}.` }),
  headers: { allow },
})

function findAsked(request: IncomingMessage, response: ServerResponse, mountPath: string): Asked | undefined {
  try {
    return readAsked(request, response, mountPath)
  } catch (error) {
    if (error instanceof ApiProblem) return undefined
    throw error
  }
}

/** A route may have sent the request on to another path. */
const toPath = ({ request, path }: Asked): string =>
  request.url?.includes('/oauth/token') === true ? '/oauth/token' : path

async function passToProvider({ parts, provider }: Service, request: IncomingMessage, response: ServerResponse) {
  const { mountPath } = parts.settings
  const original = request.url ?? '/'
  Object.assign(request, { originalUrl: original })
  if (original.startsWith(`${mountPath}/`)) request.url = original.slice(mountPath.length)
  await provider().callback()(request, response)
}

/** A page of somebody else's that has this machine's address under its own name must not be answered. */
function refuseForeignHost({ header }: Asked): void {
  const hosts = [header('host'), header('x-forwarded-host')].filter(Boolean)
  const areOurs = hosts.every(
    (host) => URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`).hostname),
  )
  if (areOurs) return
  throw new ApiProblem(403, {
    error: 'access_denied',
    error_description: 'The embedded sign-in provider answers on this machine only.',
  })
}

function toProblemAnswer(service: Service, asked: Asked, error: unknown): Answer {
  const wantsPage = asked.method === 'GET' && asked.header('accept').includes('text/html')
  if (error instanceof PageProblem) return toErrorPage(service, asked, error)
  if (error instanceof ApiProblem) {
    if (wantsPage && error.status === 400) return toErrorPage(service, asked, { status: 400, reason: 'badRequest' })
    return toJson(error.status, error.body)
  }
  if (error instanceof TooBusy)
    return toJson(503, { error: 'temporarily_unavailable', error_description: error.message })
  log.error('A request failed', error)
  if (wantsPage) return toErrorPage(service, asked, { status: 500, reason: 'broken' })
  return broken
}

type Told = { status: number; reason: PageReason }

function toErrorPage({ parts }: Service, asked: Asked, { status, reason }: Told): Answer {
  const look = toLook(parts.settings, asked)
  return toPage(status, errorPage(look, reason), look)
}
