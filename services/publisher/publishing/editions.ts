import * as z from 'zod'
import { type ContentDocument } from '../../../src/content/all-types'
import { type PlanProblem, type Reason } from '../../../src/plan/plan-site'
import { Content, keys } from '../../../src/plan/store/content'
import { editionKey, type LogRow } from '../../../src/plan/store/log-row'
import { type StandIns } from '../follow-log'

const withPath = z.object({ path: z.string() })

/** An edition that readers do not see because something is wrong with it; they see the one before, or none. */
type HeldEdition = Reason & { row: LogRow }

/**
 * Which edition of everything is shown. A new one is tried; when it breaks something, the one before takes its place again,
 * on every page and list that shows it, so that it holds up nothing else. It is tried again with every change, for what
 * mends it may be elsewhere.
 */
export class Editions {
  content = new Content()
  /** By edition, the row that is shown. */
  private readonly shown = new Map<string, LogRow>()
  private readonly tried = new Map<string, LogRow>()
  private readonly held = new Map<string, HeldEdition>()

  /** Starts over from what readers see; what they do not see yet is tried next. */
  begin(rows: Iterable<LogRow>, standIns: StandIns): void {
    this.shown.clear()
    this.tried.clear()
    this.held.clear()
    for (const row of rows) {
      const key = editionKey(row)
      const shown = standIns.has(key) ? standIns.get(key) : row
      if (standIns.has(key)) this.held.set(key, { row, message: '' })
      if (shown) this.shown.set(key, shown)
    }
    this.content = new Content(this.shown.values())
  }

  /** Takes in what is new, and what was held back once more; answers everything whose answer may be another now. */
  take(news: readonly LogRow[]): Set<string> {
    for (const [key, { row }] of this.held) this.tried.set(key, row)
    for (const row of news) this.tried.set(editionKey(row), row)
    this.held.clear()
    const changed = this.content.apply(this.tried.values())
    for (const [key, { message, told }] of this.content.problems) {
      const row = this.tried.get(key)
      if (row) this.held.set(key, { row, message, told })
      this.tried.delete(key)
    }
    return changed
  }

  /** Whether an edition is new enough to be the reason why something broke. */
  isTried(key: string): boolean {
    return this.tried.has(key)
  }

  /** Puts back what was shown before these, with the reason for each; answers everything whose answer may be another now. */
  holdBack(reasons: ReadonlyMap<string, Reason>): Set<string> {
    const changed = new Set<string>()
    for (const [key, reason] of reasons) {
      const row = this.tried.get(key)
      if (!row) continue
      this.tried.delete(key)
      this.held.set(key, { row, ...reason })
      const before = this.shown.get(key) ?? { ...row, operation: 'withdraw', document: null }
      for (const place of this.content.apply([before])) changed.add(place)
    }
    return changed
  }

  /** Readers see now what was tried. */
  settle(): void {
    for (const [key, row] of this.tried) {
      if (row.operation === 'publish') this.shown.set(key, row)
      else this.shown.delete(key)
    }
    this.tried.clear()
  }

  /** What is new, as the site would show it. */
  *news(): Generator<ContentDocument> {
    for (const row of this.tried.values()) yield* this.content.read(keys.edition(row, row.locale))
  }

  /** Paths of what is live and could not be read, as far as they can be told: nothing is known that could stand there. */
  *unread(): Generator<string> {
    for (const key of this.content.problems.keys()) {
      const path = withPath.safeParse(toValue(this.shown.get(key)?.document))
      if (path.success) yield path.data.path
    }
  }

  problems(): PlanProblem[] {
    return [...this.held].map(([path, { message, told }]) => ({ path, message, told }))
  }

  /** For the release: by edition that is held back, the row that readers see in its place; 0 for none. */
  standIns(): Record<string, number> {
    return Object.fromEntries([...this.held.keys()].sort().map((key) => [key, this.shown.get(key)?.seq ?? 0]))
  }
}

function toValue(document: string | null | undefined): unknown {
  try {
    return JSON.parse(document ?? 'null')
  } catch {
    return undefined
  }
}
