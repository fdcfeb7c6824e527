import { setTimeout as sleep } from 'node:timers/promises'
import { readRecords } from '../../releases/manifest'
import { type ReleaseRecord } from '../../releases/record'
import { type Ledger } from '../../releases/store/ledger'
import { log } from '../../shared/log'
import { findPlace, noteSpan } from '../../shared/tracing/span'
import { advance, emptyRelease, type LiveRelease } from './live-release'

export type Releases = {
  /** The release to serve; undefined as long as there is none. */
  current: () => Promise<LiveRelease | undefined>
  /** Why the newest cannot be served. */
  problem: () => string | undefined
  close: () => Promise<void>
}

// A look is one listing of a short folder.
const lookMs = 100

/** Keeps the newest release at hand. One that cannot be read changes nothing for readers. */
export function followReleases(ledger: Ledger): Releases {
  let live: LiveRelease | undefined
  let problem: string | undefined
  const ending = new AbortController()

  const look = async () => {
    const newest = (await ledger.numbers()).at(-1) ?? 0
    if (newest === (live?.number ?? 0)) return
    const known = live && live.number < newest ? live : emptyRelease()
    const tell = tellTraces(known === live)
    const records = await readRecords(ledger, newest, known.number)
    advance(known, records)
    live = newest === 0 ? undefined : known
    tell(records)
    if (live) sayServed(live)
  }
  const lookAndTell = async () => {
    const before = problem
    problem = await look().then(() => undefined, String)
    if (problem !== undefined && problem !== before)
      log.error(`The newest release cannot be read; the one before it is served: ${problem}`)
  }
  const follow = async () => {
    while (!ending.signal.aborted) {
      await sleep(lookMs, undefined, { ref: false, signal: ending.signal }).catch(() => undefined)
      await lookAndTell()
    }
  }
  const first = lookAndTell()
  const following = first.then(follow)

  return {
    current: () => first.then(() => live),
    problem: () => problem,
    close: () => {
      ending.abort()
      return following
    },
  }
}

const sayServed = ({ number, origin }: LiveRelease): void =>
  log.info(`Release ${number} is served, with row ${origin?.seq ?? 'unknown'} of the publication log`)

/** Says in the trace of each release that readers have it now; not at a start, when others saw it long ago. */
function tellTraces(isNews: boolean): (records: readonly ReleaseRecord[]) => void {
  const seenAt = performance.timeOrigin + performance.now()
  return (records) => {
    if (!isNews) return
    for (const { traceparent } of records) noteSpan({ name: 'serve a release' }, seenAt, findPlace(traceparent))
  }
}
