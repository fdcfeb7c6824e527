import { isLocale, type Locale } from '../../../src/config/locales'
import { type Ref } from '../../../src/content/ref'
import { type LogRow } from '../../../src/plan/store/log-row'
import { type ReleaseStore } from '../../releases/store/open-store'
import { type Receipt } from '../../releases/store/receipts'
import { type Alarm, type CareState, findAlarms, type Sights } from '../care/alarms'
import { type Log } from '../follow-log'
import { type State } from '../publishing/publish'
import { type Restorable } from '../restore/restoring'
import { type SearchSight } from '../search/search-sight'
import { readStyle, statusScript } from './assets'
import { type Deeds, doDeed } from './deeds'
import { expectChange } from './expect-change'
import { type Visitor } from './find-visitor'
import { toMetrics } from './metrics'
import { renderReceipt } from './receipt-page'
import { type Reply } from './reply'
import { renderRestore } from './restore-page'
import { renderStatus } from './status-page'

export type Asked = { method: string; pathname: string; visitor: Visitor }
export type Desk = {
  /** Answers what people of the house ask; undefined where there is nothing. */
  answer: (asked: Asked) => Promise<Reply | undefined>
  alarms: () => Promise<Alarm[]>
}

/** What the desk looks at; the log is there once it has been read. */
export type Sight = {
  state: () => State
  log: () => Log | undefined
  search: () => SearchSight
  care: () => Omit<CareState, 'comparison'>
  store: ReleaseStore
  findRestorable: (number: number) => Promise<Restorable | undefined>
  countPagesOf: (item: Ref, locale: Locale) => number
  deeds: Deeds
}

const shownReceipts = 50
const shownReleases = 20
const html = 'text/html; charset=utf-8'

export function openDesk(sight: Sight): Desk {
  const answer: Desk['answer'] = async (asked) => {
    const { method, pathname } = asked
    if (method === 'POST') return doDeed(asked, sight.deeds)
    if (method !== 'GET' && method !== 'HEAD') return { status: 405, body: { error: 'Only GET is possible here.' } }
    const page = await findPage(asked, sight)
    if (page) return page
    if (pathname === '/publisher/status.json') return { status: 200, body: await tellStatus(sight) }
    const [, type, id] = /^\/publisher\/documents\/([a-z-]+)\/(\d+)$/.exec(pathname) ?? []
    return type === undefined ? undefined : { status: 200, body: await tellDocument(sight, { type, id: Number(id) }) }
  }
  return { answer, alarms: async () => findAlarms(await look(sight), new Date()) }
}

async function look({ state, search, care, store }: Sight): Promise<Sights> {
  const [receipts, comparison] = await Promise.all([store.receipts.newest(shownReceipts), store.comparisons.last()])
  return { state: state(), search: search(), care: { ...care(), comparison }, receipts }
}

async function findPage({ pathname, visitor }: Asked, sight: Sight): Promise<Reply | undefined> {
  if (pathname === '/publisher/status.css') return { status: 200, type: 'text/css; charset=utf-8', body: readStyle() }
  if (pathname === '/publisher/status.js') {
    return { status: 200, type: 'text/javascript; charset=utf-8', body: statusScript }
  }
  const [, number] = /^\/publisher\/releases\/(\d+)$/.exec(pathname) ?? []
  if (number !== undefined) {
    const restorable = visitor.mayPublish ? await sight.findRestorable(Number(number)) : undefined
    return restorable && { status: 200, type: html, body: renderRestore(restorable) }
  }
  const [, receiptId] = /^\/publisher\/receipts\/([0-9a-z]+)$/.exec(pathname) ?? []
  if (receiptId !== undefined) {
    const receipt = await sight.store.receipts.read(receiptId)
    return receipt && { status: 200, type: html, body: renderReceipt(receipt) }
  }
  if (pathname !== '/publisher' && pathname !== '/publisher/metrics') return undefined
  const sights = await look(sight)
  const alarms = findAlarms(sights, new Date())
  if (pathname === '/publisher/metrics') {
    return { status: 200, type: 'text/plain; version=0.0.4', body: toMetrics(sights, alarms, new Date()) }
  }
  const shown = { ...sights, alarms, visitor, releases: await newestReleases(sight.store) }
  return { status: 200, type: html, body: renderStatus(shown) }
}

async function newestReleases({ ledger }: ReleaseStore) {
  const numbers = (await ledger.numbers()).slice(-shownReleases).reverse()
  const records = await Promise.all(numbers.map((number) => ledger.read(number)))
  return records.filter((record) => record !== undefined)
}

async function tellStatus(sight: Sight) {
  const sights = await look(sight)
  const { state, search, receipts } = sights
  const { phase, release, head, waiting, held, problem } = state
  return {
    phase,
    release,
    head,
    waiting: waiting.length,
    held,
    problem,
    search: { waiting: search.waiting, problem: search.problem },
    alarms: findAlarms(sights, new Date()),
    receipts,
  }
}

type Item = { type: string; id: number }

/** Where the editions of an item are on their way to the readers. */
async function tellDocument({ state, log, countPagesOf, store: { receipts } }: Sight, item: Item) {
  const { phase, waiting, held } = state()
  const isItem = (row: Pick<LogRow, 'type' | 'id'>) => row.type === item.type && row.id === item.id
  const queued = waiting.filter(isItem)
  const known = await receipts.newest(shownReceipts)
  const live = [...(log()?.live() ?? [])].filter(isItem)
  const nextOf = (locale: string) => (isLocale(locale) ? expectChange(countPagesOf(item, locale), known) : undefined)
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
      const settled = isHeld ? 'held' : row ? 'live' : 'gone'
      return {
        locale,
        seq: row?.seq,
        state: isQueued ? whileWaiting(phase) : settled,
        receipt: brief(receipt),
        next: nextOf(locale),
      }
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
