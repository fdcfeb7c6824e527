import { type IncomingHttpHeaders } from 'node:http'
import { type LogRow } from '../../../src/build/log-row'
import { type Receipt, type Receipts } from '../../releases/receipts'
import { type Log } from '../follow-log'
import { type State } from '../publish'
import { type Outbox } from '../search/outbox'
import { toMetrics } from './metrics'
import { type Reply } from './reply'
import { renderStatus, statusScript, statusStyle } from './status-page'

export type Asked = { method: string; pathname: string; headers: IncomingHttpHeaders }
/** Answers what people of the house ask; undefined where there is nothing. */
export type Desk = (asked: Asked) => Promise<Reply | undefined>

/** What the desk looks at; the log is there once it has been read. */
export type Sight = {
  state: () => State
  log: () => Log | undefined
  search: () => SearchSight
  receipts: Receipts
  resume: () => Promise<void>
}

/** How far search is behind, and why. */
export type SearchSight = Pick<Outbox, 'waiting' | 'problem'>

const shownReceipts = 50

export function openDesk(sight: Sight): Desk {
  return async ({ method, pathname }) => {
    if (method === 'POST' && pathname === '/publisher/resume') {
      await sight.resume()
      return { status: 303, body: '', headers: { location: '/publisher' } }
    }
    if (method !== 'GET' && method !== 'HEAD') return { status: 405, body: { error: 'Only GET is possible here.' } }
    const page = await findPage(pathname, sight)
    if (page) return page
    if (pathname === '/publisher/status.json') return { status: 200, body: await tellStatus(sight) }
    const [, type, id] = /^\/publisher\/documents\/([a-z-]+)\/(\d+)$/.exec(pathname) ?? []
    return type === undefined ? undefined : { status: 200, body: await tellDocument(sight, { type, id: Number(id) }) }
  }
}

async function findPage(pathname: string, { state, receipts, search }: Sight): Promise<Reply | undefined> {
  const newest = () => receipts.newest(shownReceipts)
  if (pathname === '/publisher') {
    const body = renderStatus({ ...state(), search: search() }, await newest())
    return { status: 200, type: 'text/html; charset=utf-8', body }
  }
  if (pathname === '/publisher/status.css') return { status: 200, type: 'text/css; charset=utf-8', body: statusStyle }
  if (pathname === '/publisher/status.js') {
    return { status: 200, type: 'text/javascript; charset=utf-8', body: statusScript }
  }
  if (pathname !== '/publisher/metrics') return undefined
  return {
    status: 200,
    type: 'text/plain; version=0.0.4',
    body: toMetrics({ ...state(), search: search() }, await newest()),
  }
}

async function tellStatus({ state, receipts, search }: Sight) {
  const { phase, release, head, waiting, held, problem } = state()
  return {
    phase,
    release,
    head,
    waiting: waiting.length,
    held,
    problem,
    search: { waiting: search().waiting, problem: search().problem },
    receipts: await receipts.newest(shownReceipts),
  }
}

type Item = { type: string; id: number }

/** Where the editions of an item are on their way to the readers. */
async function tellDocument({ state, log, receipts }: Sight, item: Item) {
  const { phase, waiting, held } = state()
  const isItem = (row: Pick<LogRow, 'type' | 'id'>) => row.type === item.type && row.id === item.id
  const queued = waiting.filter(isItem)
  const known = await receipts.newest(shownReceipts)
  const live = [...(log()?.live() ?? [])].filter(isItem)
  const locales = new Set(
    [...live, ...queued, ...known.flatMap(({ editions }) => editions.filter(isItem))].map(({ locale }) => locale),
  )
  return {
    phase,
    editions: [...locales].sort().map((locale) => {
      const row = queued.findLast((one) => one.locale === locale) ?? live.find((one) => one.locale === locale)
      const receipt = known.find(({ editions }) => editions.some((one) => isItem(one) && one.locale === locale))
      const isQueued = queued.some((one) => one.locale === locale)
      const isHeld = held.some(({ path }) => path === `${item.type} ${item.id} ${locale}`)
      const settled = isHeld ? 'held' : 'live'
      return { locale, seq: row?.seq, state: isQueued ? whileWaiting(phase) : settled, receipt: brief(receipt) }
    }),
    held: held.filter(({ path }) => live.some((row) => isAbout(path, row))),
  }
}

const whileWaiting = (phase: State['phase']) => (phase === 'idle' ? 'queued' : phase)

/** What is held back is named by its path, or by its edition where it could not even be read. */
const isAbout = (path: string, row: LogRow): boolean =>
  path === `${row.type} ${row.id} ${row.locale}` || (row.document?.includes(JSON.stringify(path)) ?? false)

const brief = (receipt: Receipt | undefined) =>
  receipt && {
    id: receipt.id,
    release: receipt.release,
    liveAt: receipt.liveAt,
    clickToLive: receipt.clickToLive,
    pages: receipt.pages.changed,
    gates: receipt.gates,
    addresses: receipt.pages.addresses,
  }
