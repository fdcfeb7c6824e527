import { findPathProblems } from '../../../src/routes/item-paths'
import { below, create, createChain, emitted, pathsOf, problemsOf } from './create-items'

const funds = create('nav-service', 'funds')
const europe = create('nav-region', 'europe', below(funds))
const france = create('nav-jurisdiction', 'france', below(europe))

describe('the address of an item', () => {
  it.each([
    [create('news-item', 'merger'), '/en/about-us/news/merger'],
    [create('vacancy', 'trainee'), '/en/about-us/careers/trainee'],
    [create('country-benefits', 'france'), '/en/about-us/careers/benefits/france'],
    [create('contact-topic', 'media'), '/en/contact-us/media'],
    [create('person', 'anna', { number: 7 }), '/en/people/7/anna'],
    [create('person', '律师', { number: 7, locale: 'zh-cn' }), '/zh-cn/people/7/律师'],
    [create('office', 'paris'), '/en/offices/paris'],
    [create('location', 'france'), '/en/locations/france'],
    [create('service', 'tax'), '/en/expertise/services/tax'],
    [create('sector', 'energy'), '/en/expertise/sectors/energy'],
    [create('solution', 'audit'), '/en/expertise/solutions/audit'],
    [create('topic', 'data'), '/en/insights/topics/data'],
    [create('article', 'duty', { number: 7 }), '/en/articles/7/duty'],
    [create('event', 'talk', { number: 7 }), '/en/events/7/talk'],
    [create('training', 'basics', { number: 7 }), '/en/training/7/basics'],
    [create('training-series', 'basics', { number: 7 }), '/en/training-series/7/basics'],
    [funds, '/en/products/navigator/funds'],
  ])('L-1: is made from the type and the slug (%#)', (item, path) => {
    expect(pathsOf([item])).toEqual([path])
    expect(emitted([item])).toEqual([path])
  })

  it('L-1: follows the parents of the navigator', () => {
    const content = create('nav-content', 'guide', { number: 4, ...below(funds) })
    const regional = create('nav-content', 'guide-2', { number: 5, ...below(europe) })
    const marketing = create('marketing-page', 'why', below(funds))
    const items = [funds, europe, france, content, regional, marketing]

    expect(pathsOf(items).slice(1)).toEqual([
      '/en/products/navigator/funds/europe',
      '/en/products/navigator/funds/europe/france',
      '/en/products/navigator/funds/content/4/guide',
      '/en/products/navigator/funds/europe/content/5/guide-2',
      '/en/products/navigator/funds/marketing/why',
    ])
    expect(problemsOf(items)).toEqual([])
  })

  it('L-1: a slug that is not legal is refused for the item and for all below it, by its title', () => {
    const items = createChain('service', ['Tax', 'vat'])

    expect(problemsOf(items)).toEqual(['The slug of "TAX" has capital letters: write "tax"'])
    expect(findPathProblems(items)[0]?.items).toEqual(items)
  })

  it('a number that is missing is refused', () => {
    expect(problemsOf([create('person', 'anna')])).toEqual([expect.stringContaining('id null must be a whole number')])
  })

  it('CV-2: an item is refused in a language that has no pages of its kind', () => {
    expect(problemsOf([create('person', 'anna', { number: 1, locale: 'de-de' })])).toEqual([
      '"ANNA" cannot be published in Deutsch: that language has no such pages',
    ])
    expect(problemsOf([create('office', 'paris', { locale: 'it-it' })])).toEqual([
      '"PARIS" cannot be published in it-it: that language has no such pages',
    ])
  })

  it('CV-4: a slug that another page of the site has at that place is refused', () => {
    const messages = problemsOf([
      create('news-item', 'page'),
      create('vacancy', 'benefits'),
      create('product', 'marketing', { number: 1 }),
      create('nav-region', 'report-builder', below(funds)),
      funds,
    ])

    expect(messages).toHaveLength(4)
    for (const message of messages) expect(message).toContain('is kept here for another page of the site')
  })
})

describe('the tree of pages', () => {
  it('R-ABT-01 L-1: goes down five levels, and names the item that would be the sixth', () => {
    const pages = createChain('page', ['a', 'b', 'c', 'd', 'e', 'f'])

    expect(pathsOf(pages).slice(0, 5).at(-1)).toBe('/en/about-us/a/b/c/d/e')
    expect(problemsOf(pages)).toEqual(['"F" has no address: its path must have 1 to 5 levels, not 6'])
  })

  it.each(['service', 'sector', 'solution'] as const)('L-1: a %s goes down three levels', (type) => {
    const items = createChain(type, ['a', 'b', 'c', 'd'])

    expect(pathsOf(items)).toEqual(['a', 'a/b', 'a/b/c'].map((path) => `/en/expertise/${type}s/${path}`).concat(''))
    expect(problemsOf(items)).toEqual([
      expect.stringContaining('"D" has no address: its path must have 1 to 3 levels, not 4'),
    ])
  })

  it('L-1: a circle of parents is one problem, named by its titles, for all that hang on it', () => {
    const ref = (id: string) => ({ parent: { type: 'page', id } as const })
    const items = [
      create('page', 'b', ref('c')),
      create('page', 'c', ref('a')),
      create('page', 'a', ref('b')),
      create('page', 'd', ref('c')),
    ]

    expect(findPathProblems(items)).toEqual([
      {
        items,
        message:
          '"A" is below "B" is below "C" is below "A": parents run in a circle. Give one of these another parent',
      },
    ])
    expect(problemsOf([create('page', 'a', ref('a'))])).toEqual([expect.stringContaining('"A" is below "A"')])
  })

  it('CV-2 L-1: a parent that is gone, of another kind or not live in this language is refused', () => {
    const tax = create('service', 'tax')
    const french = { locale: 'fr-fr' }

    expect(problemsOf([create('service', 'vat', below(tax))])).toEqual([
      'The parent of "VAT" no longer exists: choose another',
    ])
    expect(problemsOf([tax, create('service', 'tva', { ...french, ...below(tax) })])).toEqual([
      '"TVA" is below "TAX", which is not live in Français: publish that one too, or choose another parent',
    ])
    expect(problemsOf([tax, create('page', 'vat', below(tax))])).toEqual([
      '"VAT" cannot be below "TAX": its parent must be a page',
    ])
    expect(problemsOf([create('nav-region', 'europe')])).toEqual([
      '"EUROPE" must be below a nav service: choose its parent',
    ])
  })
})
