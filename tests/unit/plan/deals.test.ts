import { planRecords } from '../../../src/plan/records/plan-records'
import { Content } from '../../../src/plan/store/content'
import { findFaults, item, now, origin, pageAt, planOf, renderMain, textOf } from '../../support/place/site'

const path = '/en/deals'
const options = { now, origin }
const rows = [
  item('office', 1, { name: 'Paris', path: '/en/offices/paris' }),
  item('service', 2, { title: 'Mergers', path: '/en/expertise/services/mergers' }),
  item('sector', 3, { title: 'Energy', path: '/en/expertise/sectors/energy' }),
  item('person', 4, { name: 'Ada', path: '/en/people/4/item-4' }),
  item('deal', 11, {
    title: 'A purchase',
    client: 'Client Ltd',
    role: 'Advised the buyer',
    value: 1_200_000_000,
    currency: 'EUR',
    date: '2025-03-01T12:00:00.000Z',
    people: [4],
    services: [2],
    sectors: [3],
    offices: [1],
  }),
  item('deal', 12, {
    title: 'A quiet sale',
    client: 'Secret Ltd',
    confidential: true,
    role: 'Advised the seller',
    date: '2026-02-01T12:00:00.000Z',
    services: [2],
  }),
]
const page = pageAt(planOf(rows), path)
const day2026 = (day: number): string => `2026-02-${day}T12:00:00.000Z`

describe('the matters', () => {
  it('stand under their years, the newest first, with all there is to say (R-GEN-04)', () => {
    expect(textOf(page)).toMatch(/2026 .*A quiet sale .*2025 .*A purchase Advised the buyer/)
    expect(textOf(page)).toMatch(
      /Advised the buyer · €1.2bn Client Client Ltd Who advised Ada Expertise Mergers Energy/,
    )
  })

  it('are short until they are opened, but the first of each year (R-GEN-04, R-GEN-07)', () => {
    const years = [11, 12, 13].map((id) =>
      item('deal', id, { title: `Matter ${id}`, role: 'Advised', date: day2026(id) }),
    )
    const folds = renderMain(pageAt(planOf(years), path)).match(/<details[^>]*>(?=<summary>Advised)/g)

    expect(folds?.map((fold) => fold.includes('open'))).toEqual([true, false, false])
  })

  it('do not name a client who stays unnamed (R-GEN-04)', () => {
    expect(JSON.stringify(page)).not.toContain('Secret Ltd')
    expect(textOf(page)).toContain('A quiet sale Advised the seller Client Client not named')
  })

  it('are found by year, sector, service and office without a script (R-GEN-04, R-GEN-07)', () => {
    const html = renderMain(page)

    // Ways to look, each behind its name: not one more list below the list (R-GEN-07).
    expect(html.match(/<summary><h2[^>]*>By (sector|service|office)/g)).toHaveLength(3)
    expect(textOf(page)).toMatch(
      /Year 2026 1 2025 1 .*By sector Energy 1 A purchase By service Mergers 2 A quiet sale A purchase By office Paris 1/,
    )
    for (const anchor of ['year_2025', 'matter_11']) {
      expect(html).toContain(`href="/en/deals#${anchor}"`)
      expect(html).toContain(`id="${anchor}"`)
    }
  })

  it.each(['/en/deals', '/fr-fr/deals', '/zh-cn/deals'])('are missed at %s with one way on (CV-7)', (empty) => {
    const none = pageAt(planOf([]), empty)

    expect(renderMain(none).match(/<a /g)).toHaveLength(1)
    expect(findFaults(none)).toEqual([])
  })

  it('are valid (Q-1)', () => {
    expect(findFaults(page)).toEqual([])
  })
})

describe('a long list of matters', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, 31 - number)).toISOString()
  const many = Array.from({ length: 50 }, (_, number) =>
    item('deal', number + 1, { title: `Matter ${number + 1}`, role: 'Advised', date: day(number), services: [2] }),
  )
  const plan = planOf([...rows.slice(0, 4), ...many])
  const [first, second, last] = ['/en/deals', '/en/deals/page/2', '/en/deals/page/3'].map((at) => pageAt(plan, at))
  const idsOn = (at: typeof page | undefined) => at && renderMain(at).match(/id="matter_\d+"/g)?.length

  it('is cut into pages of 24, each with a way to the others (R-GEN-04)', () => {
    expect([first, second, last].map(idsOn)).toEqual([24, 24, 2])
    expect(plan.pages.has('/en/deals/page/4')).toBe(false)
    expect(second && renderMain(second)).toMatch(/rel="prev"[^>]*href="\/en\/deals"|href="\/en\/deals"[^>]*rel="prev"/)
    expect(second && textOf(second)).toContain('Next page')
    expect(second?.context.head.title).toContain('Page 2')
  })

  it('leads to each matter on the page on which it stands, and to each year where it begins (R-GEN-04)', () => {
    const html = first && renderMain(first)

    expect(html).toContain('href="/en/deals/page/2#matter_25"')
    expect(html).toContain('href="/en/deals/page/3#matter_50"')
    expect(html).toContain('href="/en/deals/page/2#year_2025"')
    expect(second && renderMain(second)).toContain('id="year_2025"')
  })

  it('is found by search on the page on which it stands (R-GEN-04)', () => {
    const content = new Content([...rows.slice(0, 4), ...many])
    const { records } = planRecords(content, plan, options)
    const pathOf = (id: number) => records.get(`/en/deals#matter_${id}`)?.records[0]?.path

    expect([1, 25].map(pathOf)).toEqual(['/en/deals#matter_1', '/en/deals/page/2#matter_25'])
  })

  it('is valid on each of them (Q-1)', () => {
    expect([first, second, last].flatMap((at) => at && findFaults(at))).toEqual([])
  })
})
