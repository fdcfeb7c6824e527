import { Planner } from '../../../src/plan/planner'
import { Content } from '../../../src/plan/store/content'
import { type LogRow } from '../../../src/plan/store/log-row'
import { places } from '../../support/content/firm-rows'
import { firmOf, item, matter, pathOf, person } from '../../support/content/long-list-rows'
import { edition, options, pageAt, planFrom } from '../../support/content/planned-pages'

async function workFor(count: number, edit: LogRow, rowsOf = firmOf) {
  const content = new Content(rowsOf(count))
  const planner = new Planner(content, options.origin)
  await planner.advance('everything', options.now)
  const { looked, pages } = await planner.advance(content.apply([edit]), options.now)
  return { looked, pages: pages.map(({ path }) => path) }
}

describe('an edit of one item of a long list', () => {
  it.each([
    ['an article', item('article', 40, 'Other words')],
    ['a news item', item('news-item', 40, 'Other words')],
    ['a person', person(40, 'Person 40 Other')],
  ])(
    'is as much work in a list of 400 as in one of 100: %s (N2, ED-1)',
    async (_, edit) => {
      const [small, large] = [await workFor(100, edit), await workFor(400, edit)]

      expect(small.pages.length).toBeGreaterThan(0)
      expect(large.looked).toBeLessThanOrEqual(small.looked + 1)
      expect(large.pages.length).toBeLessThanOrEqual(small.pages.length)
    },
    60_000,
  )

  it('is as much work in a list of 400 as in one of 100: a matter (N2, R-GEN-04)', async () => {
    const mattersOf = (count: number) => [...places, ...Array.from({ length: count }, (_, id) => matter(id + 1))]
    const [small, large] = await Promise.all(
      [100, 400].map((count) => workFor(count, matter(40, 'Other words'), mattersOf)),
    )

    expect(small?.pages).toEqual(['/en/deals', '/en/deals/page/3'])
    expect(large?.pages).toEqual(['/en/deals', '/en/deals/page/16'])
    expect(large?.looked).toBe(small?.looked)
  })

  it('leaves all other news as they are when the newest of all comes (N2)', async () => {
    const { pages } = await workFor(400, item('news-item', 401))
    const news = pages.filter((path) => path.startsWith('/en/about-us/news/item-'))

    expect(news.sort()).toEqual([pathOf('news-item', 400), pathOf('news-item', 401)])
  }, 60_000)
})

describe('a page of news', () => {
  const rows = firmOf(10)
  const othersAt = (id: number) =>
    (pageAt(planFrom(rows), pathOf('news-item', id)).context.props as { others: { title: string }[] }).others.map(
      ({ title }) => title,
    )

  it.each([
    [10, ['Item 9', 'Item 8', 'Item 7']],
    [5, ['Item 6', 'Item 4', 'Item 3']],
    [1, ['Item 4', 'Item 3', 'Item 2']],
  ])('leads to those that came out around it: %i (R-ABT-03)', (id, titles) => {
    expect(othersAt(id)).toEqual(titles)
  })

  it('leads to all there are when they are few (R-ABT-03)', () => {
    const few = [...places, item('news-item', 1), item('news-item', 2)]
    const { others } = pageAt(planFrom(few), pathOf('news-item', 1)).context.props as { others: unknown[] }

    expect(others).toHaveLength(1)
  })
})

describe('the list of 1,000 people', () => {
  it('stands in pages of 24, of 10 KB at most (R-PPL-01, CV-9)', () => {
    const { pages } = planFrom([...places, ...Array.from({ length: 1000 }, (_, id) => person(id + 1))])
    const lists = [...pages]
      .filter(([path]) => /^\/en\/people(\/page\/\d+)?$/.test(path))
      .map(([, { context }]) => JSON.stringify(context))
    const hrefs = (page: string): string[] => page.match(/"href":"\/en\/people\/\d+\/[^"]+"/g) ?? []

    expect(new Set(lists.flatMap(hrefs)).size).toBe(1000)
    expect(Math.max(...lists.map((page) => hrefs(page).length))).toBe(24)
    expect(Math.max(...lists.map(({ length }) => length))).toBeLessThan(10_000)
  }, 60_000)
})

describe('the list of the people of an office', () => {
  const office = (id: number, slug: string) =>
    edition('office', id, { name: `Office ${id}`, slug, path: `/en/about-us/locations/offices/${slug}` })
  const worksIn = (id: number, offices: number[]) =>
    edition('person', id, {
      name: `Person ${id}`,
      slug: `person-${id}`,
      path: `/en/people/${id}/person-${id}`,
      offices,
    })

  it('is of that which is at its address now, and no longer of the one before (R-PPL-01, N2)', async () => {
    const content = new Content([
      ...places,
      office(71, 'north'),
      office(72, 'south'),
      worksIn(1, [71]),
      worksIn(2, [72]),
    ])
    const planner = new Planner(content, options.origin)
    await planner.advance('everything', options.now)
    const { pages } = await planner.advance(content.apply([office(71, 'south'), office(72, 'north')]), options.now)
    const peopleAt = (slug: string) => {
      const { props } = JSON.parse(pages.find(({ path }) => path === `/en/people/office/${slug}`)?.json ?? '{}') as {
        props: { people: { rows: { href: string }[] } }
      }
      return props.people.rows.map(({ href }) => href)
    }

    expect(peopleAt('north')).toEqual(['/en/people/2/person-2'])
    expect(peopleAt('south')).toEqual(['/en/people/1/person-1'])
  })
})
