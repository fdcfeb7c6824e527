import { routeIds, routeOf } from '../../../src/routes/address'
import { fixedPages } from '../../../src/routes/fixed-pages'
import { below, create, createChain, emitted, pathsOf, problemsOf } from './create-items'

const radar = create('product', 'radar', { number: 1 })
const alerts = create('product', 'alerts', { number: 2, ...below(radar) })
const rules = create('product', 'rules', { number: 3, ...below(alerts) })
const trial = create('marketing-page', 'trial', below(alerts))

describe('fixed pages', () => {
  const expected = routeIds.filter((id) => {
    const { kind, sets, pattern } = routeOf(id)
    return kind === 'page' && sets.includes('main') && /^[^{}]*$/.test(pattern)
  })

  it('L-2: there is one for each prebuilt page without parameters, each under a slug of its own', () => {
    // Search results and the 404 page hold nothing that an editor writes.
    const written = expected.filter((route) => route !== 'search' && route !== 'not-found')

    expect([...fixedPages.values()].map(({ route }) => route)).toEqual(written)
    expect(expected).toEqual(
      expect.arrayContaining(['home', 'careers', 'site-map', 'about-us', 'cookie-policy', 'navigator']),
    )
  })

  it('L-2: the home page has no page below it', () => {
    const home = create('page', 'home')

    expect(problemsOf([home, create('page', 'news-desk', below(home))])).toEqual([
      expect.stringContaining('no such item can be below "HOME"'),
    ])
  })

  it.each([...fixedPages])('L-2: a page with the slug %s links to that page and emits none', (slug, { route }) => {
    const item = create('page', slug)

    expect(pathsOf([item])).toEqual([['/en', routeOf(route).pattern].filter(Boolean).join('/')])
    expect(emitted([item])).toEqual([])
    expect(problemsOf([item])).toEqual([])
  })

  it.each(['navigator', 'disputes-aviator', 'access-the-tool'])('L-2: the product %s is the fixed page', (slug) => {
    const item = create('product', slug, { number: 1 })

    expect(pathsOf([item])).toEqual([`/en/products/${slug}`])
    expect(emitted([item])).toEqual([])
  })

  it('L-2: a fixed slug means nothing further down or for a feature', () => {
    expect(pathsOf(createChain('page', ['history', 'careers']))[1]).toBe('/en/about-us/history/careers')
    expect(pathsOf([create('product', 'navigator', { number: 1, isFeature: true })])).toEqual([
      '/en/features/navigator',
    ])
  })

  it('L-2: what is below "About us" is where a page without a parent would be', () => {
    const items = createChain('page', ['about-us', 'history', 'founders'])

    expect(pathsOf(items)).toEqual(['/en/about-us', '/en/about-us/history', '/en/about-us/history/founders'])
    expect(emitted(items)).toEqual(['/en/about-us/history', '/en/about-us/history/founders'])
  })

  it('L-2: the slugs from the root down may spell a fixed page', () => {
    const items = createChain('page', ['legal-and-regulatory-information', 'cookie-policy'])

    expect(pathsOf(items)[1]).toBe('/en/legal-and-regulatory-information/cookie-policy')
    expect(emitted(items)).toEqual([])
  })

  it.each([
    [createChain('page', ['careers', 'life']), 'no such item can be below "CAREERS"'],
    [createChain('page', ['about-us', 'news', 'merger']), 'no such item can be below "NEWS"'],
    [createChain('page', ['deals', 'largest']), 'no such item can be below "DEALS"'],
    [createChain('product', ['navigator', 'funds']), 'no such item can be below "NAVIGATOR"'],
  ])('L-2: an item below another fixed page is refused (%#)', (items, message) => {
    expect(problemsOf(items)).toEqual([expect.stringContaining(message)])
  })

  it('L-2 L-5: two items that stand for the same fixed page are refused by both titles', () => {
    const aboutUs = create('page', 'about-us')
    const items = [
      aboutUs,
      create('page', 'careers'),
      create('page', 'careers', { id: '2', title: 'Jobs', ...below(aboutUs) }),
    ]

    expect(problemsOf(items)).toEqual([
      '"CAREERS" and "Jobs" both have the address /en/about-us/careers in English: change one of them',
    ])
  })
})

describe('products and features', () => {
  const items = [radar, alerts, rules, trial]
  const asFeature = items.map((item) => (item === radar ? { ...item, isFeature: true } : item))

  it('L-3: the flag of the root decides the prefix of all below it, and nothing else', () => {
    const asProductPaths = [
      '/en/products/radar',
      '/en/products/radar/2/alerts',
      '/en/products/radar/2/alerts/3/rules',
      '/en/products/marketing/trial',
    ]

    expect(pathsOf(items)).toEqual(asProductPaths)
    expect(pathsOf(asFeature)).toEqual(asProductPaths.map((path) => path.replace('/products/', '/features/')))
  })

  it('L-3: the flag of an item that is not the root changes nothing', () => {
    const flagged = items.map((item) => (item === radar ? item : { ...item, isFeature: true }))

    expect(pathsOf(flagged)).toEqual(pathsOf(items))
  })
})

describe('graduate pages', () => {
  it('L-4 R-GRA-01: a link has the locale of the item, and English for British English', () => {
    const home = create('graduate-page', 'home')
    const faq = create('graduate-page', 'faq', { locale: 'en-gb' })

    expect(pathsOf([home, faq])).toEqual(['/en/graduates', '/en/graduates/faq'])
    expect(
      pathsOf([
        { ...faq, locale: 'nl-nl' },
        { ...home, locale: 'en-ae' },
      ]),
    ).toEqual(['/nl-nl/graduates/faq', '/en-ae/graduates'])
    expect(emitted([home, faq])).toEqual(['/en/graduates', '/en/graduates/faq'])
  })

  it('L-4 L-5: an English and a British English edition cannot both be live', () => {
    const items = [
      create('graduate-page', 'faq'),
      create('graduate-page', 'faq', { locale: 'en-gb', title: 'FAQ (UK)' }),
    ]

    expect(problemsOf(items)).toEqual([
      '"FAQ" and "FAQ (UK)" both have the address /en/graduates/faq in English: change one of them',
    ])
  })

  it('a kind that does not exist, or a language without graduate pages, is refused', () => {
    expect(problemsOf([create('graduate-page', 'gossip')])).toEqual([
      expect.stringContaining('its kind "gossip" must be'),
    ])
    expect(problemsOf([create('graduate-page', 'faq', { locale: 'fr-fr' })])).toEqual([
      expect.stringContaining('in Français'),
    ])
  })
})
