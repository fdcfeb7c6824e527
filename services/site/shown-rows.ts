import { type Rows } from '../../src/plan/store/live-rows'
import { editionKey } from '../../src/plan/store/log-row'
import { type Ask, readRowsAfter } from '../../src/plan/store/read-log'
import { type Origin } from '../releases/record'

/** What a release shows of every edition, from the log as it was then, with what stands in for those that are held back. */
export async function readShownRows(ask: Ask, { seq, held = {} }: Origin): Promise<Rows> {
  const rows: Rows = { live: new Map(), last: undefined }
  for await (const page of readRowsAfter(ask, 0)) {
    for (const row of page) {
      if (row.seq > seq) return rows
      rows.last = row
      const key = editionKey(row)
      const standIn = held[key]
      if (standIn !== undefined && standIn !== row.seq) continue
      if (row.operation === 'publish') rows.live.set(key, row)
      else rows.live.delete(key)
    }
  }
  return rows
}
