import { at, places } from '../../support/content/firm-rows'
import { edition, pageAt, planFrom } from '../../support/content/planned-pages'
import { renderMain } from '../../support/place/site'

const person = (id: number, [givenName, familyName]: [string, string], own: object = {}) =>
  edition(
    'person',
    id,
    at(`/en/people/${id}/p-${id}`, { name: `${givenName} ${familyName}`, givenName, familyName, ...own }),
  )
const rows = [
  ...places,
  edition('service', 1, at('/en/expertise/services/tax', { title: 'Tax' })),
  person(21, ['Ada', 'Vane'], { offices: [3], services: [1] }),
  person(22, ['Élodie', 'Vigneron'], { services: [1] }),
  person(23, ['Bo', 'Lind'], { offices: [3] }),
]
const shownAt = (path: string) =>
  [...renderMain(pageAt(planFrom(rows), path)).matchAll(/<h2[^>]*><a href="\/en\/people\/\d+\/p-(\d+)"/g)].map(
    ([, id]) => id,
  )

describe('the pages of people by one thing', () => {
  it.each([
    ['letter', '/en/people/letter/v', ['21', '22']],
    ['letter', '/en/people/letter/l', ['23']],
    ['office', '/en/people/office/london', ['23', '21']],
    ['service', '/en/people/service/tax', ['21', '22']],
  ])('are there without a script, by %s: %s (R-PPL-01, CV-9)', (_, path, ids) => {
    expect(shownAt(path)).toEqual(ids)
  })

  it('are led to from the list of all, whose letters without anybody lead nowhere (R-PPL-01)', () => {
    const html = renderMain(pageAt(planFrom(rows), '/en/people'))

    for (const path of ['letter/v', 'office/london', 'service/tax']) expect(html).toContain(`href="/en/people/${path}"`)
    expect(html).not.toContain('href="/en/people/letter/x"')
  })
})
