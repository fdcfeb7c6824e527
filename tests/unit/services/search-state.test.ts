import { searchGroups } from '../../../src/content/search-record'
import { gatherFacets, planBoxQuestions, planPageQuestions } from '../../../src/services/search/plan-questions'
import { toMarked } from '../../../src/services/search/search-service'
import { parseState, withFacetToggled, writeState } from '../../../src/services/search/search-state'

describe('the address of a page of results (R-GEN-06)', () => {
  const address = '?q=banking+reform&in=insights&topics=Capital&topics=M%26A&sort=newest&from=2026-01-31&page=3'

  it('says all that the page shows', () => {
    expect(parseState(address)).toEqual({
      query: 'banking reform',
      group: 'insights',
      facets: { topics: ['Capital', 'M&A'] },
      isNewestFirst: true,
      from: '2026-01-31',
      until: undefined,
      page: 3,
    })
    expect(writeState(parseState(address))).toBe(address)
  })

  it.each([
    ['?in=<script>&page=-1&from=yesterday&sort=x', ''],
    ['?page=1e9&until=2026-99-99', ''],
    ['?topics=&topics=A&topics=A&unknown=1', '?topics=A'],
  ])('leaves out what nobody could have chosen: %s', (given, kept) => {
    expect(writeState(parseState(given))).toBe(kept)
  })

  it('reads days that were mixed up in their order', () => {
    expect(writeState(parseState('?from=2026-03-01&until=2026-01-31'))).toBe('?from=2026-01-31&until=2026-03-01')
  })

  it('begins again at the first page when something is chosen or taken back', () => {
    const chosen = withFacetToggled(parseState(address), 'topics', 'Capital')

    expect(writeState(chosen)).toBe('?q=banking+reform&in=insights&topics=M%26A&sort=newest&from=2026-01-31')
    expect(withFacetToggled(chosen, 'offices', 'Paris').facets.offices).toEqual(['Paris'])
  })
})

describe('what is asked (C-3)', () => {
  it('is seven questions while one types, about all groups', () => {
    const questions = planBoxQuestions('en', 'bank')

    expect(questions).toHaveLength(7)
    expect(new Set(questions.flatMap(({ facetFilters }) => (facetFilters as string[][]).flat())).size).toBe(
      searchGroups.length,
    )
  })

  it('has nothing marked or cut that the box does not show, letter by letter', () => {
    for (const question of planBoxQuestions('en', 'bank')) {
      expect(question).toMatchObject({ attributesToHighlight: ['title'], attributesToSnippet: [] })
      expect(question.attributesToRetrieve).not.toContain('body')
    }
  })

  it('leaves each chosen facet open once, to count its other choices', () => {
    const [main, groups, topics] = planPageQuestions(
      'en',
      parseState('?q=a&in=news&topics=A&offices=Rome&from=1970-01-02'),
    )

    expect(main?.facetFilters).toEqual([['group:news'], ['topics:A'], ['offices:Rome']])
    expect(main?.numericFilters).toEqual(['at>=86400'])
    expect(groups?.facetFilters).toEqual([['topics:A'], ['offices:Rome']])
    expect(topics?.facetFilters).toEqual([['group:news'], ['offices:Rome']])
  })

  it('means by a period until when one can apply, where only vacancies are asked for (R-ABT-02)', () => {
    const asked = (search: string, within?: 'careers') =>
      planPageQuestions('en', parseState(search), within && [within]).map(({ numericFilters }) => numericFilters)

    expect(asked('?until=1970-01-03', 'careers')).toEqual([['closesAt<=172800'], ['closesAt<=172800']])
    expect(asked('?in=careers&from=1970-01-02')[0]).toEqual(['closesAt>=86400'])
    expect(asked('?in=news&from=1970-01-02', 'careers')[0]).toEqual(['at>=86400'])
  })

  it('counts answers beside a choice, not the records that an answer is made of (R-GEN-06)', () => {
    const questions = planPageQuestions('en', parseState('?q=a&topics=A'))

    expect(questions.map(({ facetingAfterDistinct }) => facetingAfterDistinct)).toEqual([true, true, true])
  })

  it('keeps a choice in sight that nothing fits any more', () => {
    const counts = gatherFacets(parseState('?topics=Gone'), [{ topics: { A: 1 } }, {}, { topics: { A: 2 } }])

    expect(counts.topics).toEqual({ Gone: 0, A: 2 })
  })
})

describe('what was found in a text', () => {
  it('is distinguished, and whatever the text holds stays text', () => {
    expect(toMarked('A <b>__ais-highlight__bank__/ais-highlight__</b>er')).toEqual([
      { text: 'A <b>', isMatch: false },
      { text: 'bank', isMatch: true },
      { text: '</b>er', isMatch: false },
    ])
    expect(toMarked('__ais-highlight__x__/ais-highlight__')).toEqual([{ text: 'x', isMatch: true }])
  })
})
