import { decodePath, href, toUrl } from '../../../src/routes/href'

describe('href', () => {
  it('puts the locale before the pattern, and nothing after the home', () => {
    expect(href('home', 'en')).toBe('/en')
    expect(href('deals', 'fr-fr')).toBe('/fr-fr/deals')
    expect(href('auth', undefined)).toBe('/auth')
  })

  it('R-ABT-01: a page at each depth from one to five has an address, and one at depth six has none', () => {
    const path = ['a', 'b', 'c', 'd', 'e']

    for (const depth of [1, 2, 3, 4, 5]) {
      expect(href('page', 'en', { path: path.slice(0, depth) })).toBe(`/en/about-us/${path.slice(0, depth).join('/')}`)
    }
    expect(() => href('page', 'en', { path: [...path, 'f'] })).toThrow(
      'No path for page: path must have 1 to 5 levels, not 6',
    )
    expect(() => href('page', 'en', { path: [] })).toThrow('No path for page: path must have 1 to 5 levels, not 0')
  })

  it('L-3: pairs of id and slug follow the root of a feature or product', () => {
    const trail = [
      { id: 3, slug: 'a' },
      { id: 4, slug: '税' },
    ]

    expect(href('feature', 'en', { root: 'radar', trail })).toBe('/en/features/radar/3/a/4/税')
    expect(href('product', 'en', { root: 'radar', trail: [] })).toBe('/en/products/radar')
  })

  it.each([
    ['slug "A" is not legal: capital', () => href('news-item', 'en', { slug: 'A' })],
    ['slug "page" is kept here for another page', () => href('news-item', 'en', { slug: 'page' })],
    ['slug "" is not legal: empty', () => href('person', 'en', { id: 1, slug: '' })],
    ['id 0 must be a whole number from 1', () => href('person', 'en', { id: 0, slug: 'a' })],
    ['id 1.5 must be', () => href('person', 'en', { id: 1.5, slug: 'a' })],
    ['page 1 must be a whole number from 2', () => href('news-page', 'en', { page: 1 })],
    ['path "careers" is kept here for another page', () => href('page', 'en', { path: ['careers', 'x'] })],
    ['root "marketing" is kept here for another page', () => href('feature', 'en', { root: 'marketing', trail: [] })],
    ['path must have 1 to 3 levels, not 4', () => href('service', 'en', { path: ['a', 'b', 'c', 'd'] })],
  ])('throws an error that says "%s"', (message, write) => {
    expect(write).toThrow(message)
  })

  it('a wrong parameter or a locale outside the set of the route does not compile, and throws', () => {
    // @ts-expect-error German has graduate pages only
    expect(() => href('people', 'de-de')).toThrow('No path for people: locale "de-de" has no such page')
    // @ts-expect-error the site has no Italian
    expect(() => href('people', 'it-it')).toThrow('No path for people: locale "it-it" has no such page')
    // @ts-expect-error French has no graduate pages
    expect(() => href('graduates', 'fr-fr')).toThrow('No path for graduates: locale "fr-fr" has no such page')
    // @ts-expect-error the callback has no locale
    expect(() => href('auth', 'en')).toThrow('No path for auth: locale "en" has no such page')
    // @ts-expect-error a home needs its locale
    expect(() => href('home', undefined)).toThrow('No path for home: locale "undefined" has no such page')
    // @ts-expect-error an id is a number
    expect(() => href('person', 'en', { id: '1', slug: 'a' })).toThrow('id "1" must be')
    // @ts-expect-error the slug is missing
    expect(() => href('person', 'en', { id: 1 })).toThrow('slug')
    // @ts-expect-error no such kind
    expect(() => href('insights-of-kind', 'en', { kind: 'gossip' })).toThrow('kind "gossip" must be articles or')
    // @ts-expect-error no such tab
    expect(() => href('profile', 'en', { tab: 'password' })).toThrow('tab "password" must be')
    // @ts-expect-error a list of slugs, not a text
    expect(() => href('page', 'en', { path: 12 })).toThrow(TypeError)
    // @ts-expect-error the home has no parameters
    expect(href('home', 'en', { slug: 'a' })).toBe('/en')
  })
})

describe('toUrl', () => {
  it('percent-encodes the path behind the origin', () => {
    expect(toUrl('https://example.com', '/fr-fr/about-us/actualité')).toBe(
      'https://example.com/fr-fr/about-us/actualit%C3%A9',
    )
    expect(toUrl('https://example.com/', '/en')).toBe('https://example.com/en')
  })
})

describe('decodePath', () => {
  it('keeps an encoded slash encoded, and refuses broken encodings', () => {
    expect(decodePath('/en/about-us/actualit%C3%A9')).toBe('/en/about-us/actualité')
    expect(decodePath('/en%2Fdeals')).toBe('/en%2Fdeals')
    expect(decodePath('/en/%E0%A4%A')).toBeUndefined()
    expect(decodePath('/%ff')).toBeUndefined()
  })
})
