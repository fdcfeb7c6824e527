import { planFiles } from '../../../src/plan/plan-files'
import { planSitemaps } from '../../../src/plan/plan-sitemaps'
import { Content } from '../../../src/plan/store/content'
import { at, places } from '../../support/content/firm-rows'
import { noon, pictureOf } from '../../support/content/log-rows'
import { edition, options, pageAt, planFrom } from '../../support/content/planned-pages'
import { renderMain } from '../../support/place/site'

const path = '/en/people/5/ada-vane'
const own = {
  ...{
    name: 'Ada Vane',
    givenName: 'Ada',
    familyName: 'Vane',
    role: 'partner',
    jobTitle: 'Partner',
    pronouns: 'she/her',
  },
  ...{
    email: 'ada@firm.example',
    phones: [{ kind: 'office', number: '+44 20 7946 0999' }],
    offices: [3],
    services: [1],
  },
  admissions: [{ place: 'England and Wales', year: 2004 }],
  spokenLanguages: ['English', 'Dutch'],
  photo: pictureOf({ focalPoint: { x: 30, y: 20 } }),
}
const around = [
  ...places,
  edition('service', 1, at('/en/expertise/services/tax', { title: 'Tax' })),
  edition('deal', 11, { title: 'Sale of a port', people: [5], date: noon('01'), client: 'Port Ltd' }),
  edition('article', 9, at('/en/articles/9/duties', { title: 'Duties at sea', authors: [5] })),
  edition('menu', 1, {
    place: 'header',
    entries: [{ label: 'Ada', target: { type: 'person', id: 5 }, url: null, below: [] }],
  }),
  edition('person', 6, at('/en/people/6/bo-lind', { name: 'Bo Lind', services: [1], email: 'bo@firm.example' })),
]
const rowsOf = (more: object = {}) => [...around, edition('person', 5, at(path, { ...own, ...more }))]
const leftAt = '2026-05-01T12:00:00.000Z'

describe('the page of a person', () => {
  it('is their CV, with every way to reach them and what they did and wrote (R-PPL-02)', () => {
    const html = renderMain(pageAt(planFrom(rowsOf()), path))

    for (const way of ['mailto:ada@firm.example', 'tel:+442079460999', `${path}.vcf`])
      expect(html).toContain(`href="${way}"`)
    for (const fact of ['England and Wales, 2004', 'Dutch', 'she/her', 'Sale of a port', 'Duties at sea', 'Tax']) {
      expect(html).toContain(fact)
    }
    expect(html).toMatch(/data-x="30" data-y="20"/)
  })

  it('of somebody who left says so for a year, with who helps instead, and to no search engine (R-PPL-02)', () => {
    const plan = planFrom(rowsOf({ leftAt }))
    const page = pageAt(plan, path)
    const html = renderMain(page)

    expect(html).toMatch(/Ada Vane[^<]*(no longer|left)/)
    expect(html).toContain('href="/en/people/6/bo-lind"')
    expect(html).not.toContain('ada@firm.example')
    expect(JSON.stringify(page.context.head)).toContain('noindex')
    expect(
      planSitemaps(plan.pages.values(), options.origin)
        .map(({ text }) => text)
        .join(),
    ).not.toContain(path)
    expect([...planFiles(new Content(rowsOf({ leftAt })), options).files.keys()].join()).not.toContain(`${path}.vcf`)
    expect(planFrom(rowsOf({ leftAt }), '2027-04-30T12:00:00.000Z').pages.has(path)).toBe(true)
  })

  it('ends after that year, and nothing leads there any more (R-PPL-02)', () => {
    const plan = planFrom(rowsOf({ leftAt }), '2027-05-01T12:00:00.000Z')

    expect(plan.pages.has(path)).toBe(false)
    expect(plan.problems).toEqual([])
    expect([...plan.pages.values()].filter(({ context }) => JSON.stringify(context).includes(path))).toEqual([])
  })
})
