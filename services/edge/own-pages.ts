import { type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { type ServiceName } from '../../src/config/addresses'
import { reportsPath } from '../http/reports-path'
import { type Answer, toJson } from '../http/respond'
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

const root = join(__dirname, '../..')

export type OwnPages = {
  answer: (target: RequestTarget, request: IncomingMessage) => Promise<Answer>
  close: () => Promise<void>
}
type Installation = { names: readonly ServiceName[]; portBase: number; store: ReleaseStore }

const receiptPath = /^\/__receipts\/([^/]+)\.json$/

/** What the edge answers itself: its health, the site, and until there is one the state of what stands behind it. */
export function openOwnPages(watch: Watch, { portBase, store }: Installation): OwnPages {
  const findFile = loadStaticFiles(join(root, 'static'))
  const releases = followReleases(store.ledger)
  const reports = countReports()
  const serveRelease = openReleaseServer(store.blobs)

  const findOwn = async ({ path, query }: RequestTarget, request: IncomingMessage, release?: LiveRelease) => {
    if (path === '/healthz') return answerHealth({ watch, releases, reports }, query)
    if (receiptPath.test(path)) return answerReceipt(path, store)
    if (release?.entries.has(path)) return undefined
    if (path === '/' && !release) return renderStatus(await watch.report(), portBase)
    return findFile(path, request.headers['if-none-match'])
  }
  const answer: OwnPages['answer'] = async (target, request) => {
    if (target.path === reportsPath) return reports.take(request)
    const release = await releases.current()
    const own = await findOwn(target, request, release)
    if (!own) return release ? serveRelease(release, { target, request }) : renderMissing(404)
    if (request.method === 'GET' || request.method === 'HEAD') return own
    throw new Refusal(405, 'Only GET and HEAD are possible.', { allow: 'GET, HEAD' })
  }
  return { answer, close: releases.close }
}

/** What a publication did; as public as the site. */
async function answerReceipt(path: string, { receipts }: ReleaseStore): Promise<Answer> {
  const [, id = ''] = receiptPath.exec(path) ?? []
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
