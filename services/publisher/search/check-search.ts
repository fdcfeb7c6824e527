import { setTimeout as sleep } from 'node:timers/promises'
import { type Indexes } from '../../indexing/indexes'
import { type Outbox } from '../../indexing/outbox'
import { countDrift } from '../care/count-drift'
import { type SitePrinter } from '../publishing/site-printer'

// What search has taken is found only once its index is built again.
const settlingMs = 5000

type Parties = { indexes: Indexes; outbox: Outbox; printer: SitePrinter; head: () => number }

/**
 * How many records search holds otherwise than it was told; undefined when something was told meanwhile, or is still to be.
 * Found once, a difference is looked at again, for search may just have been at work.
 */
export async function checkSearch(parties: Parties): Promise<number | undefined> {
  const drift = await look(parties)
  if (drift === undefined || drift === 0) return drift
  await sleep(settlingMs)
  return look(parties)
}

async function look({ indexes, outbox, printer, head }: Parties): Promise<number | undefined> {
  const isCalm = () => outbox.isIdle && outbox.problem === undefined && !printer.needsAll
  if (!isCalm()) return undefined
  const before = outbox.sent
  const held = await indexes.look(head())
  return isCalm() && outbox.sent === before ? countDrift(printer.told(), held) : undefined
}
