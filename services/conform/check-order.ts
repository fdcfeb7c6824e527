import { editionKey } from '../../src/plan/store/log-row'
import { type Examined } from './examined'

/** Numbers only rise, and each edition counts its own rows. */
export function checkOrder({ log }: Examined): string[] {
  const problems: string[] = []
  const newest = new Map<string, { revision: number; seq: number }>()
  let last = 0
  for (const row of log) {
    if (!Number.isSafeInteger(row.seq) || row.seq <= last) problems.push(`row ${row.seq} comes after row ${last}`)
    last = row.seq
    const before = newest.get(editionKey(row))
    if (before && row.revision <= before.revision) {
      problems.push(
        `${editionKey(row)}: row ${row.seq} is revision ${row.revision}, and row ${before.seq} was ${before.revision}`,
      )
    }
    newest.set(editionKey(row), row)
  }
  return problems
}

/** What is withdrawn was published before, and its row keeps no word of it. */
export function checkWithdrawals({ log }: Examined): string[] {
  const problems: string[] = []
  const live = new Set<string>()
  for (const row of log) {
    const key = editionKey(row)
    if (row.operation === 'publish') {
      if (row.document === null) problems.push(`${key}: row ${row.seq} publishes without a document`)
      live.add(key)
      continue
    }
    if (row.document !== null) problems.push(`${key}: row ${row.seq} withdraws, and still has a document`)
    live.delete(key)
  }
  return problems
}

/** Whether there was a withdrawal to look at. */
export const hasWithdrawals = ({ log }: Examined): boolean => log.some(({ operation }) => operation === 'withdraw')
