import { type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { type ServiceName } from '../../src/config/addresses'
import { root } from '../../src/config/root'
import { reportsPath } from '../http/reports-path'
import { type Answer, toJson } from '../http/respond'
import { openRouter, routesOf } from '../http/router'
import { type ReleaseStore } from '../releases/store/open-store'
import { loadStaticFiles } from '../releases/store/static-files'
import { type Watch } from './health'
import { renderMissing } from './pages/not-found-page'
import { renderStatus } from './pages/status-page'
import { Refusal } from './refusal'
import { followReleases, type Releases } from './release/follow-releases'
import { type LiveRelease } from './release/live-release'
import { openReleaseServer } from './release/serve-release'
import { countReports, type Reports } from './reports'
import { type RequestTarget } from './request-target'

export type OwnPages = {
  answer: (target: RequestTarget, request: IncomingMessage) => Promise<Answer>
  /** What the release has at this very path, as its pictures and files; undefined for what somebody else may have. */
  answerMedium: (target: RequestTarget, request: IncomingMessage) => Promise<Answer | undefined>
  close: () => Promise<void>
}
type Installation = { names: readonly ServiceName[]; portBase: number; store: ReleaseStore }

const on = routesOf<{ query: URLSearchParams; request: IncomingMessage }, Promise<Answer>>()

/** What the edge answers itself: its health, the site, and until there is one the state of what stands behind it. */
export function openOwnPages(watch: Watch, { portBase, store }: Installation): OwnPages {
  const findFile = loadStaticFiles(join(root, 'static'))
  const releases = followReleases(store.ledger)
  const reports = countReports()
  const serveRelease = openReleaseServer(store.blobs)
  const findRoute = openRouter([
    on({ method: 'GET', path: '/healthz' }, ({ query }) => answerHealth({ watch, releases, reports }, query)),
    on({ method: 'GET', path: '/__receipts/{id}.json' }, (_asked, { id }) => answerReceipt(id, store)),
    on({ method: 'POST', path: reportsPath }, ({ request }) => reports.take(request)),
  ])

  const findOwn = async ({ path }: RequestTarget, request: IncomingMessage, release?: LiveRelease) => {
    if (release?.entries.has(path)) return undefined
    if (path === '/' && !release) return renderStatus(await watch.report(), portBase)
    return findFile(path, request.headers['if-none-match'])
  }
  const answer: OwnPages['answer'] = async (target, request) => {
    const found = findRoute(request.method, target.path)
    if ('route' in found) return found.route.handle({ query: target.query, request }, found.params)
    if (found.status === 405) throw notAllowed(found.allow)
    const release = await releases.current()
    const own = await findOwn(target, request, release)
    if (!own) return release ? serveRelease(release, { target, request }) : renderMissing(404)
    if (request.method === 'GET' || request.method === 'HEAD') return own
    throw notAllowed('GET, HEAD')
  }
  const answerMedium: OwnPages['answerMedium'] = async (target, request) => {
    const release = await releases.current()
    return release?.entries.has(target.path) ? serveRelease(release, { target, request }) : undefined
  }
  return { answer, answerMedium, close: releases.close }
}

const notAllowed = (allow: string): Refusal => new Refusal(405, `Only this is possible here: ${allow}.`, { allow })

/** What a publication did; as public as the site. */
async function answerReceipt(id: string, { receipts }: ReleaseStore): Promise<Answer> {
  const receipt = await receipts.read(id)
  return receipt ? toJson(200, receipt) : toJson(404, { error: 'There is no such receipt.' })
}

type Watched = { watch: Watch; releases: Releases; reports: Reports }

/** 200 while the edge can serve; with `?all`, only while every service answers; with `?strict`, only without any alarm too. */
async function answerHealth({ watch, releases, reports }: Watched, query: URLSearchParams): Promise<Answer> {
  const isStrict = query.has('strict')
  const [services, release] = await Promise.all([watch.report(), releases.current()])
  const alarms = isStrict ? await watch.alarms() : []
  const problem = releases.problem()
  const areAllUp = Object.values(services).every(({ up }) => up) && problem === undefined
  const canServe = release !== undefined || problem === undefined
  const needsAll = isStrict || query.has('all')
  return toJson(canServe && (areAllUp || !needsAll) && alarms.length === 0 ? 200 : 503, {
    status: areAllUp ? 'ok' : 'degraded',
    release: release?.number ?? null,
    ...(problem === undefined ? {} : { problem: 'the newest release cannot be read' }),
    ...(isStrict ? { alarms } : {}),
    services,
    reports: reports.counts(),
  })
}
