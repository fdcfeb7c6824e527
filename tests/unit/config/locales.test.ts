import { defaultLocale, isLocale, locales, localesIn } from '../../../src/config/locales'

describe('the locale list', () => {
  it('publishes the main site in three languages (CV-3)', () => {
    expect(localesIn('main').map((locale) => [locale, locales[locale].htmlLang, locales[locale].hreflang])).toEqual([
      ['en', 'en', 'en'],
      ['fr-fr', 'fr-FR', 'fr-fr'],
      ['zh-cn', 'zh-Hans-CN', 'zh-cn'],
    ])
  })

  it('publishes the graduate pages in languages of their own (CV-10)', () => {
    expect(localesIn('graduate').map((locale) => locales[locale].htmlLang)).toEqual([
      'en',
      'en-SG',
      'en-HK',
      'en-AE',
      'en-IE',
      'nl-NL',
      'de-DE',
    ])
  })

  it('falls back to English (K-4)', () => {
    expect(defaultLocale).toBe('en')
  })

  it.each([
    ['fr-fr', true],
    ['en-gb', false],
    ['toString', false],
  ])('answers for %s whether it is published: %s', (code, published) => {
    expect(isLocale(code)).toBe(published)
  })

  it('names each language so that Intl understands it', () => {
    for (const { htmlLang } of Object.values(locales)) expect(Intl.getCanonicalLocales(htmlLang)).toEqual([htmlLang])
  })
})
