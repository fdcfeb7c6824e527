import { type View } from '../../../services/search/query/view'
import { warmUp } from '../../../services/search/query/warm-up'
import { createView } from '../../support/search/create-view'

const records = [
  { objectID: '1', title: 'Arbitration in Paris', kind: 'Article' },
  { objectID: '2', title: '数据保护', kind: 'Event' },
]
const settings = { searchableAttributes: ['title'], attributesForFaceting: ['kind'] }

/** An index that counts how often it is asked. */
function createWatched(own: Partial<View> = {}, rows = records) {
  const asked = { times: 0 }
  const view = { ...createView(rows, settings), ...own }
  const { orders } = view.segment
  const get = () => {
    asked.times++
    return orders
  }
  Object.defineProperty(view.segment, 'orders', { get })
  return { view, asked }
}

describe('an index that is new', () => {
  it('is asked before any reader asks it, in its own words (C-3)', () => {
    const { view, asked } = createWatched()
    warmUp([view], { queries: 4, mostMs: 10_000 })

    expect(asked.times).toBeGreaterThanOrEqual(4)
  })

  it('is not asked where it holds nothing, or only sorts another', () => {
    const empty = createWatched({}, [])
    const replica = createWatched({ primary: 'site_en' })
    warmUp([empty.view, replica.view], { queries: 4, mostMs: 10_000 })

    expect([empty.asked.times, replica.asked.times]).toEqual([0, 0])
  })

  it('keeps nobody waiting longer than is said', () => {
    const { view, asked } = createWatched()
    warmUp([view], { queries: 4, mostMs: -1 })

    expect(asked.times).toBe(0)
  })
})
