import { loadResultMessages, loadSearchMessages } from '../../../src/i18n/load/load-search-messages'
import { loadSignedInWords } from '../../../src/i18n/load/load-signed-in-words'
import { mainWords } from '../../../src/i18n/words'

describe('what the firm publishes', () => {
  it.each(['en', 'fr-fr', 'zh-cn'] as const)('has one name everywhere in %s (R-DAS-04)', async (locale) => {
    const [words, own] = [mainWords(locale), await loadSignedInWords(locale)]
    const [results, box] = [await loadResultMessages(locale), await loadSearchMessages(locale)]

    expect(
      new Set([
        words('insights.title'),
        words('expertise.insights'),
        results['search.insights'],
        box['search.part-insights'],
        own('favourites.insights'),
        words('dashboard.insights'),
      ]).size,
    ).toBe(1)
  })
})
