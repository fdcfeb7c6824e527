import fc from 'fast-check'
import { addresses } from '../../../src/config/addresses'
import { locales, localesIn } from '../../../src/config/locales'
import { ownerOf } from '../../../src/config/service-paths'
import { localesOf, routeIds } from '../../../src/routes/address'
import { href, hrefOf } from '../../../src/routes/href'
import { match, trie } from '../../../src/routes/match'
import { type PlaceholderKey } from '../../../src/routes/placeholders'
import { redirectOf } from '../../../src/routes/redirects'
import { type Node } from '../../../src/routes/trie'
import { addressesOf, anyAddress } from './arbitrary-addresses'

const servicePrefixes = Object.values(addresses).flatMap(({ paths }) => [...paths])

// What readers and other sites do to an address without meaning another page.
const damages: ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `${path}///`,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.toUpperCase(),
  (path) => path.normalize('NFD'),
  (path) => path.replace(/^\/en(?=\/)/, ''),
  (path) => path.replace(/^\/en(?=\/|$)/, '/en-GB'),
]

const damagedPath = fc
  .tuple(anyAddress, fc.subarray(damages, { minLength: 1 }))
  .map(([address, some]) => some.reduce((path, damage) => damage(path), hrefOf(address)))

const words = ['', 'EN', 'en', 'fr-fr', 'de-de', 'auth', 'page', '1', 'x', ...Object.keys(locales), ...servicePrefixes]
const literals = routeIds.flatMap((route) => fc.sample(addressesOf(route), 1)).flatMap((a) => hrefOf(a).split('/'))
const anyPath = fc
  .array(fc.oneof(fc.constantFrom(...words, ...literals), fc.string({ unit: 'binary', maxLength: 5 })), {
    maxLength: 6,
  })
  .map((segments) => `/${segments.join('/')}`)

const redirected: [from: string, to: string][] = [
  ['/', '/en'],
  ['//', '/en'],
  ['/en/', '/en'],
  ['/EN', '/en'],
  ['/deals', '/en/deals'],
  ['/Deals//', '/en/deals'],
  ['/people/7/anna', '/en/people/7/anna'],
  ['/graduates/faq', '/en/graduates/faq'],
  ['/auth/sign-in', '/en/auth/sign-in'],
  ['/en-gb/graduates/faq', '/en/graduates/faq'],
  ['/fr', '/fr-fr'],
  ['/zh/', '/zh-cn'],
  ['/zh-Hant-TW/deals', '/zh-cn/deals'],
  ['/de', '/de-de/graduates'],
  ['/nl-be/graduates/faq', '/nl-nl/graduates/faq'],
  ['/en-US/deals', '/en/deals'],
  ['/fr_CA/events', '/fr-fr/insights/events'],
  ['/fr/auth', '/fr-fr/auth/sign-in'],
  ['/FR-FR/About-us//Actualite\u0301/', '/fr-fr/about-us/actualité'],
  // The number says which page is meant; the release knows its slug.
  ['/en/articles/7', '/en/articles/7/x'],
  ['/events/7/', '/en/events/7/x'],
  ['/fr/people/7', '/fr-fr/people/7/x'],
  ['/en/products/funds/12', '/en/products/funds/12/x'],
  ['/en/insights/page/1', '/en/insights'],
  ['/fr-fr/insights/videos/page/1', '/fr-fr/insights/videos'],
  ['/about-us/news/page/1/', '/en/about-us/news'],
  ['/people/page/1', '/en/people'],
  ['/en/people/letter', '/en/people'],
  ['/en/people/office', '/en/people'],
  ['/fr-fr/articles', '/fr-fr/insights/articles'],
  ['/en/offices', '/en/locations'],
  ['/search', '/en/search'],
  ['/SEARCH/', '/en/search'],
  ['/services', '/en/expertise/services'],
  ['/solutions/', '/en/expertise/solutions'],
  ['/fr/sectors', '/fr-fr/expertise/sectors'],
  ['/en/features', '/en/products'],
  ['/en/features/marketing', '/en/products'],
  ['/en/products/marketing', '/en/products'],
  ['/en/insights/topics', '/en/insights'],
  ['/en/products/navigator/funds/content', '/en/products/navigator/funds'],
  ['/en/products/navigator/funds/europe/content', '/en/products/navigator/funds/europe'],
  ['/zh-cn/dashboard/profile', '/zh-cn/dashboard/profile/details'],
  ['/fr-fr/auth', '/fr-fr/auth/sign-in'],
]

const kept = [
  ...['', 'deals', '/en', '/auth', '/en/deals', '/unheard-of', '/en/unheard-of/', '/EN/unheard-of', '/fr-fr/graduates'],
  ...[
    '/fr-fr/graduates/faq/',
    '/de-de/deals',
    '/de-de/people/letter',
    '/de/deals',
    '/de-de/people/7',
    '/es',
    '/fr-company',
    '/en/articles/0',
    '/en/articles/7.5',
    '/de-de/publications',
    '/en/people/letter/1',
  ],
  ...['/en/about-us/page/1', '/sitemap.xml', '/healthz', '/__receipts', '/metrics', '//example.com', '/\\example.com'],
  ...['/search/1/indexes', '/api/deals', '/API//deals/', '/admin/', '/media/A.PNG', '/graphql', '/idp/authorize'],
]

