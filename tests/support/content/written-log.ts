import { editionKey, type LogRow } from '../../../src/plan/store/log-row'
import { type Ask } from '../../../src/plan/store/read-log'

/** A publication log that a test writes; `isAway` is a CMS that does not answer. */
export class WrittenLog {
  rows: LogRow[] = []
  isAway = false

  constructor(...rows: LogRow[]) {
    this.add(...rows)
  }

  add(...rows: LogRow[]): void {
    for (const row of rows) this.rows.push({ ...row, seq: (this.rows.at(-1)?.seq ?? 0) + 1 })
  }

  readonly ask: Ask = (query, { after, first = 500 }) => {
    if (this.isAway) return Promise.reject(new Error('fetch failed'))
    if (query.includes('publications(')) {
      const rest = this.rows.filter(({ seq }) => seq > Number(after))
      const nodes = rest.slice(0, Number(first))
      const hasMore = rest.length > nodes.length
      return Promise.resolve({ publications: { nodes, cursor: nodes.at(-1)?.seq ?? after, hasMore } })
    }
    if (!query.includes('editions(')) return Promise.resolve({ head: this.rows.at(-1)?.seq ?? 0 })
    const newest = new Map(this.rows.map((row) => [editionKey(row), row]))
    const nodes = [...newest.values()].filter(({ operation }) => operation === 'publish')
    return Promise.resolve({ editions: { nodes, cursor: '', hasMore: false } })
  }
}
