import { indexNameOf } from '../content/search-record'
import { type Delta } from '../plan/search/plan-delta'
import { cursorRecord, stateNameOf } from './cursor'
import { openSearch, type SearchClient } from './open-search'
import { type SearchTarget } from './search-target'

// A withdrawal waits for this: soon at first, then ever more seldom.
const askAgainMs = { first: 15, most: 5000 }

type Reach = { prefix: string; cursor: number }
type Sent = {
  /** How many records were written or taken out. */
  writes: number
  /** Waits until readers find what was sent. */
  untilFound: () => Promise<void>
}

/** Pushes what a publication changed, and waits until it can be found. Doing it twice changes nothing more. */
export async function pushDelta(deltas: readonly Delta[], target: SearchTarget & { cursor: number }): Promise<number> {
  const { writes, untilFound } = await sendDeltas(openSearch(target), deltas, target)
  await untilFound()
  return writes
}

/** Sends what a publication changed, in one request; once it is taken, it is not lost. */
export async function sendDeltas(
  client: SearchClient,
  deltas: readonly Delta[],
  { prefix, cursor }: Reach,
): Promise<Sent> {
  const requests = deltas.flatMap((delta) => toRequests(delta, prefix))
  if (requests.length === 0) return { writes: 0, untilFound: () => Promise.resolve() }
  const state = { action: 'updateObject' as const, indexName: stateNameOf(prefix), body: cursorRecord(cursor) }
  const { taskID } = await client.multipleBatch({ requests: [...requests, state] })
  const untilFound = async () => {
    const timeout = (tries: number): number => Math.min(askAgainMs.first * 2 ** (tries - 1), askAgainMs.most)
    await Promise.all(
      Object.entries(taskID).map(([indexName, task]) => client.waitForTask({ indexName, taskID: task, timeout })),
    )
  }
  return { writes: requests.length, untilFound }
}

function toRequests({ locale, save, remove }: Delta, prefix: string) {
  const indexName = indexNameOf(prefix, locale)
  return [
    ...save.map((record) => ({ action: 'updateObject' as const, indexName, body: { ...record } })),
    ...remove.map((objectID) => ({ action: 'deleteObject' as const, indexName, body: { objectID } })),
  ]
}
