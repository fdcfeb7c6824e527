import { at } from '../../support/content/firm-rows'
import { edition, pageAt, planFrom } from '../../support/content/planned-pages'

type Thing = { '@type': string } & Record<string, unknown>

/** What a page tells programs. */
const thingsAt = (rows: Parameters<typeof planFrom>[0], path: string): Thing[] =>
  pageAt(planFrom(rows), path).context.head.tags.flatMap((tag) =>
    tag.element === 'script' ? [JSON.parse(tag.text) as Thing] : [],
  )

const findThing = (rows: Parameters<typeof planFrom>[0], path: string, type: string) =>
  thingsAt(rows, path).find((thing) => thing['@type'] === type)

describe('what a page tells programs', () => {
  it.each([
    ['1 Quill Yard\nLondon EC3X 9ZZ\nUnited Kingdom', 'London', '1 Quill Yard', 'EC3X 9ZZ'],
    ['3 Ropewalk Lane\nDublin 2\nD02 X000\nUnited Kingdom', 'Dublin', '3 Ropewalk Lane', undefined],
    ['中国上海市羽毛路88号', '上海', '羽毛路88号', undefined],
  ])('has the street alone as the street of %j (R-OFF-01, Q-3)', (address, ...called) => {
    const [city, street, postalCode] = called
    const rows = [
      edition('location', 1, at('/en/locations/city', { name: city, kind: 'city', iso: 'GB' })),
      edition('location', 2, at('/en/locations/country', { name: 'United Kingdom', iso: 'GB' })),
      edition('office', 3, at('/en/offices/one', { address, city: 1, country: 2 })),
      edition('vacancy', 4, at('/en/about-us/careers/associate', { offices: [3] })),
    ]
    const wanted = { streetAddress: street, addressLocality: city, addressCountry: 'GB' }
    const office = findThing(rows, '/en/offices/one', 'LegalService')?.['address']

    expect(office).toMatchObject(wanted)
    expect((office as Record<string, unknown>)['postalCode']).toBe(postalCode)
    expect(findThing(rows, '/en/about-us/careers/associate', 'JobPosting')).toMatchObject({
      jobLocation: [{ address: wanted }],
    })
  })
})
