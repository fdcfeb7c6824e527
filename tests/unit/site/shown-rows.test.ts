import { readShownRows } from '../../../services/site/shown-rows'
import { type LogRow } from '../../../src/plan/store/log-row'

const row = (seq: number, id: number, operation: LogRow['operation'] = 'publish'): LogRow => ({
  seq,
  type: 'news-item',
  id,
  locale: 'en',
  revision: seq,
  operation,
  audience: 'public',
  at: '2026-05-01T00:00:00Z',
  document: operation === 'publish' ? `{"title":"${seq}"}` : null,
})
const log = [row(1, 7), row(2, 8), row(4, 7), row(5, 8, 'withdraw'), row(6, 9), row(9, 7)]

/** In pages of two, as the feed gives them. */
const ask = (_query: string, { after }: Record<string, unknown>) => {
  const left = log.filter(({ seq }) => seq > Number(after))
  const nodes = left.slice(0, 2)
  const cursor = nodes.at(-1)?.seq ?? Number(after)
  return Promise.resolve({ publications: { nodes, cursor, hasMore: left.length > 2 } })
}
const shown = async (seq: number, held?: Record<string, number>) => {
  const { live, last } = await readShownRows(ask, { bundle: 'one', seq, ...(held ? { held } : {}) })
  return { live: [...live.values()].map((one) => one.seq), last: last?.seq }
}

describe('what a release shows of the log (N2)', () => {
  it('is the newest edition of each as the log was then', async () => {
    expect(await shown(2)).toEqual({ live: [1, 2], last: 2 })
    expect(await shown(9)).toEqual({ live: [9, 6], last: 9 })
  })

  it('ends between two rows where the release does', async () => {
    expect(await shown(3)).toEqual({ live: [1, 2], last: 2 })
  })

  it('is what stands in for an edition that is held back, or nothing', async () => {
    expect(await shown(9, { 'news-item 7 en': 4, 'news-item 9 en': 0 })).toEqual({ live: [4], last: 9 })
  })
})
