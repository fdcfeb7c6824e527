import { findFaults, item, pageAt, planOf, renderMain, textOf } from '../../support/site'

const path = '/en/deals'
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

describe('the matters', () => {
  it('stand under their years, the newest first, with all there is to say (R-GEN-04)', () => {
    expect(textOf(page)).toMatch(/2026 .*A quiet sale .*2025 .*A purchase Client Client Ltd/)
    expect(textOf(page)).toMatch(/What we did Advised the buyer Value €1.2bn Who advised Ada Expertise Mergers Energy/)
  })

  it('do not name a client who stays unnamed (R-GEN-04)', () => {
    expect(JSON.stringify(page)).not.toContain('Secret Ltd')
    expect(textOf(page)).toContain('A quiet sale Client Client not named')
  })

  it('are found by year, sector, service and office without a script (R-GEN-04)', () => {
    const html = renderMain(page)

    expect(textOf(page)).toMatch(/Year 2026 1 2025 1 By sector Energy 1 By service Mergers 2 By office Paris 1/)
    for (const anchor of ['year_2025', 'sector_3', 'service_2', 'office_1', 'matter_11']) {
      expect(html).toContain(`href="#${anchor}"`)
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
