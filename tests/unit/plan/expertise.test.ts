import { findFaults, item, pageAt, planOf, renderMain, textOf } from '../../support/place/site'

const services = '/en/expertise/services'
const sectors = '/en/expertise/sectors'
const solutions = '/en/expertise/solutions'

const person = (id: number, name: string, own = {}) =>
  item('person', id, { name, path: `/en/people/${id}/item-${id}`, familyName: name, ...own })

const rows = [
  item('service', 1, {
    title: 'Disputes',
    summary: 'When it comes to court.',
    path: `${services}/disputes`,
    keyContacts: [22, 21],
    howWeHelp: [{ heading: 'Can we settle?', text: 'Often, and early.' }],
    sectors: [5],
    solutions: [6],
    products: [7],
  }),
  item('service', 2, { title: 'Arbitration', path: `${services}/disputes/arbitration`, parent: 1 }),
  item('service', 3, { title: 'Investment claims', path: `${services}/disputes/arbitration/claims`, parent: 2 }),
  item('service', 4, { title: 'Orphaned advice', path: `${services}/orphaned`, parent: 99 }),
  item('sector', 5, { title: 'Energy', path: `${sectors}/energy`, services: [1] }),
  item('solution', 6, { title: 'Recovery', path: `${solutions}/recovery`, services: [1], products: [7] }),
  item('product', 7, { title: 'Disclosure desk', path: '/en/products/desk' }),
  person(21, 'Ada', { services: [1] }),
  person(22, 'Bea', { services: [1] }),
  person(23, 'Cyd', { services: [1], leftAt: '2026-05-01T12:00:00.000Z' }),
  item('article', 31, { title: 'On claims', path: '/en/articles/31/item-31', services: [3] }),
  item('article', 32, { title: 'On wind', path: '/en/articles/32/item-32', sectors: [5] }),
  item('deal', 41, { title: 'A long case', role: 'Acted', client: 'Secret Ltd', confidential: true, services: [2] }),
  item('event', 51, {
    title: 'Past seminar',
    path: '/en/events/51/item-51',
    startsAt: '2026-05-01T10:00:00Z',
    endsAt: '2026-05-01T11:00:00Z',
    services: [1],
  }),
  item('event', 52, {
    title: 'Next seminar',
    path: '/en/events/52/item-52',
    startsAt: '2026-06-01T10:00:00Z',
    endsAt: '2026-06-01T11:00:00Z',
    services: [1],
  }),
]
const plan = planOf(rows)
const disputes = pageAt(plan, `${services}/disputes`)

describe('a service', () => {
  it('shows key contacts in their order, and where all who do this work are (R-EXP-02)', () => {
    const text = textOf(disputes)

    expect(text).toMatch(/Who to call.*All 2 lawyers.*Bea.*Ada/)
    expect(text).not.toContain('Cyd')
    expect(renderMain(disputes)).toContain('href="/en/people/service/disputes"')
  })

  it('shows how the firm helps, insights, matters, events and what is related (R-EXP-02)', () => {
    const text = textOf(disputes)

    expect(text).toMatch(/How we help Can we settle\? Often, and early\./)
    expect(text).toMatch(/Within Disputes Arbitration/)
    expect(text).toMatch(/Insights .*On claims/)
    expect(text).toMatch(/Matters .*A long case Acted · Client not named/)
    expect(text).toContain('Next seminar')
    expect(text).not.toContain('Past seminar')
    expect(text).toMatch(/Related Energy Recovery/)
    expect(text).toMatch(/Products Disclosure desk/)
  })

  it('never names a client who stays unnamed', () => {
    expect(JSON.stringify([...plan.pages.values()])).not.toContain('Secret Ltd')
  })

  it('drops an event from the moment at which it is over', () => {
    expect(disputes.readings.until).toBe('2026-06-01T11:00:00.000Z')
    expect(textOf(pageAt(planOf(rows, '2026-06-01T11:00:00.000Z'), disputes.path))).not.toContain('Next seminar')
  })

  it('stands below its parents, three levels deep (R-EXP-02)', () => {
    const { above } = pageAt(plan, `${services}/disputes/arbitration/claims`).context

    expect(above.map(({ text }) => text)).toEqual(['Expertise', 'Services', 'Disputes', 'Arbitration'])
  })
})

describe('a sector and a solution', () => {
  it('show the same of themselves (R-EXP-03)', () => {
    expect(textOf(pageAt(plan, `${sectors}/energy`))).toMatch(/Insights .*On wind.*Related Disputes/)
  })

  it('show what their services have, and lead to products (R-EXP-04)', () => {
    expect(textOf(pageAt(plan, `${solutions}/recovery`))).toMatch(
      /On claims.*Related Disputes Products Disclosure desk/,
    )
  })
})

describe('the lists of expertise', () => {
  it('hold every service, those without a live parent too (R-EXP-05)', () => {
    const html = renderMain(pageAt(plan, services))
    const links = [...html.matchAll(/href="(\/en\/expertise\/services\/[^"]*)"/g)].map(([, path]) => path)

    expect(links).toEqual([
      `${services}/disputes`,
      `${services}/disputes/arbitration`,
      `${services}/disputes/arbitration/claims`,
      `${services}/orphaned`,
    ])
  })

  it('show all trees at once (R-EXP-01)', () => {
    expect(textOf(pageAt(plan, '/en/expertise'))).toMatch(/Services Disputes.*Sectors Energy.*Solutions Recovery/)
  })

  it.each(['/en/expertise', '/fr-fr/expertise/services', '/zh-cn/expertise/sectors', '/zh-cn/expertise/solutions'])(
    'say at %s that nothing is there, and offer one way on (CV-7)',
    (path) => {
      const main = renderMain(pageAt(planOf([]), path))

      expect(main.match(/<a [^>]*href="[^"]*\/people"/g)).toHaveLength(1)
    },
  )

  it('take their title and first words from the item that an editor made for them', () => {
    const page = pageAt(
      planOf([item('page', 8, { title: 'What we do', summary: 'All of it.', path: services })]),
      services,
    )

    expect(textOf(page)).toMatch(/What we do All of it\./)
  })
})

it.each([...plan.pages.values()].filter(({ path }) => path.includes('/expertise')).map((page) => [page.path, page]))(
  '%s is valid (Q-1)',
  (_, page) => {
    expect(findFaults(page)).toEqual([])
  },
)
