import { type LogRow } from '../store/log-row'

/** What became of each edition between two readings of the log, as rows that say so. */
export function findNews(before: ReadonlyMap<string, LogRow>, now: ReadonlyMap<string, LogRow>): LogRow[] {
  const put = [...now].filter(([key, row]) => before.get(key)?.seq !== row.seq).map(([, row]) => row)
  const gone = [...before]
    .filter(([key]) => !now.has(key))
    .map(([, row]) => ({ ...row, operation: 'withdraw' as const }))
  return [...gone, ...put]
}
