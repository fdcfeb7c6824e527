import { editionKey, type LogRow } from './log-row'
import { type Ask, readFromNothing } from './read-log'

/** What the log said of every edition, newest row each, and the newest row of all. */
export type Rows = { live: Map<string, LogRow>; last: LogRow | undefined }

/** What the log says of every edition, or of those that are wanted, and its newest row in any case. */
export async function readLiveRows(ask: Ask, isWanted: (row: LogRow) => boolean = () => true): Promise<Rows> {
  const rows: Rows = { live: new Map(), last: undefined }
  for await (const page of readFromNothing(ask)) {
    for (const row of page) {
      if (isWanted(row)) keepRow(rows, row)
      else note(rows, row)
    }
  }
  return rows
}

export function keepRow(rows: Rows, row: LogRow): void {
  if (row.operation === 'publish') rows.live.set(editionKey(row), row)
  else rows.live.delete(editionKey(row))
  note(rows, row)
}

function note(rows: Rows, row: LogRow): void {
  if (row.seq > (rows.last?.seq ?? 0)) rows.last = row
}
