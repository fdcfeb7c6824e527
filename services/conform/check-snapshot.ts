import { editionKey } from '../../src/plan/store/log-row'
import { type Examined, replay } from './examined'
import { type AnyRow, readAll } from './source'

/** The snapshot is what the log comes to. */
export function checkSnapshot({ head, log, editions }: Examined): string[] {
  const live = replay(log)
  const problems: string[] = []
  const seen = new Set<string>()
  for (const row of editions) {
    const key = editionKey(row)
    if (seen.has(key)) problems.push(`${key} is in editions twice`)
    seen.add(key)
    const own = live.get(key)
    if (!own || own.seq < row.seq) problems.push(`${key} is in editions as row ${row.seq}, and the log ends otherwise`)
  }
  // What was published after the snapshot was read is in the log alone.
  for (const [key, row] of live) {
    if (row.seq <= head && !seen.has(key)) problems.push(`${key} is published by row ${row.seq}, and not in editions`)
  }
  return problems
}

/** A reader that comes back finds what was live at the place it had reached. */
export async function checkChangedSince({ source, log }: Examined): Promise<string[]> {
  const middle = log[Math.floor(log.length / 2)]?.seq ?? 0
  const found = await readAll(source, source.siteKey, { name: 'changedSince', from: '', first: 500, seq: middle })
  const then = newestOf(log.filter(({ seq }) => seq <= middle))
  const after = new Set(log.filter(({ seq }) => seq > middle).map(editionKey))
  const problems = found
    .filter((row) => row.seq > middle)
    .map((row) => `changedSince(seq: ${middle}) gives ${editionKey(row)} as row ${row.seq}, which is newer`)
  const given = new Map(found.map((row) => [editionKey(row), row.seq]))
  for (const [key, row] of then) {
    if (after.has(key) && given.get(key) !== row.seq) {
      problems.push(
        `changedSince(seq: ${middle}) must give ${key} as row ${row.seq}, and gives ${given.get(key) ?? 'none'}`,
      )
    }
  }
  return problems
}

const newestOf = (rows: readonly AnyRow[]): Map<string, AnyRow> => new Map(rows.map((row) => [editionKey(row), row]))
