import { setTimeout as sleep } from 'node:timers/promises'
import { type Feed, readOn, type Row } from '../publishing/feed-reader'

const pauseMs = 15

export type PollingReader = { rows: Row[]; stop: () => Promise<Row[]> }

/** Reads on and on from its own cursor, whatever happens to the CMS meanwhile, and once more at the end. */
export function startReader(feed: Feed): PollingReader {
  const rows: Row[] = []
  const halt = new AbortController()
  const isStopped = () => halt.signal.aborted
  const readNext = async () => {
    rows.push(...(await readOn(feed, rows.at(-1)?.seq ?? 0)))
  }
  const running = (async () => {
    while (!isStopped()) {
      await readNext().catch(() => undefined) // the CMS is away; the cursor stays where it was
      await sleep(pauseMs)
    }
  })()
  return {
    rows,
    stop: async () => {
      halt.abort()
      await running
      await readNext()
      return rows
    },
  }
}
