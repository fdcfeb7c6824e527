import { listenTo } from '../../../database/listen'
import { type Database } from '../../../database/open-database'
import { messageOf } from '../../../shared/log'
import { createBell } from '../../events/create-bell'
import { navigatorChannel, readCursor } from './versions-table'

export type Editions = {
  /** The edition of now, where it is another than the one that is known already, and then each that follows. */
  follow: (known: string) => AsyncIterableIterator<string>
}

type Parts = { databaseUrl: string; database: Pick<Database, 'query'>; report: (line: string) => void }

// What the database says may be lost with its connection; no page stays behind for longer than this.
const lookAgainMs = 30_000

/** Tells open pages that the navigator is another. It is read once for all of them. */
export function openEditions({ databaseUrl, database, report }: Parts): Editions & { close: () => Promise<void> } {
  const bells = new Set<() => void>()
  let current: string | undefined
  const read = async () => {
    try {
      const cursor = await readCursor(database)
      if (cursor?.isWhole === true) current = cursor.edition
    } catch (error) {
      report(`Reading the edition of the navigator failed: ${messageOf(error)}`)
    }
    bells.forEach((ring) => ring())
  }
  const stop = listenTo({ databaseUrl, channel: navigatorChannel, hear: () => void read(), report })
  const timer = setInterval(() => void read(), lookAgainMs)
  timer.unref()
  return {
    follow: (known) => followEditions(known, { bells, read: () => current }),
    close: () => {
      clearInterval(timer)
      return stop()
    },
  }
}

type Following = { bells: Set<() => void>; read: () => string | undefined }

/** By hand and not as a generator: one that waits could not be ended. */
function followEditions(known: string, { bells, read }: Following): AsyncIterableIterator<string> {
  const bell = createBell()
  let last = known
  let isOver = false
  bells.add(bell.ring)
  const next = async (): Promise<IteratorResult<string>> => {
    for (;;) {
      if (isOver) return { done: true, value: undefined }
      const edition = read()
      if (edition !== undefined && edition !== last) return { done: false, value: (last = edition) }
      await bell.untilRung(lookAgainMs)
    }
  }
  const end = () => {
    isOver = true
    bells.delete(bell.ring)
    bell.ring()
    return Promise.resolve({ done: true as const, value: undefined })
  }
  const iterator: AsyncIterableIterator<string> = {
    ...{ next, return: end, throw: end },
    [Symbol.asyncIterator]: () => iterator,
  }
  return iterator
}
