import { listenTo } from '../../database/listen'
import { messageOf } from '../../shared/log'
import { createBell } from './create-bell'
import { type Events, eventsChannel, type KeptEvent } from './events'

export type News = {
  /** Every event of somebody after a number: those that there are, and then each as it happens. */
  follow: (sub: string, after: number) => AsyncIterableIterator<KeptEvent>
}

type Parts = { databaseUrl: string; events: Pick<Events, 'listOf'>; report: (line: string) => void }

const most = 100
// What the database says may be lost with its connection; nobody waits longer than this for an event that is there.
const lookAgainMs = 30_000

/** Sends each event of a person to their open pages, as soon as it is committed. */
export function openNews({ databaseUrl, events, report }: Parts): News & { close: () => Promise<void> } {
  const waiting = new Map<string, Set<() => void>>()
  const wake = (sub: string) => waiting.get(sub)?.forEach((go) => go())
  const hear = (sub: string | undefined) => (sub === undefined ? [...waiting.keys()].forEach(wake) : wake(sub))
  const stop = listenTo({ databaseUrl, channel: eventsChannel, hear, report })

  const enter = (sub: string, go: () => void) => {
    const own = waiting.get(sub) ?? new Set()
    waiting.set(sub, own.add(go))
    return () => {
      own.delete(go)
      if (own.size === 0) waiting.delete(sub)
    }
  }
  const read = (sub: string, after: number) =>
    events.listOf(sub, { after, most }).catch((error: unknown) => {
      report(`Events are not read: ${messageOf(error)}`)
      return []
    })
  return { follow: (sub, after) => followEvents({ sub, after, read, enter }), close: stop }
}

type Following = {
  sub: string
  after: number
  read: (sub: string, after: number) => Promise<KeptEvent[]>
  enter: (sub: string, go: () => void) => () => void
}

/** By hand and not as a generator: one that waits could not be ended. */
function followEvents({ sub, after, read, enter }: Following): AsyncIterableIterator<KeptEvent> {
  const held: KeptEvent[] = []
  const bell = createBell()
  let last = after
  let isOver = false
  const leave = enter(sub, bell.ring)

  const next = async (): Promise<IteratorResult<KeptEvent>> => {
    for (;;) {
      if (isOver) return { done: true, value: undefined }
      const event = held.shift()
      if (event) return { done: false, value: event }
      await bell.untilRung(lookAgainMs)
      held.push(...(await read(sub, last)))
      last = held.at(-1)?.number ?? last
    }
  }
  const end = () => {
    isOver = true
    leave()
    bell.ring()
    return Promise.resolve({ done: true as const, value: undefined })
  }
  const iterator: AsyncIterableIterator<KeptEvent> = {
    ...{ next, return: end, throw: end },
    [Symbol.asyncIterator]: () => iterator,
  }
  return iterator
}
