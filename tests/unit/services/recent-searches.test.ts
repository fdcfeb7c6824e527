/** @jest-environment jsdom */
import { decideConsent } from '../../../src/services/consent'
import { recentSearches } from '../../../src/services/search/recent-searches'

const day = 86_400_000

describe('recent searches', () => {
  beforeEach(() => {
    localStorage.clear()
    decideConsent(['convenience'], 'en')
  })

  it('are the last five, the newest first, each once however it was written (N17)', () => {
    for (const query of ['one', 'two', 'three', ' Two ', 'four', 'five', 'six', '']) recentSearches.remember(query)

    expect(recentSearches.find()).toEqual(['six', 'five', 'four', 'Two', 'three'])
  })

  it('are kept for as long as the cookie policy says (N17)', () => {
    recentSearches.remember('old', Date.now() - 91 * day)
    recentSearches.remember('new', Date.now() - 89 * day)

    expect(recentSearches.find()).toEqual(['new'])
  })

  it('are none where something foreign was stored (N17)', () => {
    for (const foreign of ['{', '"text"', '{"query":"a"}', '[null,{"query":1,"at":1}]']) {
      localStorage.setItem('recent-searches', foreign)

      expect(recentSearches.find()).toEqual([])
    }
  })
})
