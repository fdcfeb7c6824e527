import { expectChange } from '../../../services/publisher/http/expect-change'
import { receipt } from '../../../services/releases/store/receipts'

const stages = { queued: 0, read: 0, plan: 0, render: 0, check: 0, store: 0, switch: 0 }
const made = (changed: number, clickToLive: number | null) =>
  receipt.parse({
    ...{ id: 'r00000001', release: 1, seq: 1, liveAt: '2026-03-02T00:00:00.000Z', cause: 'webhook', delivery: null },
    ...{ clickToLive, stages, editions: [], files: 0, gates: [] },
    pages: { changed, removed: 0, heldBack: 0, addresses: [] },
  })

describe('before a publication that changes many pages', () => {
  it('an editor learns how many, and how long it takes at the pace of the last large one (M10)', () => {
    const receipts = [made(3, 1), made(400, null), made(100, 5), made(1000, 20)]

    expect(expectChange(1126, receipts)).toEqual({ pages: 1126, seconds: 57 })
  })

  it('nothing is foretold of few pages, and no time where none was measured (M10)', () => {
    expect(expectChange(100, [made(100, 5)])).toBeUndefined()
    expect(expectChange(101, [made(99, 8)])).toEqual({ pages: 101, seconds: null })
  })
})
