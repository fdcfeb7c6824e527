import { findNews } from '../../../src/plan/parts/find-news'
import { editionKey, type LogRow } from '../../../src/plan/store/log-row'

const row = (seq: number, id: number): LogRow => ({
  seq,
  type: 'news-item',
  id,
  locale: 'en',
  revision: 1,
  operation: 'publish',
  audience: 'public',
  at: '2026-03-02T00:00:00.000Z',
  document: '{}',
})
const read = (...rows: LogRow[]) => new Map(rows.map((one) => [editionKey(one), one]))

describe('findNews', () => {
  it('tells what is new, what is another and what is gone, and nothing else (ED-4)', () => {
    const before = read(row(1, 1), row(2, 2), row(3, 3))
    const now = read(row(1, 1), row(5, 3), row(6, 4))

    expect(findNews(before, now)).toEqual([{ ...row(2, 2), operation: 'withdraw' }, row(5, 3), row(6, 4)])
    expect(findNews(now, now)).toEqual([])
  })
})
