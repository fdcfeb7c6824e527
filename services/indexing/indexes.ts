import { readCursor } from '../../src/indexing/cursor'
import { type Held, lookAtIndexes } from '../../src/indexing/look-at-indexes'
import { openSearch, type SearchClient } from '../../src/indexing/open-search'
import { sendDeltas } from '../../src/indexing/push-delta'
import { type SearchTarget } from '../../src/indexing/search-target'
import { type Delta } from '../../src/plan/search/plan-delta'

/** The indexes, as far as who publishes needs them. */
export type Indexes = {
  /** What they hold; refuses when they were brought further than this row of the log. */
  look: (cursor: number) => Promise<Held>
  /** Done when the service has taken it. What is taken out is then not found any more. */
  send: (deltas: readonly Delta[], cursor: number) => Promise<void>
}

// A service that takes longer is away: what it was sent is sent again.
export const patience = { connect: 5000, read: 30_000, write: 30_000 }

export function openIndexes(target: SearchTarget): Indexes {
  const client = openSearch(target, patience)
  const { prefix } = target
  return {
    look: async (cursor) => {
      const there = await readCursor(client, prefix)
      if (there > cursor) throw new Error(tellNewer(there, cursor, prefix))
      return lookAtIndexes(client, prefix)
    },
    send: sendTo(client, prefix),
  }
}

export const sendTo =
  (client: SearchClient, prefix: string): Indexes['send'] =>
  async (deltas, cursor) => {
    const { untilFound } = await sendDeltas(client, deltas, { prefix, cursor })
    if (deltas.some(({ remove }) => remove.length > 0)) await untilFound()
  }

const tellNewer = (there: number, cursor: number, prefix: string): string =>
  `The search index has row ${there} of the log, and the log only row ${cursor}: another installation writes to it. ` +
  `Give each its own SEARCH_PREFIX; if the log was set back on purpose, delete the index ${prefix}_state.`
