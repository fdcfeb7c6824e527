import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'
import { editionKey, logRow, type LogRow } from '../../src/plan/store/log-row'

/** An edition as the other CMS has it now. */
export type Wanted = Pick<LogRow, 'type' | 'id' | 'locale'> & { document: string }

/** A publication log in a file: a CMS that says only how things are gets a history of what happened. */
export class KeptLog {
  readonly #file: string
  readonly rows: LogRow[]

  constructor(file: string) {
    this.#file = file
    mkdirSync(dirname(file), { recursive: true })
    this.rows = readRows(file)
  }

  get live(): Map<string, LogRow> {
    const newest = new Map(this.rows.map((row) => [editionKey(row), row]))
    return new Map([...newest].filter(([, { operation }]) => operation === 'publish'))
  }

  /** The paths that an edition had before. */
  pathsOf(key: string): string[] {
    const own = this.rows.filter((row) => row.document !== null && editionKey(row) === key)
    return own.map(({ document }) => (JSON.parse(document ?? '{}') as { path?: string }).path ?? '')
  }

  /** Appends what differs. An edition that is held stays as it is: what it should become cannot be shown. */
  reconcile(wanted: readonly Wanted[], held: ReadonlySet<string>, now: Date): LogRow[] {
    const live = this.live
    const keys = new Set(wanted.map(editionKey))
    const gone = [...live].filter(([key]) => !keys.has(key) && !held.has(key)).map(([, row]) => row)
    const changed = wanted.filter((one) => live.get(editionKey(one))?.document !== one.document)
    const at = now.toISOString()
    return this.#append([
      ...gone.map((row) => ({ ...row, operation: 'withdraw' as const, document: null, at })),
      ...changed.map((one) => ({ ...one, operation: 'publish' as const, audience: 'public', at })),
    ])
  }

  #append(news: Omit<LogRow, 'seq' | 'revision'>[]): LogRow[] {
    const revisions = new Map(this.rows.map((row) => [editionKey(row), row.revision]))
    let seq = this.rows.at(-1)?.seq ?? 0
    const rows = news.map((row): LogRow => {
      seq += 1
      return { ...row, seq, revision: (revisions.get(editionKey(row)) ?? 0) + 1 }
    })
    if (rows.length > 0) appendFileSync(this.#file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    this.rows.push(...rows)
    return rows
  }
}

/** A line that a crash cut short was told to nobody: it is cut off, and written again. */
function readRows(file: string): LogRow[] {
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  const end = text.lastIndexOf('\n') + 1
  if (end < text.length) truncateSync(file, Buffer.byteLength(text.slice(0, end)))
  return text
    .slice(0, end)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => logRow.parse(JSON.parse(line)))
}
