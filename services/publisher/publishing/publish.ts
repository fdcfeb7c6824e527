import { setTimeout as sleep } from 'node:timers/promises'
import { type LogRow } from '../../../src/plan/store/log-row'
import { type Outbox } from '../../indexing/outbox'
import { type Receipt, type Receipts } from '../../releases/store/receipts'
import { log } from '../../shared/log'
import { withLogId } from '../../shared/log-id'
import { readDelivery } from '../../shared/tracing/delivery'
import { currentPlace, findPlace, type Place, tracedAt } from '../../shared/tracing/span'
import { type Log } from '../follow-log'
import { type LiveSite } from '../live-site'
import { openMending } from '../search/mend-receipts'
import { type Bell, type Ring } from './bell'
import { type Held, type SitePrinter } from './site-printer'
import { Stopwatch } from './stopwatch'
import { toReceipt } from './to-receipt'

export type Parts = {
  log: Log
  live: LiveSite
  printer: SitePrinter
  outbox: Outbox
  receipts: Receipts
  pollMs: number
  bell: Bell
}

/** What the publisher is doing, for those who ask. */
export type State = {
  phase: 'standby' | 'idle' | 'building' | 'paused'
  /** Rows that readers do not see yet. */
  waiting: readonly LogRow[]
  head: number
  release: number
  held: readonly Held[]
  problem: string | undefined
}

const coalesceMs = 250
const afterProblemMs = 1000
const restMs = 60_000

/** Follows the log and puts before the readers what it says, until it is called off. */
export class Publisher {
  readonly state: State = { phase: 'idle', waiting: [], head: 0, release: 0, held: [], problem: undefined }
  private readonly parts: Parts
  private readonly mendReceipts: () => void
  private mustStartOver = false

  constructor(parts: Parts) {
    this.parts = parts
    this.mendReceipts = openMending(parts.outbox, parts.receipts)
  }

  /** Plans every page again, which puts right whatever differs from what is published. */
  startOver(): void {
    this.mustStartOver = true
    this.parts.bell.ring({ cause: 'start-over', delivery: null })
  }

  async run(calledOff: AbortSignal): Promise<void> {
    await this.begin()
    let ring: Ring = { cause: 'start', delivery: null }
    while (!calledOff.aborted) {
      const startedAt = Date.now()
      const { logId, place } = readDelivery(ring.delivery)
      await withLogId(logId, () => this.work(ring, place))
      // The first of many editors does not wait, the others go together.
      await sleep(Math.max(0, startedAt + coalesceMs - Date.now()), undefined, { signal: calledOff }).catch(
        () => undefined,
      )
      ring = await this.parts.bell.next(...this.nextByItself())
    }
  }

  /** All that is published and not yet seen is waiting; the printer starts from nothing. */
  private async begin(): Promise<void> {
    const { live, log, printer } = this.parts
    this.mustStartOver = true
    await live.load()
    const { seq: seen = 0, held = {} } = live.manifest.origin ?? {}
    printer.begin(log.live(), await log.findStandIns({ seq: seen, held }))
    this.mustStartOver = false
    this.tell({
      // Before the first release nobody waits for a single edition: it shows whatever there is.
      waiting: live.manifest.number === 0 ? [] : [...log.live()].filter(({ seq }) => seq > seen),
      release: live.manifest.number,
      head: log.head(),
    })
  }

  private async work(ring: Ring, place: Place | undefined): Promise<void> {
    try {
      const publish = () => this.publish(ring)
      await (place ? tracedAt(place, { name: 'publish' }, publish) : publish())
      this.tell({ problem: undefined, held: this.parts.printer.held() })
    } catch (error) {
      log.error('Publishing failed and starts again from everything', error)
      this.tell({ phase: 'idle', problem: String(error).split('\n')[0] })
      await sleep(afterProblemMs)
      await this.begin().catch(() => undefined)
    }
  }

  private async publish(ring: Ring): Promise<void> {
    const { log, live, printer } = this.parts
    const watch = new Stopwatch()
    const news = await log.readNews()
    this.tell({ waiting: [...this.state.waiting, ...news], head: log.head() })
    if (this.mustStartOver || (await live.isOvertaken())) await this.begin()
    watch.mark('read')
    if (live.manifest.restores !== undefined) {
      this.tell({ phase: 'paused' })
      return
    }
    const isDue = (printer.until() ?? '9') <= new Date().toISOString()
    if (news.length === 0 && !printer.needsAll && !isDue) return
    const isEmpty = log.live().next().done === true
    if (isEmpty && live.manifest.number === 0) return
    if (isEmpty) throw new Error('The publication log is empty: an empty site never replaces a full one.')
    this.tell({ phase: 'building' })
    const rows = this.state.waiting
    // Nobody traces a look at the log that finds nothing; what is found by itself begins a trace here.
    const place = findPlace(currentPlace())
    const printed = await tracedAt(place, { name: 'print' }, () => printer.print(news, log.head(), watch))
    this.tell({ phase: 'idle', waiting: [], release: live.manifest.number })
    const heldBack = printer.held().length
    const receipt = toReceipt({ printed, rows, seq: log.head(), ring, watch, heldBack })
    if (rows.length > 0 || receipt.release !== null) await this.conclude(receipt)
    // One that compared everything also mends what an earlier publisher has left.
    if (printed.isWhole || receipt.search === 'pending') this.mendReceipts()
  }

  private async conclude(receipt: Receipt): Promise<void> {
    await this.parts.receipts.write(receipt)
    log.info(`Published: ${JSON.stringify({ ...receipt, editions: receipt.editions.length })}`)
  }

  /** When nobody rings: a look at the log every few seconds, and at the instant at which the site changes by itself. */
  private nextByItself(): [Ring, number] {
    const { printer, pollMs } = this.parts
    const until = printer.until()
    const dueMs = until === undefined ? restMs : Math.max(1, Date.parse(until) - Date.now())
    const lookMs = pollMs > 0 ? pollMs : restMs
    if (dueMs <= lookMs) return [{ cause: 'clock', delivery: null }, dueMs]
    return [{ cause: pollMs > 0 ? 'poll' : 'clock', delivery: null }, lookMs]
  }

  private tell(news: Partial<State>): void {
    Object.assign(this.state, news)
  }
}
