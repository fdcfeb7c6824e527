import { type Access } from '../../../services/search/access/access'
import { type CallAt } from '../../../services/search/http/route'
import { countCost } from '../../../services/search/query/count-cost'
import { searchRoutes } from '../../../services/search/routes/search-routes'
import { type Store } from '../../../services/search/store/store'
import { createView } from '../../support/search/create-view'

const many = (count: number, question: object) => Array.from({ length: count }, () => ({ ...question }))

describe('what a search costs (M-1)', () => {
  it.each([
    ['a question without a number of hits', [{}], { questions: 1, hits: 20 }],
    ['a question for no hits', [{ hitsPerPage: 0 }], { questions: 1, hits: 0 }],
    ['a page of hits', [{ hitsPerPage: 25 }], { questions: 2, hits: 25 }],
    ['the largest page', [{ hitsPerPage: 1000 }], { questions: 41, hits: 1000 }],
    ['a box that asks seven for a letter', many(7, { hitsPerPage: 5 }), { questions: 8, hits: 35 }],
    ['fifty questions', many(50, {}), { questions: 90, hits: 1000 }],
    ['fifty questions for fifty hits', many(50, { hitsPerPage: 50 }), { questions: 150, hits: 2500 }],
    ['hits by an offset', [{ offset: 100, length: 500 }], { questions: 21, hits: 500 }],
    [
      'two numbers, of which the smaller is said last',
      [{ hitsPerPage: 1000, length: 0 }],
      { questions: 41, hits: 1000 },
    ],
    ['an offset, which draws a page of its own', [{ offset: 0, hitsPerPage: 0 }], { questions: 1, hits: 20 }],
    ['a number as text', [{ hitsPerPage: '1000' }], { questions: 41, hits: 1000 }],
    ['less than nothing', [{ hitsPerPage: -1000 }, { hitsPerPage: 100 }], { questions: 6, hits: 100 }],
    ['what is no number', [{ hitsPerPage: 'many' }], { questions: 1, hits: 0 }],
  ])('is its questions, and one more for every 25 hits: %s', (_, asked, cost) => {
    expect(countCost(asked)).toEqual(cost)
  })
})

describe('a request with many questions (M-1)', () => {
  const view = createView([{ objectID: '1', title: 'Tax' }])
  const route = searchRoutes.find(({ path }) => path === '/1/indexes/*/queries')
  const access: Access = {
    isAdmin: false,
    rights: new Set(['search']),
    mayUse: () => true,
    forced: [],
    hitsPerHour: 0,
    key: '',
  }
  const ask = async (requests: object[], as = access) => {
    let paid = 0
    // One index in memory is all that searching asks of a store.
    const store = { views: () => new Map([['test', view]]) } as unknown as Store
    const [query, { signal }] = [new URLSearchParams(), new AbortController()]
    const pay = (cost: number) => void (paid += cost)
    const call: CallAt<never> = { store, access: as, path: {}, query, body: { requests }, pay, signal }
    await route?.answer(call)
    return paid
  }
  const inTest = { indexName: 'test', query: 'tax' }

  it.each([
    ['one question', many(1, inTest), 0],
    ['ten questions for a hundred hits each', many(10, { ...inTest, hitsPerPage: 100 }), 49],
    ['the same, said as the query of an address', many(10, { ...inTest, params: 'hitsPerPage=100' }), 49],
    ['the same, in an object of their own', many(10, { ...inTest, params: { hitsPerPage: 100 } }), 49],
    ['fifty questions for no hits', many(50, { ...inTest, hitsPerPage: 0 }), 49],
  ])('pays for all but the first, which is paid for at the door: %s', async (_, requests, cost) => {
    expect(await ask(requests)).toBe(cost)
  })

  it.each([
    ['side by side', { hitsPerPage: 100 }],
    ['as the query of an address', { params: 'hitsPerPage=100' }],
    ['in an object of their own', { params: { hitsPerPage: 100 } }],
    ['beside a length of none', { hitsPerPage: 100, length: 0 }],
  ])('is refused beyond a thousand hits in all, said %s', async (_, hits) => {
    await expect(ask(many(11, { ...inTest, ...hits }))).rejects.toThrow('1000 hits at most in one request')
  })

  it('is refused beyond fifty questions', async () => {
    await expect(ask(many(51, { ...inTest, hitsPerPage: 0 }))).rejects.toThrow('50 queries at most')
  })

  it('may draw more where its key may read everything', async () => {
    const browsing = { ...access, rights: new Set<'browse' | 'search'>(['search', 'browse']) }

    expect(await ask(many(11, { ...inTest, hitsPerPage: 100 }), browsing)).toBe(11 - 1 + 44)
  })
})
