import { Planner } from '../../../src/plan/planner'
import { Content } from '../../../src/plan/store/content'
import { item, now, origin, pageAt, planOf } from '../../support/place/site'

const person = item('person', 4, { name: 'Ada Carver', familyName: 'Carver', path: '/en/people/4/item-4' })
const rows = [
  person,
  {
    ...item('person', 5, { name: 'Ben Carver', familyName: 'Carver', path: '/fr-fr/people/5/item-5' }),
    locale: 'fr-fr' as const,
  },
  item('vacancy', 6, { title: 'An associate', path: '/en/about-us/careers/associate' }),
  item('location', 7, { name: 'Edinburgh', path: '/en/locations/edinburgh' }),
]
const switchOf = (path: string, plan = planOf(rows)) =>
  pageAt(plan, path).context.frame.languages.map(({ href, leadsTo }) => [href, leadsTo])

describe('the language switch of a page that is not there in every language', () => {
  it('leads to the same part of a list, where there is one (CV-2)', () => {
    expect(switchOf('/en/people/letter/c')).toEqual([
      ['/en/people/letter/c', undefined],
      ['/fr-fr/people/letter/c', undefined],
      ['/zh-cn/people', '栏目'],
    ])
  })

  it.each([
    ['/en/people/4/item-4', '/fr-fr/people'],
    ['/en/about-us/careers/associate', '/fr-fr/about-us/careers'],
    ['/en/locations/edinburgh', '/fr-fr/locations'],
  ])('leads from %s to the page above it, and says so (CV-2)', (path, above) => {
    expect(switchOf(path)[1]).toEqual([above, 'rubrique'])
  })

  it('leads from where nothing is to the beginning of each language, never to nothing again (CV-2, CV-10)', () => {
    expect(switchOf('/fr-fr/404')).toEqual([
      ['/en', undefined],
      ['/fr-fr/404', undefined],
      ['/zh-cn', undefined],
    ])
    expect(switchOf('/de-de/404')).toContainEqual(['/en/graduates', undefined])
  })

  it('changes when that part of a list comes or goes (CV-2)', async () => {
    const content = new Content([person])
    const planner = new Planner(content, origin)
    await planner.advance('everything', now)
    const changed = async (row: (typeof rows)[number] | undefined) =>
      (await planner.advance(content.apply(row ? [row] : []), now)).pages.find(
        ({ path }) => path === '/en/people/letter/c',
      )?.json

    expect(await changed(rows[1])).toContain('"href":"/fr-fr/people/letter/c"')
    expect(await changed(rows[3])).toBeUndefined()
  })
})
