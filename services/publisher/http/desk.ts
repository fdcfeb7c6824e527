import { isLocale, type Locale } from '../../../src/config/locales'
import { type Ref } from '../../../src/content/ref'
import { type LogRow } from '../../../src/plan/store/log-row'
import { type Answer, toJson } from '../../http/respond'
import { type ReleaseStore } from '../../releases/store/open-store'
import { type Receipt } from '../../releases/store/receipts'
import { type Alarm, type CareState, findAlarms, type Sights } from '../care/alarms'
import { type Log } from '../follow-log'
import { type State } from '../publishing/publish'
import { type Restorable } from '../restore/restoring'
import { type SearchSight } from '../search/search-sight'
import { actionRoutes, type Actions, isNumber } from './actions'
import { readStyle, statusScript } from './assets'
import { expectChange } from './expect-change'
import { type HouseRoute, on } from './house-route'
import { toMetrics } from './metrics'
import { renderReceipt } from './receipt-page'
import { renderRestore } from './restore-page'
import { renderStatus } from './status-page'

export type Desk = {
  /** What people of the house ask. */
  routes: readonly HouseRoute[]
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
  actions: Actions
}

const shownReceipts = 50
const shownReleases = 20

export const openDesk = (sight: Sight): Desk => ({
  routes: [...pageRoutes(sight), ...dataRoutes(sight), ...actionRoutes(sight.actions)],
  alarms: async () => findAlarms(await look(sight), new Date()),
})

const get = <const Path extends string>(path: Path, handle: Parameters<typeof on<Path>>[1]): HouseRoute =>
  on({ method: 'GET', path }, handle)
const toAnswer = (type: string, body: string): Answer => ({ status: 200, type, body })
const toHtml = (body: string): Answer => toAnswer('text/html; charset=utf-8', body)

const pageRoutes = (sight: Sight): HouseRoute[] => [
  get('/publisher', async ({ visitor }) => {
    const sights = await look(sight)
    const alarms = findAlarms(sights, new Date())
    return toHtml(renderStatus({ ...sights, alarms, visitor, releases: await newestReleases(sight.store) }))
  }),
  get('/publisher/status.css', () => Promise.resolve(toAnswer('text/css; charset=utf-8', readStyle()))),
  get('/publisher/status.js', () => Promise.resolve(toAnswer('text/javascript; charset=utf-8', statusScript))),
  get('/publisher/releases/{number}', async ({ visitor }, { number }) => {
    const mayAsk = isNumber(number) && visitor.mayPublish
    const restorable = mayAsk ? await sight.findRestorable(Number(number)) : undefined
    return restorable && toHtml(renderRestore(restorable))
  }),
  get('/publisher/receipts/{id}', async (_asked, { id }) => {
    const receipt = await sight.store.receipts.read(id)
    return receipt && toHtml(renderReceipt(receipt))
  }),
]

const dataRoutes = (sight: Sight): HouseRoute[] => [
  get('/publisher/metrics', async () => {
    const sights = await look(sight)
    const text = toMetrics(sights, findAlarms(sights, new Date()), new Date())
    return toAnswer('text/plain; version=0.0.4', text)
  }),
  get('/publisher/status.json', async () => toJson(200, await tellStatus(sight))),
  get('/publisher/documents/{type}/{id}', async (_asked, { type, id }) =>
    isNumber(id) ? toJson(200, await tellDocument(sight, { type, id: Number(id) })) : undefined,
  ),
]

async function look({ state, search, care, store }: Sight): Promise<Sights> {
  const [receipts, comparison] = await Promise.all([store.receipts.newest(shownReceipts), store.comparisons.last()])
  return { state: state(), search: search(), care: { ...care(), comparison }, receipts }
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
