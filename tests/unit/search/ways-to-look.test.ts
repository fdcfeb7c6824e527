import { canBeDated, facetsOf, waysOf } from '../../../src/features/search/facets-of'
import { type Found, type Frame } from '../../../src/features/search/found'
import { en } from '../../../src/i18n/messages/results/en'
import { resultWords } from '../../../src/i18n/search-words'
import { parseState } from '../../../src/services/search/search-state'

const found = (search: string, total = 9): Found => {
  const answers = { answers: [], total, pages: 1, facets: { group: { insights: total } } }
  return { state: parseState(search), answers: [answers, answers], elsewhere: [] }
}
const frame = (place: 'page' | 'list'): Frame => ({
  locale: 'en',
  path: '/en/insights',
  words: resultWords('en', en),
  place,
  go: () => undefined,
})
const waysIn = (place: 'page' | 'list', search: string) =>
  waysOf(found(search), frame(place), ['insights']).map(({ id }) => id)

describe('the ways to look at answers (R-INS-01)', () => {
  it('offer a list an order once it is asked for words, for before that it begins with the newest', () => {
    expect(waysIn('list', '')).toEqual([])
    expect(waysIn('list', '?q=sanctions')).toEqual(['in_order'])
    expect(waysIn('page', '')).toEqual(['in_group', 'in_order'])
  })

  it('offer a period where there is something to date, and one that was chosen to be taken away', () => {
    expect(canBeDated(found('?q=sanctions'), ['insights'])).toBe(true)
    expect(canBeDated(found('?q=zzqqxx', 0), ['insights'])).toBe(false)
    expect(canBeDated(found('?q=zzqqxx&from=2026-01-01', 0), ['insights'])).toBe(true)
    expect(canBeDated(found('?q=mehta'), ['people'])).toBe(false)
  })
})

describe('the filters of vacancies (R-ABT-02)', () => {
  it('are location, area of work and level, each an address of the list, and can be combined', () => {
    const facets = { offices: { London: 2 }, areas: { Disputes: 1, Tax: 1 }, levels: { Counsel: 1 } }
    const answers = { answers: [], total: 2, pages: 1, facets }
    const asked: Found = { state: parseState('?levels=Counsel'), answers: [answers, answers, answers], elsewhere: [] }
    const shown = facetsOf(asked, { ...frame('list'), path: '/en/about-us/careers' }, ['careers'])

    expect(shown.map(({ title, choices: [first] }) => [title, first])).toMatchObject([
      ['Office', { text: 'London', href: '/en/about-us/careers?offices=London&levels=Counsel' }],
      ['Area of work', { text: 'Disputes', href: '/en/about-us/careers?areas=Disputes&levels=Counsel' }],
      ['Level', { text: 'Counsel', href: '/en/about-us/careers', isCurrent: true }],
    ])
  })
})

describe('the filters of people (R-PPL-01)', () => {
  it('are role, service, sector, office and language, each an address of the list, and can be combined', () => {
    const facets = {
      ...{ kind: { Partner: 2 }, services: { Tax: 1 }, sectors: { Energy: 1 }, offices: { London: 2 } },
      languages: { Dutch: 1 },
    }
    const answers = { answers: [], total: 2, pages: 1, facets }
    const asked: Found = { state: parseState('?q=vane'), answers: [answers, answers, answers], elsewhere: [] }
    const shown = facetsOf(asked, { ...frame('list'), path: '/en/people' }, ['people'])

    expect(shown.map(({ title, choices: [first] }) => [title, first])).toMatchObject([
      ['Role', { text: 'Partner', href: '/en/people?q=vane&kind=Partner' }],
      ['Service', { text: 'Tax', href: '/en/people?q=vane&services=Tax' }],
      ['Sector', { text: 'Energy', href: '/en/people?q=vane&sectors=Energy' }],
      ['Office', { text: 'London', href: '/en/people?q=vane&offices=London' }],
      ['Language spoken', { text: 'Dutch', href: '/en/people?q=vane&languages=Dutch' }],
    ])
  })
})

describe('a filter of many values (R-GEN-04)', () => {
  const jurisdictions = Object.fromEntries(
    Array.from({ length: 15 }, (_, position) => [`Place ${position + 1}`, 15 - position]),
  )
  const shownFor = (search: string) => {
    const answers = { answers: [], total: 40, pages: 1, facets: { jurisdictions } }
    const found: Found = { state: parseState(search), answers: [answers, answers, answers], elsewhere: [] }
    return facetsOf(found, frame('list'), ['insights'])[0]
  }

  it('shows the twelve most frequent, and folds all the others below them', () => {
    const facet = shownFor('')

    expect(facet?.choices).toHaveLength(12)
    expect(facet?.rest?.title).toBe('Show all: 3 more')
    expect(facet?.rest?.choices.map(({ text }) => text)).toEqual(['Place 13', 'Place 14', 'Place 15'])
  })

  it('keeps a rare one that is chosen among those that are seen', () => {
    const facet = shownFor('?jurisdictions=Place+15')

    expect(facet?.choices).toContainEqual(expect.objectContaining({ text: 'Place 15', isCurrent: true }))
    expect(facet?.rest?.choices.map(({ text }) => text)).toEqual(['Place 12', 'Place 13', 'Place 14'])
  })
})
