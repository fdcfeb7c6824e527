import { type SearchParameters } from '../../../services/search/query/parameters'
import { searchView } from '../../../services/search/query/search-view'
import { createView, findIds, type TestRecord } from '../../support/search/create-view'

const titled = (...titles: string[]): TestRecord[] => titles.map((title, index) => ({ objectID: String(index), title }))
const searchable = { searchableAttributes: ['title', 'body'] }
const anybody = { forced: [] as SearchParameters[], seesEverything: false }

describe('what a key must not see (PM-2, canary)', () => {
  const view = createView(
    [
      { objectID: 'own', title: 'Notice', permission: 'one' },
      { objectID: 'secret', title: 'Notice of the heron', permission: 'two' },
    ],
    { ...searchable, attributesForFaceting: ['filterOnly(permission)'], removeWordsIfNoResults: 'allOptional' },
  )
  const forced = [{ filters: 'permission:one' }] as SearchParameters[]
  const ask = (query: string, own: object = {}) =>
    searchView(view, { query, ...own }, { forced, seesEverything: false }).hits.map(
      (hit) => (hit as TestRecord).objectID,
    )

  it.each(['notice heron', 'notice crocodile', 'notice h'])('does not change what is found: %s', (query) => {
    expect(ask(query)).toEqual(['own'])
    expect(ask(query, { removeWordsIfNoResults: 'lastWords' })).toEqual(['own'])
  })

  it('does not change how a typo is read', () => {
    for (const typoTolerance of ['min', 'strict']) {
      expect(ask('natice', { typoTolerance })).toEqual(['own'])
      expect(ask('eotice', { typoTolerance })).toEqual(['own'])
    }
  })
})

describe('ranking', () => {
  it('puts fewer typos first', () => {
    expect(findIds(createView(titled('arbitratoin', 'arbitration'), searchable), 'arbitration')).toEqual(['1', '0'])
  })

  it('puts words that stand together before words apart, in either attribute', () => {
    const view = createView(titled('hong or maybe rather kong', 'hong kong'), searchable)

    expect(findIds(view, 'hong kong')).toEqual(['1', '0'])
  })

  it('puts the earlier attribute first, then the earlier place in it', () => {
    const view = createView(
      [
        { objectID: 'body', title: 'x', body: 'tax' },
        { objectID: 'late', title: 'all about tax' },
        { objectID: 'early', title: 'tax and more' },
      ],
      searchable,
    )

    expect(findIds(view, 'tax')).toEqual(['early', 'late', 'body'])
  })

  it.each([
    ['反垄断', '竞争法'],
    ['反垄断审查', '竞争法的审查'],
    ['并购', 'M&A for beginners'],
  ])('finds what has another name in Chinese, too: %s', (query, title) => {
    const synonyms = [
      { objectID: '1', type: 'synonym' as const, synonyms: ['反垄断', '竞争法'] },
      { objectID: '2', type: 'synonym' as const, synonyms: ['M&A', '并购'] },
    ]

    expect(findIds(createView(titled(title, '别的'), searchable, synonyms), query)).toEqual(['0'])
  })

  it('puts a title that says nothing else first, and whole words before beginnings', () => {
    const view = createView(titled('banking law', 'bank law', 'bank'), searchable)

    expect(findIds(view, 'bank')).toEqual(['2', '1', '0'])
  })

  it('leaves what is equal to the custom ranking', () => {
    const records = [3, 9, 5].map((date) => ({ objectID: String(date), title: 'news', date }))
    const view = createView(records, { ...searchable, customRanking: ['desc(date)'] })

    expect(findIds(view, 'news')).toEqual(['9', '5', '3'])
    expect(findIds(view, '')).toEqual(['9', '5', '3'])
  })

  it('lets an order come before everything else', () => {
    const records = [
      { objectID: 'old', title: 'tax', date: 1 },
      { objectID: 'new', title: 'taxing', date: 2 },
    ]
    const view = createView(records, { ...searchable, ranking: ['desc(date)', 'typo', 'words', 'attribute', 'exact'] })

    expect(findIds(view, 'tax')).toEqual(['new', 'old'])
  })
})

