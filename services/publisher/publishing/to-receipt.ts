import { type LogRow } from '../../../src/plan/store/log-row'
import { type Receipt, toReceiptId } from '../../releases/store/receipts'
import { gateNames } from '../gates/inspect-page'
import { type Ring } from './bell'
import { type Printed } from './site-printer'
import { type Stopwatch, toSeconds } from './stopwatch'

const mostAddresses = 50

type Publication = {
  printed: Printed
  rows: readonly LogRow[]
  seq: number
  ring: Ring
  watch: Stopwatch
  heldBack: number
}

/** What a publication did; its clock starts with the transaction in which the first of its editors clicked. */
export function toReceipt({ printed, rows, seq, ring, watch, heldBack }: Publication): Receipt {
  const liveAt = Date.now()
  const { record, changed, removed, change, search } = printed
  const [clickedAt] = rows.map(({ at }) => Date.parse(at)).sort((a, b) => a - b)
  return {
    id: toReceiptId(liveAt),
    release: record?.number ?? null,
    seq,
    liveAt: new Date(liveAt).toISOString(),
    ...ring,
    clickToLive: clickedAt === undefined ? null : toSeconds(Math.max(0, liveAt - clickedAt)),
    stages: {
      queued: clickedAt === undefined ? 0 : toSeconds(Math.max(0, watch.startedAt - clickedAt)),
      ...watch.seconds(),
    },
    editions: rows.map(({ type, id, locale, operation }) => ({ type, id, locale, operation })),
    pages: {
      changed: changed.length,
      removed: removed.length,
      heldBack,
      addresses: changed.slice(0, mostAddresses),
    },
    files: change.files.length,
    gates: [...gateNames],
    search: search.state,
    searchWrites: search.writes,
  }
}
