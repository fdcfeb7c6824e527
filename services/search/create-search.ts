import { type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { openServer } from '../http/open-server'
import { toSender } from '../http/to-sender'
import { type Access, type Caller, type Credentials, findAccess, type Right } from './access/access'
import { createRateLimit, perHour, type Rate, usualRate } from './access/rate-limit'
import { FilterProblem } from './filters/filter'
import { mostBytes, readBody, respond, respondToPreflight } from './http/exchange'
import { ApiProblem, forbidden } from './http/problem'
import { createRouter, type FoundRoute } from './http/route'
import { browseRoutes } from './routes/browse-routes'
import { indexRoutes } from './routes/index-routes'
import { keyRoutes } from './routes/key-routes'
import { memberRoutes } from './routes/member-routes'
import { recordRoutes } from './routes/record-routes'
import { searchRoutes } from './routes/search-routes'
import { type Store } from './store/store'

type SearchOptions = {
  store: Store
  credentials: Credentials
  rate?: Rate
  report: (message: string, error: unknown) => void
}

const findRoute = createRouter([
  { method: 'GET', pattern: '/healthz', right: 'any', answer: () => ({ status: 'ok' }) },
  { method: 'GET', pattern: '/1/isalive', right: 'any', answer: () => ({ message: 'server is alive' }) },
  ...searchRoutes,
  ...indexRoutes,
  ...keyRoutes,
  ...memberRoutes,
  ...recordRoutes,
  ...browseRoutes,
])
// Whether the service lives is nobody's secret.
const isOpen = new Set(['/healthz', '/1/isalive'])

// The one public origin has the service below this path.
const mount = /^\/search(?=\/)/

/** Speaks Algolia's interface over the store: who asks, whether they may, and what is answered. */
export function createSearch({ store, credentials, rate = usualRate, report }: SearchOptions): Server {
  const pay = openPayments(rate)
  const admit = (caller: Caller, right: Right): Access => {
    const access = findAccess(caller, credentials, store.keys())
    const isAllowed = right === 'any' || (right === 'admin' ? access.isAdmin : access.rights.has(right))
    if (!isAllowed) throw forbidden()
    pay(caller, access, 1)
    return access
  }

  const answer = async (request: IncomingMessage, signal: AbortSignal): Promise<unknown> => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const address = url.pathname.replace(mount, '')
    const { route, path } = requireRoute(findRoute(request.method ?? '', address), address)
    const call = { store, path, query: url.searchParams, signal }
    if (isOpen.has(address)) return route.answer({ ...call, access: nobody, body: {}, pay: () => undefined })
    const caller = toCaller(request, url.searchParams)
    const access = admit(caller, route.right)
    const mayWrite = access.isAdmin || access.rights.has('addObject')
    const body = await readBody(request, mayWrite ? mostBytes.written : mostBytes.asked)
    return route.answer({ ...call, access, body, pay: (cost) => pay(caller, access, cost) })
  }

  return openServer((request, response) => {
    if (request.method === 'OPTIONS') {
      respondToPreflight(response)
      return
    }
    const leaving = new AbortController()
    response.once('close', () => leaving.abort())
    answer(request, leaving.signal).then(
      (body) => respond(response, 200, body),
      (error: unknown) => fail(response, error, report),
    )
  })
}

/** Takes what a request costs from what its key and its sender may ask. */
function openPayments(rate: Rate) {
  const isWithinRate = createRateLimit()
  return (caller: Caller, { isAdmin, hitsPerHour, key }: Access, cost: number): void => {
    if (isAdmin || cost === 0) return
    const isFree = hitsPerHour === 0 || isWithinRate(`${caller.ip} ${key}`, perHour(hitsPerHour), cost)
    if (!isFree || !isWithinRate(caller.ip, rate, cost)) throw new ApiProblem(429, 'Too many requests')
  }
}

const nobody: Access = { isAdmin: false, rights: new Set(), mayUse: () => false, forced: [], hitsPerHour: 0, key: '' }

function requireRoute(found: FoundRoute | undefined, address: string): FoundRoute {
  if (found) return found
  throw new ApiProblem(404, `Path ${address} is none of this service`)
}

/** Browsers send the key within the address, to spare a question beforehand. */
function toCaller(request: IncomingMessage, query: URLSearchParams): Caller {
  const { headers } = request
  const named = (name: string) => String(headers[name] ?? query.get(name) ?? '')
  return {
    applicationId: named('x-algolia-application-id'),
    key: named('x-algolia-api-key'),
    ip: toSender(request),
    referer: headers.referer ?? '',
  }
}

function fail(response: ServerResponse, error: unknown, report: (message: string, error: unknown) => void): void {
  if (response.destroyed || response.headersSent) return
  if (error instanceof ApiProblem) respond(response, error.status, { message: error.message, status: error.status })
  else if (error instanceof FilterProblem) respond(response, 400, { message: error.message, status: 400 })
  else {
    report('A request failed', error)
    respond(response, 500, { message: 'Internal error', status: 500 })
  }
}
