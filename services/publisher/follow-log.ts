import { appendFileSync } from 'node:fs'
import { syncContentStore } from '../../src/gatsby/log/content-store'
import { type Rows } from '../../src/plan/store/live-rows'
import { editionKey, type LogRow } from '../../src/plan/store/log-row'
import { type Ask, readChangedSince, readRow, readRowsAfter } from '../../src/plan/store/read-log'

/** The publication log as this process knows it: what is live, and what has come since it last looked. */
export type Log = {
  live: () => IterableIterator<LogRow>
  /** The number of the newest row that is known. */
  head: () => number
  readNews: () => Promise<LogRow[]>
  /**
   * By edition, the row that readers see in place of the newest, undefined for none: of all that is newer than what they
   * see, and of all that is held back from them.
   */
  findStandIns: (seen: { seq: number; held: Readonly<Record<string, number>> }) => Promise<StandIns>
}

export type StandIns = ReadonlyMap<string, LogRow | undefined>

/** Begins with what is kept in a file; the file is a copy, and what a crash takes from its end is read again. */
export async function followLog(file: string, ask: Ask): Promise<Log> {
  const rows: Rows = await syncContentStore(file, ask)
  return {
    live: () => rows.live.values(),
    head: () => rows.last?.seq ?? 0,
    readNews: async () => {
      const news: LogRow[] = []
      for await (const page of readRowsAfter(ask, rows.last?.seq ?? 0)) news.push(...page)
      for (const row of news) {
        if (row.operation === 'publish') rows.live.set(editionKey(row), row)
        else rows.live.delete(editionKey(row))
        rows.last = row
      }
      if (news.length > 0) appendFileSync(file, news.map((row) => `${JSON.stringify(row)}\n`).join(''))
      return news
    },
    findStandIns: async ({ seq, held }) => {
      const found = new Map<string, LogRow | undefined>()
      for (const row of rows.live.values()) if (row.seq > seq) found.set(editionKey(row), undefined)
      for await (const page of readChangedSince(ask, seq)) {
        for (const row of page) if (row.operation === 'publish') found.set(editionKey(row), row)
      }
      for (const [key, standIn] of Object.entries(held)) {
        const row = standIn === 0 ? undefined : await readRow(ask, standIn)
        // A log that was set back does not know it: then the newest edition stands for itself.
        if (standIn === 0 || (row && editionKey(row) === key)) found.set(key, row)
      }
      return found
    },
  }
}
