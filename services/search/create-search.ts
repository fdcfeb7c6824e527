import { type IncomingMessage, type Server } from 'node:http'
import { answering } from '../http/answering'
import { openServer } from '../http/open-server'
import { type Answer, toPreflight } from '../http/respond'
import { openRouter } from '../http/router'
import { toSender } from '../http/to-sender'
import { type Access, type Caller, type Credentials, findAccess, type Right } from './access/access'
import { createRateLimit, perHour, type Rate, usualRate } from './access/rate-limit'
import { FilterProblem } from './filters/filter'
import { cors, mostBytes, readBody, safety, toAnswer } from './http/exchange'
import { ApiProblem, forbidden } from './http/problem'
import { type Route, route } from './http/route'
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

const routes: Route[] = [
  route({ method: 'GET', path: '/healthz', right: 'any' }, () => ({ status: 'ok' })),
  route({ method: 'GET', path: '/1/isalive', right: 'any' }, () => ({ message: 'server is alive' })),
  ...searchRoutes,
  ...indexRoutes,
  ...keyRoutes,
  ...memberRoutes,
  ...recordRoutes,
  ...browseRoutes,
]
const findRoute = openRouter(routes)
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
    const { route: found, params: path } = requireRoute(request.method, address)
    const call = { store, path, query: url.searchParams, signal }
    if (isOpen.has(address)) return found.answer({ ...call, access: nobody, body: {}, pay: () => undefined })
    const caller = toCaller(request, url.searchParams)
    const access = admit(caller, found.right)
    const mayWrite = access.isAdmin || access.rights.has('addObject')
    const body = await readBody(request, mayWrite ? mostBytes.written : mostBytes.asked)
    return found.answer({ ...call, access, body, pay: (cost) => pay(caller, access, cost) })
  }

  const handle = answering({
    answer: async (request, response) => {
      if (request.method === 'OPTIONS') return toPreflight()
      const leaving = new AbortController()
      response.once('close', () => leaving.abort())
      return toAnswer(200, await answer(request, leaving.signal))
    },
    fail: (error) => toProblem(error, report),
    ...{ cors, safety },
  })
  return openServer(handle, { metrics: { service: 'search' } })
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

function requireRoute(method: string | undefined, address: string) {
  const found = findRoute(method, address)
  if ('route' in found) return found
  if (found.status === 400) throw new ApiProblem(400, 'The address is not well formed')
  if (found.status === 405) throw new ApiProblem(405, `Path ${address} takes ${found.allow}`, { allow: found.allow })
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

function toProblem(error: unknown, report: SearchOptions['report']): Answer {
  const tell = (status: number, message: string) => toAnswer(status, { message, status })
  if (error instanceof ApiProblem) {
    const told = tell(error.status, error.message)
    return { ...told, headers: { ...told.headers, ...error.headers } }
  }
  if (error instanceof FilterProblem) return tell(400, error.message)
  report('A request failed', error)
  return tell(500, 'Internal error')
}