describe('redirectOf', () => {
  it.each(redirected)('CV-1 CV-5 CV-6: %s goes to %s', (from, to) => {
    expect(redirectOf(from)).toBe(to)
  })

  it.each(kept)('%j is left as it is', (path) => {
    expect(redirectOf(path)).toBeUndefined()
  })

  it.each(['publications', 'events', 'training', 'training-series'] as const)(
    'R-INS-02: %s goes to the insights of that kind in every main locale',
    (kind) => {
      for (const locale of localesIn('main')) {
        expect(redirectOf(`/${locale}/${kind}`)).toBe(`/${locale}/insights/${kind}`)
      }
      expect(redirectOf(`/${kind}`)).toBe(`/en/insights/${kind}`)
    },
  )

  it('R-GRA-01 CV-10: a locale of graduate pages only goes to its graduate home', () => {
    const graduateOnly = localesIn('graduate').filter((locale) => !localesIn('main').some((main) => main === locale))

    expect(graduateOnly).toHaveLength(6)
    for (const locale of graduateOnly) expect(redirectOf(`/${locale}`)).toBe(`/${locale}/graduates`)
  })

  it('CV-1: the callback of the sign-in is never redirected', () => {
    expect(redirectOf('/auth')).toBeUndefined()
    expect(redirectOf('/auth/')).toBe('/auth')
  })

  it('R-DAS-10: the profile goes to its details in every main locale', () => {
    for (const locale of localesOf('profile')) {
      expect(redirectOf(`/${locale}/dashboard/profile`)).toBe(href('profile', locale, { tab: 'details' }))
    }
  })

  it('no address is redirected', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(redirectOf(hrefOf(address))).toBeUndefined()
      }),
      { numRuns: 1000 },
    )
  })

  it('CV-1 CV-5 CV-6: whatever is done to an address, one hop leads back to it', () => {
    fc.assert(
      fc.property(anyAddress, fc.subarray(damages, { minLength: 1 }), (address, some) => {
        const path = hrefOf(address)
        const damaged = some.reduce((damaged, damage) => damage(damaged), path)
        // Capitals of some letters do not lead back to them (ß, ς); and a service may own the path without its locale.
        fc.pre(
          path.toUpperCase().toLowerCase() === path && ownerOf(damaged.toLowerCase().replace(/\/+/g, '/')) === 'edge',
        )

        expect(redirectOf(damaged) ?? damaged).toBe(path)
      }),
      { numRuns: 1000 },
    )
  })

  it('every redirect ends, after one hop, at an address', () => {
    fc.assert(
      fc.property(fc.oneof(anyPath, damagedPath), (path) => {
        const target = redirectOf(path)
        fc.pre(target !== undefined)

        expect(match(target)).toBeDefined()
        expect(redirectOf(target)).toBeUndefined()
      }),
      { numRuns: 3000 },
    )
  })

  it('every word that only leads to other pages is redirected to one, in every locale in which it leads anywhere', () => {
    const samples: Partial<Record<PlaceholderKey, string>> = { id: '1', 'kind:insights': 'videos' }
    const shelves: string[] = []
    const visit = (node: Node, path: string, isLiteral: boolean): void => {
      if (isLiteral && node.route === undefined) shelves.push(path)
      for (const [word, child] of node.literals) visit(child, `${path}/${word}`, true)
      for (const [ending, { key, node: child }] of node.variables) {
        if (key === 'locale') visit(child, '/en', false)
        else if (ending === '' && key !== 'trail') visit(child, `${path}/${samples[key] ?? 'x'}`, false)
      }
    }
    visit(trie, '', false)

    expect(shelves.length).toBeGreaterThan(15)
    for (const shelf of shelves) expect([shelf, match(redirectOf(shelf) ?? '')?.route]).not.toContain(undefined)
  })

  it('the paths of the other services are never redirected and belong to no route', () => {
    expect(servicePrefixes.length).toBeGreaterThan(5)
    fc.assert(
      fc.property(fc.constantFrom(...servicePrefixes), anyPath, (prefix, rest) => {
        const paths = [prefix, `${prefix}/`, `${prefix}${rest}`]
        for (const path of paths.filter((one) => ownerOf(one.toLowerCase().replace(/\/+/g, '/')) !== 'edge')) {
          expect(redirectOf(path)).toBeUndefined()
          expect(match(path)).toBeUndefined()
        }
      }),
    )
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(ownerOf(hrefOf(address))).toBe('edge')
      }),
    )
  })

  it('answers any text without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(['string', 'undefined']).toContain(typeof redirectOf(`/${text}`))
      }),
    )
    expect(redirectOf('/page/1'.repeat(100_000))).toBeUndefined()
    expect(redirectOf('/'.repeat(1_000_000))).toBe('/en')
  })
})
