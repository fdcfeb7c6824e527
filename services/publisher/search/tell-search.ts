import { setTimeout as sleep } from 'node:timers/promises'
import { type Delta } from '../../../src/plan/search/plan-delta'
import { type Outbox } from '../../indexing/outbox'

export type SearchNews = { deltas: readonly Delta[]; cursor: number; isWhole: boolean }
export type SearchTold = { state: 'unchanged' | 'done' | 'pending'; writes: number }

const patienceMs = 1000

/** Tells search what a release is about to change. Readers get the release all the same when it does not answer. */
export async function tellSearch(outbox: Outbox, { deltas, cursor, isWhole }: SearchNews): Promise<SearchTold> {
  const writes = deltas.reduce((sum, { save, remove }) => sum + save.length + remove.length, 0)
  if (!isWhole && writes === 0) return { state: 'unchanged', writes }
  const before = outbox.sent
  // Who still owes an answer is not waited for again.
  const isAnswering = outbox.isIdle && outbox.problem === undefined
  if (isWhole) outbox.replace({ deltas, cursor })
  else outbox.add({ deltas, cursor })
  if (isAnswering) await within(patienceMs, outbox.empty())
  const state = outbox.isIdle ? 'done' : 'pending'
  if (!isWhole) return { state, writes }
  const sent = outbox.sent - before
  return { state: state === 'done' && sent === 0 ? 'unchanged' : state, writes: sent }
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  const enough = new AbortController()
  await Promise.race([work, sleep(ms, undefined, { signal: enough.signal }).catch(() => undefined)])
  enough.abort()
}
