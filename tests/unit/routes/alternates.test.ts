import fc from 'fast-check'
import { localesIn, type Locale } from '../../../src/config/locales'
import { type Address } from '../../../src/routes/address'
import { alternatesOf, languageChoices } from '../../../src/routes/alternates'
import { match } from '../../../src/routes/match'

const read = (path: string): Address => {
  const address = match(path)
  if (!address) throw new Error(`${path} is no address`)
  return address
}

const mainHomes = ['/en', '/fr-fr', '/zh-cn'].map(read)
const graduateHomes = ['/en/graduates', '/nl-nl/graduates', '/en-ie/graduates'].map(read)
const homes = [...graduateHomes, ...mainHomes]

describe('alternatesOf', () => {
  it('CV-2 CV-3: lists the live editions in the order of the locales, then the English one as default', () => {
    const editions = ['/zh-cn/people/7/律师', '/en/people/7/lawyer', '/fr-fr/people/7/avocat'].map(read)

    expect(alternatesOf(editions)).toEqual([
      { hreflang: 'en', path: '/en/people/7/lawyer' },
      { hreflang: 'fr-fr', path: '/fr-fr/people/7/avocat' },
      { hreflang: 'zh-cn', path: '/zh-cn/people/7/律师' },
      { hreflang: 'x-default', path: '/en/people/7/lawyer' },
    ])
  })

  it('CV-2: invents neither an edition nor a default', () => {
    expect(alternatesOf([read('/fr-fr/deals')])).toEqual([{ hreflang: 'fr-fr', path: '/fr-fr/deals' }])
    expect(alternatesOf([])).toEqual([])
  })

  it('CV-10: graduate pages are alternates of each other in their own locales', () => {
    expect(alternatesOf(['/de-de/graduates/faq', '/en-ae/graduates/faq', '/en/graduates/faq'].map(read))).toEqual([
      { hreflang: 'en', path: '/en/graduates/faq' },
      { hreflang: 'en-ae', path: '/en-ae/graduates/faq' },
      { hreflang: 'de-de', path: '/de-de/graduates/faq' },
      { hreflang: 'x-default', path: '/en/graduates/faq' },
    ])
  })

  it('CV-10: the main site and the graduate pages never mix', () => {
    expect(() => alternatesOf([read('/fr-fr/deals'), read('/en/graduates')])).toThrow('no translations of each other')
  })

  it('refuses two editions in one language', () => {
    expect(() => alternatesOf(['/en/deals', '/en/insights'].map(read))).toThrow('/en/deals, /en/insights')
  })

  it('never names a page that search engines may not list', () => {
    expect(alternatesOf(['/en/search', '/fr-fr/search'].map(read))).toEqual([])
    expect(alternatesOf(['/en/404', '/de-de/404'].map(read))).toEqual([])
    expect(alternatesOf([read('/auth')])).toEqual([])
  })

  it('every page that is named names the same pages, itself among them', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(localesIn('graduate'), { minLength: 1 }), (live) => {
        const editions = live.map((locale) => read(`/${locale}/graduates/apply`))
        const alternates = alternatesOf(editions)

        expect(new Set(alternates.map(({ path }) => path)).size).toBe(editions.length)
        for (const { path } of alternates) expect(editions).toContainEqual(match(path))
        expect(alternatesOf([...editions].reverse())).toEqual(alternates)
        expect(alternates.some(({ hreflang }) => hreflang === 'x-default')).toBe(live.includes('en'))
      }),
    )
  })
})

describe('languageChoices', () => {
  const choose = (path: string, editions: string[], live = homes) =>
    languageChoices(read(path), { editions: editions.map(read), homes: live })

  it('CV-2: a language without this page leads to its home and says so', () => {
    expect(choose('/en/people/7/lawyer', ['/en/people/7/lawyer', '/zh-cn/people/7/律师'])).toEqual([
      { locale: 'en', path: '/en/people/7/lawyer', isCurrent: true, isAvailable: true },
      { locale: 'fr-fr', path: '/fr-fr', isCurrent: false, isAvailable: false },
      { locale: 'zh-cn', path: '/zh-cn/people/7/律师', isCurrent: false, isAvailable: true },
    ])
  })

  it('CV-10: a graduate page leads to graduate homes, and a language without a live home is left out', () => {
    expect(choose('/en/graduates/faq', ['/en/graduates/faq', '/de-de/graduates/faq'])).toEqual([
      { locale: 'en', path: '/en/graduates/faq', isCurrent: true, isAvailable: true },
      { locale: 'en-ie', path: '/en-ie/graduates', isCurrent: false, isAvailable: false },
      { locale: 'nl-nl', path: '/nl-nl/graduates', isCurrent: false, isAvailable: false },
      { locale: 'de-de', path: '/de-de/graduates/faq', isCurrent: false, isAvailable: true },
    ])
  })

  it('CV-10: a page of the main site never leads to a graduate home', () => {
    expect(choose('/fr-fr/deals', ['/fr-fr/deals']).map(({ path }) => path)).toEqual(['/en', '/fr-fr/deals', '/zh-cn'])
  })

  it('the not-found page of a locale offers the locales of its own set', () => {
    const notFound = ['/en', '/fr-fr', '/zh-cn', '/nl-nl', '/de-de'].map((locale) => `${locale}/404`)
    const offered = (path: string): Locale[] => choose(path, notFound).map(({ locale }) => locale)

    expect(offered('/en/404')).toEqual(['en', 'fr-fr', 'zh-cn'])
    expect(offered('/de-de/404')).toEqual(['en', 'en-ie', 'nl-nl', 'de-de'])
  })

  it('a page without a locale offers none', () => {
    expect(choose('/auth', ['/auth'])).toEqual([])
  })

  it('CV-2: every link leads to a live page, whatever is live', () => {
    const subsets = fc.record({
      editions: fc.subarray(['/en/wechat', '/fr-fr/wechat', '/zh-cn/wechat']),
      live: fc.subarray(homes),
    })

    fc.assert(
      fc.property(subsets, ({ editions, live }) => {
        const all = [...editions.map(read), ...live]

        for (const { path } of choose('/en/wechat', editions, live)) expect(all).toContainEqual(match(path))
      }),
    )
  })
})
