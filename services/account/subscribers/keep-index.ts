import { Content } from '../../../src/build/content'
import { editionKey, type LogRow } from '../../../src/build/log-row'
import { type Ask, readFromNothing, readRowsAfter } from '../../../src/build/read-log'
import { RecordShelf } from '../../../src/build/records/record-shelf'
import { navigatorTypes, openSubscribersShelf } from '../../../src/build/records/subscribers-records'
import { type Staleness } from '../../../src/build/shelf'
import { type Outbox } from '../../indexing/outbox'

type Parts = {
  ask: Ask
  outbox: Pick<Outbox, 'add' | 'replace'>
  /** Refuses where somebody without permission could read what is put into the indexes. */
  ensureClosed: () => Promise<void>
  report: (line: string) => void
}

const pauseMs = 1000
// What an index loses by itself is found out by comparing.
const compareEveryMs = 3_600_000

const isOfNavigator = ({ type }: LogRow): boolean => (navigatorTypes as readonly string[]).includes(type)

/** Keeps what subscribers can find as the log has it, a second behind. */
export class SubscribersIndex {
  private content = new Content()
  private shelf = openSubscribersShelf()
  private records = new RecordShelf()
  /** The newest row that was read; undefined before the first. */
  private head: number | undefined
  private startedAt = -Infinity
  private problem: string | undefined
  private timer: NodeJS.Timeout | undefined
  private isOver = false
  private readonly parts: Parts

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** By what the services of the navigator are opened; undefined until the log was read. */
  permissions(): string[] | undefined {
    if (this.head === undefined) return undefined
    const services = [...this.content.ofType('nav-service')]
    return [...new Set(services.flatMap((one) => (one.type === 'nav-service' ? one.permissionKey : [])))]
  }

  async run(): Promise<void> {
    try {
      await this.turn()
      this.problem = undefined
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      // Once for each reason, however long it lasts.
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
    await this.parts.ensureClosed()
    if (this.head === undefined || performance.now() - this.startedAt >= compareEveryMs) await this.startOver()
    else await this.follow(this.head)
  }

  /** Reads everything anew, and has the indexes compared with it. */
  private async startOver(): Promise<void> {
    const live = new Map<string, LogRow>()
    let head = 0
    for await (const page of readFromNothing(this.parts.ask)) {
      for (const row of page) {
        head = Math.max(head, row.seq)
        if (isOfNavigator(row)) live.set(editionKey(row), row)
      }
    }
    this.content = new Content(live.values())
    this.shelf = openSubscribersShelf()
    this.records = new RecordShelf()
    const deltas = await this.advance('everything')
    this.parts.outbox.replace({ deltas, cursor: head })
    this.head = head
    this.startedAt = performance.now()
  }

  private async follow(head: number): Promise<void> {
    const news: LogRow[] = []
    for await (const page of readRowsAfter(this.parts.ask, head)) news.push(...page)
    const last = news.at(-1)
    if (!last) return
    const deltas = await this.advance(this.content.apply(news.filter(isOfNavigator)))
    if (deltas.length > 0) this.parts.outbox.add({ deltas, cursor: last.seq })
    this.head = last.seq
  }

  private async advance(stale: Staleness) {
    const options = { now: new Date().toISOString(), origin: '' }
    const given = { content: this.content, options, stale, items: [], isItem: () => false }
    const { put, removed } = await this.shelf.advance(given)
    for (const { path, message } of this.shelf.problems())
      this.parts.report(`Subscribers do not find ${path}: ${message}`)
    return this.records.advance({ put: put.map(({ thing }) => thing), removed })
  }
}
