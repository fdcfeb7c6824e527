import fc from 'fast-check'
import { match } from '../../../src/routes/match'

const read: [path: string, address: object][] = [
  ['/en', { route: 'home', locale: 'en', params: {} }],
  ['/zh-cn', { route: 'home', locale: 'zh-cn', params: {} }],
  ['/auth', { route: 'auth', locale: undefined, params: {} }],
  ['/en/about-us/a/b/c/d/e', { route: 'page', locale: 'en', params: { path: ['a', 'b', 'c', 'd', 'e'] } }],
  ['/en/about-us/careers/london/trainee', { route: 'vacancy', locale: 'en', params: { path: ['london', 'trainee'] } }],
  ['/en/about-us/news/page/2', { route: 'news-page', locale: 'en', params: { page: 2 } }],
  ['/fr-fr/about-us/news/feed.xml', { route: 'news-feed', locale: 'fr-fr', params: {} }],
  ['/zh-cn/people/7/律师', { route: 'person', locale: 'zh-cn', params: { id: 7, slug: '律师' } }],
  ['/zh-cn/people/7/律师.vcf', { route: 'person-card', locale: 'zh-cn', params: { id: 7, slug: '律师' } }],
  ['/en/people/service/tax/vat', { route: 'people-by-service', locale: 'en', params: { path: ['tax', 'vat'] } }],
  ['/en/expertise/services/a/b/c/feed.xml', { route: 'service-feed', locale: 'en', params: { path: ['a', 'b', 'c'] } }],
  ['/en/features/radar', { route: 'feature', locale: 'en', params: { root: 'radar', trail: [] } }],
  [
    '/en/products/radar/3/a/4/b/5/c',
    {
      route: 'product',
      locale: 'en',
      params: {
        root: 'radar',
        trail: [
          { id: 3, slug: 'a' },
          { id: 4, slug: 'b' },
          { id: 5, slug: 'c' },
        ],
      },
    },
  ],
  [
    '/en/products/navigator/share-disclosure/europe/france/status-table',
    {
      route: 'status-table',
      locale: 'en',
      params: { service: 'share-disclosure', region: 'europe', jurisdiction: 'france' },
    },
  ],
  ['/de-de/graduates/faq', { route: 'graduate-page', locale: 'de-de', params: { kind: 'faq' } }],
  ['/de-de/404', { route: 'not-found', locale: 'de-de', params: {} }],
  ['/fr-fr/404', { route: 'not-found', locale: 'fr-fr', params: {} }],
]

const unknown = [
  ...[
    '',
    '/',
    'en',
    '//',
    '/en/',
    '/en//deals',
    '/EN',
    '/en/Deals',
    '/deals',
    '/en/unheard-of',
    '/en/auth',
    '/fr-fr/auth',
  ],
  ...[
    '/de-de',
    '/de-de/deals',
    '/fr-fr/graduates',
    '/en-gb/deals',
    '/xx/deals',
    '/en/graduates/home',
    '/en/graduates/x',
  ],
  ...['/en/about-us/a/b/c/d/e/f', '/en/expertise/services/a/b/c/d', '/en/insights/page/1', '/en/insights/page/02'],
  ...[
    '/en/insights/page/2.0',
    '/en/insights/page/-2',
    '/en/insights/page/1e3',
    '/en/articles/0/a',
    '/en/articles/01/a',
  ],
  ...[
    '/en/articles/9007199254740993/a',
    '/en/articles/9007199254740992/a',
    'xen',
    'xen/deals',
    '/en/articles/1/a.b',
    '/en/people/1/a.VCF',
    '/en/people/1/.vcf',
    '/en/people/1',
  ],
  ...[
    '/en/products/radar/3',
    '/en/products/radar/x/a',
    '/en/insights/gossip',
    '/en/people/letter/aa',
    '/en/people/letter',
  ],
  ...[
    '/en/dashboard/profile',
    '/en/dashboard/profile/password',
    '/en/about-us/a?b',
    '/en/about-us/%C3%A9',
    '/en/about-us/..',
  ],
  ...[
    '/en/about-us/%00',
    '/en/about-us/a\0',
    '/en/about-us/\ud800',
    '/en/about-us/e\u0301',
    '/en/__proto__',
    '/constructor',
  ],
]

describe('match', () => {
  it.each(read)('%s is read', (path, address) => {
    expect(match(path)).toEqual(address)
  })

  it.each(unknown)('%j is no address', (path) => {
    expect(match(path)).toBeUndefined()
  })

  it('never comes back to a variable after a literal has won', () => {
    expect(match('/en/about-us/news/a/b')).toBeUndefined()
    expect(match('/en/products/marketing/3/a')).toBeUndefined()
  })

  it('answers any text without an error', () => {
    const segments = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('en', 'people', 'products', '1')))

    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          segments.map((all) => `/${all.join('/')}`),
        ),
        (path) => {
          expect(['object', 'undefined']).toContain(typeof match(path))
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('answers a path of a million parts as fast as any other unknown one', () => {
    expect(match('/en/products/a'.repeat(100_000))).toBeUndefined()
    expect(match(`/en/features/a${'/1/a'.repeat(250_000)}/`)).toBeUndefined()
    expect(match(`/en/about-us/${'a'.repeat(1_000_000)}`)).toBeUndefined()
  })
})
