import { locales } from '../../../src/config/locales'
import { descriptionIn } from '../../support/browser/head'
import { at, body } from '../../support/content/firm-rows'
import { noon, pictureOf } from '../../support/content/log-rows'
import { edition, pageAt, planFrom } from '../../support/content/planned-pages'

type Rows = Parameters<typeof planFrom>[0]
type Thing = { '@type': string } & Record<string, unknown>

const headAt = (rows: Rows, path: string) => pageAt(planFrom(rows), path).context.head
const findThing = (rows: Rows, path: string, wanted: string) =>
  headAt(rows, path)
    .tags.flatMap((tag) => (tag.element === 'script' ? [JSON.parse(tag.text) as Thing] : []))
    .find((thing) => thing['@type'] === wanted)
const defaultAt = (rows: Rows, path: string) =>
  headAt(rows, path).tags.find(({ attributes }) => attributes['hreflang'] === 'x-default')?.attributes['href']

const firm = { '@type': 'Organization', name: 'Aldermoor Vane', url: 'https://example.com/en' }

describe('what a page tells programs of itself', () => {
  it.each(['en', 'fr-fr', 'zh-cn'] as const)('names on the home page in %s the site and its search (Q-3)', (locale) => {
    expect(findThing([], `/${locale}`, 'WebSite')).toMatchObject({
      name: 'Aldermoor Vane',
      url: `https://example.com/${locale}`,
      inLanguage: locales[locale].htmlLang,
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `https://example.com/${locale}/search?q={search_term_string}` },
      },
    })
  })

  const person = edition('person', 1, at('/en/people/1/anna-vane', { name: 'Anna Vane' }))
  const article = (own = {}) => [person, edition('article', 2, at('/en/articles/2/heat', { title: 'Heat', ...own }))]
  const factsOf = (rows: Rows) => findThing(rows, '/en/articles/2/heat', 'Article')

  it('takes an article’s authors and cover, or the firm and the picture that it is shared by (Q-3)', () => {
    const own = factsOf(article({ authors: [1], cover: pictureOf() }))
    const bare = factsOf(article({ authors: [], cover: null }))

    expect(own).toMatchObject({ author: [{ '@type': 'Person', name: 'Anna Vane' }], publisher: firm })
    expect(own?.['image']).toMatch(/^https:\/\/example\.com\/media\//)
    expect(bare).toMatchObject({ author: firm, publisher: firm })
    expect(bare?.['image']).toMatch(/^https:\/\/example\.com\/social\/[0-9a-f]{32}\.jpg$/)
  })

  it('has the firm as the author of its news, and a picture of each (Q-3)', () => {
    const rows = [edition('news-item', 3, at('/en/about-us/news/move', { title: 'A move' }))]

    expect(findThing(rows, '/en/about-us/news/move', 'NewsArticle')).toMatchObject({
      author: firm,
      image: expect.stringMatching(/\/social\/[0-9a-f]{32}\.jpg$/) as string,
    })
  })

  it.each([
    ['its summary', { summary: 'An hour on heat.', body }, 'An hour on heat.'],
    ['its first words', { summary: null, body }, 'In full.'],
    ['its title', { summary: null, body: [] }, 'Heat'],
  ])('describes an event by %s (Q-3)', (_, own, description) => {
    const dates = { startsAt: noon('20'), endsAt: noon('21') }
    const rows = [edition('event', 4, at('/en/events/4/heat', { title: 'Heat', ...dates, ...own }))]

    expect(findThing(rows, '/en/events/4/heat', 'Event')).toMatchObject({ description })
  })
})

describe('the head of a page', () => {
  const page = (locale: string, own = {}) =>
    edition('page', 1, { ...at(`/${locale}/about-us/values`, { title: 'Values', ...own }), locale })

  it('sends readers of any other language to English, or else to the first edition there is (Q-3)', () => {
    expect(defaultAt([page('en'), page('fr-fr')], '/fr-fr/about-us/values')).toBe(
      'https://example.com/en/about-us/values',
    )
    expect(defaultAt([page('fr-fr'), page('zh-cn')], '/zh-cn/about-us/values')).toBe(
      'https://example.com/fr-fr/about-us/values',
    )
  })

  it.each([
    ['its summary', { summary: 'What we hold to.' }, 'What we hold to.'],
    ['its first words', { summary: null, body }, 'In full.'],
    ['what it is and whose', { summary: null, body: [] }, 'Aldermoor Vane: Values'],
  ])('describes it by %s (Q-3)', (_, own, description) => {
    expect(descriptionIn(headAt([page('en', own)], '/en/about-us/values'))).toBe(description)
  })

  it('says of pages with one name below what they stand, and which page of a list it is (Q-3)', () => {
    const city = edition('location', 1, at('/en/locations/amsterdam', { name: 'Amsterdam', kind: 'city', iso: 'NL' }))
    const office = edition('office', 3, at('/en/offices/amsterdam', { name: 'Amsterdam', city: 1, country: 1 }))
    const service = edition('service', 5, at('/en/expertise/services/tax', { title: 'Tax' }))
    const topic = edition('topic', 6, at('/en/insights/topics/tax', { name: 'Tax', title: 'Tax' }))
    const people = Array.from({ length: 70 }, (_, place) =>
      edition('person', place + 1, at(`/en/people/${place + 1}/p-${place}`, { name: `P ${place}` })),
    )
    const { pages } = planFrom([city, office, service, topic, ...people])
    const english = [...pages.values()].filter(({ context }) => context.locale === 'en')
    const titles = english.map(({ context }) => context.head.title)

    expect(titles).toEqual(
      expect.arrayContaining(['Amsterdam | Aldermoor Vane', 'Amsterdam: Offices and locations | Aldermoor Vane']),
    )
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([])
  })
})
