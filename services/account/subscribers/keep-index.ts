import { RecordShelf } from '../../../src/plan/records/record-shelf'
import { navigatorTypes, openSubscribersShelf } from '../../../src/plan/records/subscribers-records'
import { Content } from '../../../src/plan/store/content'
import { readLiveRows } from '../../../src/plan/store/live-rows'
import { type LogRow } from '../../../src/plan/store/log-row'
import { type Ask, readNews } from '../../../src/plan/store/read-log'
import { type Staleness } from '../../../src/plan/store/shelf'
import { type Outbox } from '../../indexing/outbox'
import { messageOf } from '../../shared/log'

/** Where records go. One process at a time has one. */
export type Writer = Pick<Outbox, 'add' | 'replace'>
type Parts = {
  ask: Ask
  /** The indexes in which the texts could be read by everybody. */
  findOpenIndexes: () => Promise<readonly string[]>
  report: (line: string) => void
}

const pauseMs = 1000
// What an index loses by itself is found out by comparing, and so is a key that was given more than it should have.
const compareEveryMs = 3_600_000
const compareAfterProblemMs = 60_000

const isOfNavigator = ({ type }: LogRow): boolean => (navigatorTypes as readonly string[]).includes(type)

/** Follows what the log says of the navigator, a second behind; the replica that has the writer keeps the indexes so. */
export class SubscribersIndex {
  private content = new Content()
  private shelf = openSubscribersShelf()
  private records = new RecordShelf()
  /** The newest row that was read. */
  private last: LogRow | undefined
  private isRead = false
  private writer: Writer | undefined
  /** When the indexes are compared with everything that is to be found; before, they hear what changes. */
  private compareAt = 0
  private problem: string | undefined
  private readonly told = new Set<string>()
  private timer: NodeJS.Timeout | undefined
  private isOver = false
  private readonly parts: Parts

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** By what the services of the navigator are opened; undefined until the log was read. */
  permissions(): string[] | undefined {
    if (!this.isRead) return undefined
    const services = [...this.content.ofType('nav-service')]
    return [...new Set(services.flatMap((one) => (one.type === 'nav-service' ? one.permissionKey : [])))]
  }

  /** From now on it writes, or does not any more. */
  writeTo(writer: Writer | undefined): void {
    this.writer = writer
    this.compareAt = 0
  }

  async run(): Promise<void> {
    try {
      await this.turn()
      this.problem = undefined
    } catch (error) {
      // What was taken in and not told is found by comparing.
      this.compareAt = Math.min(this.compareAt, performance.now() + compareAfterProblemMs)
      const problem = messageOf(error)
      if (problem !== this.problem) this.parts.report(`What subscribers find stays as it is: ${problem}`)
      this.problem = problem
    }
    if (!this.isOver) this.timer = setTimeout(() => void this.run(), pauseMs)
  }

  stop(): void {
    this.isOver = true
    clearTimeout(this.timer)
  }

  private async turn(): Promise<void> {
    const stale = await this.read()
    const { writer } = this
    if (!writer) return
    if (performance.now() >= this.compareAt) await this.compare(writer)
    else if (stale.size > 0) writer.add({ deltas: await this.advance(stale), cursor: this.last?.seq ?? 0 })
  }

  /** Takes in what is new; answers what may be another by that. */
  private async read(): Promise<ReadonlySet<string>> {
    const news = this.last && (await readNews(this.parts.ask, this.last))
    if (news) {
      this.last = news.at(-1) ?? this.last
      return this.content.apply(news.filter(isOfNavigator))
    }
    const { live, last } = await readLiveRows(this.parts.ask, isOfNavigator)
    this.content = new Content(live.values())
    this.last = last
    this.isRead = true
    if (last) this.compareAt = 0
    return new Set()
  }

  /** Nothing stays where everybody could read it. */
  private async compare(writer: Writer): Promise<void> {
    const open = await this.parts.findOpenIndexes()
    this.shelf = openSubscribersShelf()
    this.records = new RecordShelf()
    const deltas = open.length > 0 ? [] : await this.advance('everything')
    // Another has the turn by now, and learns of it by the next look.
    if (this.writer !== writer) return
    writer.replace({ deltas, cursor: this.last?.seq ?? 0 })
    if (open.length > 0) throw new Error(tellOpen(open))
    this.compareAt = performance.now() + compareEveryMs
  }

  private async advance(stale: Staleness) {
    const options = { now: new Date().toISOString(), origin: '' }
    const given = { content: this.content, options, stale, items: [], isItem: () => false }
    const { put, removed } = await this.shelf.advance(given)
    for (const { thing } of put) thing.problems.forEach((problem) => this.tell(problem))
    for (const { message } of this.content.problems.values()) this.tell(message)
    return this.records.advance({ put: put.map(({ thing }) => thing), removed })
  }

  /** Once, however often it is met. */
  private tell(problem: string): void {
    if (!this.told.has(problem)) this.parts.report(`Subscribers do not find what was changed: ${problem}`)
    this.told.add(problem)
  }
}

const tellOpen = (indexes: readonly string[]): string =>
  `the public search key opens ${indexes.join(', ')}, so they are kept empty. Name the indexes that it may open; .env.example says how.`