describe('typos', () => {
  const view = createView(titled('bank', 'arbitration', 'Hong Kong', 'Hong only'), searchable)

  it.each([
    ['bnk', []],
    ['bamk', ['0']],
    ['bmnk', ['0']],
    ['baxxk', []],
    ['arbxtrxtion', ['1']],
    ['arxxtrxtion', []],
    ['hong kong', ['2']],
    ['gong', ['2', '3']],
  ])('in "%s" find %j: one from four letters, two from eight', (query, ids) => {
    expect(findIds(view, query)).toEqual(ids)
  })

  it('can be forbidden, or allowed only where nothing is better', () => {
    const near = createView(titled('banks', 'bangs'), searchable)

    expect(findIds(near, 'bamks', { typoTolerance: false })).toEqual([])
    expect(findIds(near, 'banks', { typoTolerance: 'min' })).toEqual(['0'])
  })
})

describe('a search', () => {
  it('asks for every word, unless some are optional', () => {
    const view = createView(titled('tax law', 'tax', 'law'), searchable)

    expect(findIds(view, 'tax law')).toEqual(['0'])
    expect(findIds(view, 'tax law', { optionalWords: ['law'] })).toEqual(['0', '1'])
    expect(findIds(view, 'tax zebra', { removeWordsIfNoResults: 'lastWords' })).toEqual(['1', '0'])
  })

  it('keeps one record of each group where asked to', () => {
    const records = ['x', 'x', 'y'].map((page, index) => ({ objectID: String(index), title: 'tax', page }))
    const view = createView(records, { ...searchable, attributeForDistinct: 'page', distinct: true })

    expect(findIds(view, 'tax')).toEqual(['0', '2'])
    expect(findIds(view, 'tax', { distinct: false })).toEqual(['0', '1', '2'])
  })

  it('counts a group once beside a choice where asked to, so that choosing shows as many (R-GEN-06)', () => {
    const records = ['x', 'x', 'y'].map((page, index) => ({ objectID: String(index), title: 'tax', page, kind: 'Law' }))
    const facets = ['kind']
    const view = createView(records, { attributesForFaceting: facets, attributeForDistinct: 'page', distinct: true })
    const countsOf = (facetingAfterDistinct: boolean) =>
      searchView(view, { query: 'tax', facets, facetingAfterDistinct }, anybody)['facets']

    expect(countsOf(true)).toEqual({ kind: { Law: 2 } })
    expect(countsOf(false)).toEqual({ kind: { Law: 3 } })
  })

  it('marks what was found, accents and all, and cuts a snippet around it', () => {
    const body = `${'Rien ici. '.repeat(30)}La réglementation bancaire change. ${'Rien ici. '.repeat(30)}`
    const view = createView([{ objectID: '1', title: 'Œuvres', body }], {
      ...searchable,
      attributesToSnippet: ['body:6'],
    })
    const [hit] = searchView(view, { query: 'reglementation banc' }, anybody).hits as {
      _snippetResult: { body: { value: string; matchLevel: string } }
    }[]

    expect(hit?._snippetResult.body).toEqual({
      value: expect.stringMatching(/^….*<em>réglementation<\/em> <em>banc<\/em>aire.*…$/) as string,
      matchLevel: 'full',
    })
    expect(hit?._snippetResult.body.value.split(' ').length).toBeLessThanOrEqual(7)
  })

  it('never shows what the settings withhold, not even marked', () => {
    const settings = { ...searchable, unretrievableAttributes: ['body'], attributesToSnippet: ['body:5'] }
    const view = createView([{ objectID: '1', title: 'tax', body: 'gated' }], settings)
    const result = searchView(view, { query: 'gated', attributesToRetrieve: ['*'] }, anybody)

    expect(result.nbHits).toBe(1)
    expect(JSON.stringify(result.hits)).not.toContain('gated')
  })

  it('counts facets over all that is found', () => {
    const records = ['Paris', 'Paris', 'London'].map((office, index) => ({
      objectID: String(index),
      title: 'tax',
      office,
      year: 2020 + index,
    }))
    const view = createView(records, { ...searchable, attributesForFaceting: ['office', 'year'] })

    expect(searchView(view, { query: 'tax', facets: ['*'], hitsPerPage: 1 }, anybody)).toMatchObject({
      facets: { office: { Paris: 2, London: 1 } },
      facets_stats: { year: { min: 2020, max: 2022, avg: 2021, sum: 6063 } },
      nbPages: 3,
    })
  })
})
