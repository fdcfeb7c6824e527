import { randomUUID } from 'node:crypto'
import { type Pool } from 'pg'
import { type World } from '../../../support/account/account-world'

const anna = 'auth0|anna'
const ben = 'auth0|ben'
const sam = 'google-oauth2|sam'
const changeDetails = `mutation ($key: Key!, $version: Int!, $details: DetailsInput!) {
  changeDetails(key: $key, version: $version, details: $details) {
    version name company jobTitle phone country locale timeZone
  }
}`
const nothingSaid = { name: null, company: null, jobTitle: null, phone: null, country: null, locale: null }

/** What somebody says of themselves. */
export function describeDetails(world: () => World, database: () => Pool): void {
  describe('details', () => {
    const read = '{ viewer { details { version name company phone editable } } }'
    const own = { company: ' Harbour  & Sons ', phone: '+44 20 7946 0123', country: 'GB', timeZone: 'Europe/London' }
    const change = (sub: string, version: number, { key = randomUUID(), ...details }: Record<string, unknown>) => {
      return world().ask(sub, changeDetails, { key, version, details })
    }

    it('begin empty, and are kept as they were said (R-DAS-06)', async () => {
      const before = await world().ask(anna, read)
      const changed = await change(anna, 0, { ...own, name: 'Anna A.', locale: 'fr-fr' })
      const after = await world().ask(anna, read)

      expect(before.data).toMatchObject({ viewer: { details: { version: 0, name: null } } })
      expect(changed.data).toEqual({
        changeDetails: {
          ...{ version: 1, name: 'Anna A.', company: 'Harbour & Sons', jobTitle: null, phone: '+44 20 7946 0123' },
          ...{ country: 'GB', locale: 'fr-fr', timeZone: 'Europe/London' },
        },
      })
      expect(after.data).toMatchObject({ viewer: { details: { version: 1, name: 'Anna A.' } } })
    })

    it('are not lost where two tabs change them at once, and the same change twice is one (AC-7)', async () => {
      const key = randomUUID()
      const [one, other] = await Promise.all([change(ben, 0, { company: 'One' }), change(ben, 0, { company: 'Other' })])
      const lost = [one, other].flatMap(({ errors }) => errors ?? [])
      const first = await change(ben, 1, { company: 'Third', key })
      const again = await change(ben, 1, { company: 'Third', key })

      expect(lost).toMatchObject([{ extensions: { code: 'CONFLICT', version: 1 } }])
      expect(first.data).toMatchObject({ changeDetails: { version: 2, company: 'Third' } })
      expect(again).toEqual(first)
    })

    it('that the provider keeps are changed there (R-DAS-06)', async () => {
      const { data } = await world().ask(sam, read)
      const refused = await change(sam, 0, { name: 'Somebody else', phone: '+44 20 7946 0123' })
      const taken = await change(sam, 0, { phone: '+44 20 7946 0123' })

      expect(data).toMatchObject({ viewer: { details: { editable: ['phone', 'country', 'locale', 'timeZone'] } } })
      expect(refused.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', fields: ['name'] } }])
      expect(taken.data).toMatchObject({ changeDetails: { version: 1, name: null } })
    })

    it.each([
      ['phone', 'no number'],
      ['phone', '12'],
      ['country', 'Atlantis'],
      ['country', 'ZQ'],
      ['locale', 'de-de'],
      ['timeZone', 'Europe/Atlantis'],
      ['name', 'x'.repeat(121)],
    ])('with %s "%s" are to be put right (R-DAS-06, V-7)', async (field, value) => {
      const { errors } = await change('auth0|clumsy', 0, { ...nothingSaid, [field]: value })

      expect(errors).toMatchObject([{ extensions: { code: 'INVALID', fields: [field] } }])
    })

    it('are looked up once for all operations of a batch', async () => {
      const query = jest.spyOn(database(), 'query')
      const answers = await world().askAll(
        anna,
        Array.from({ length: 10 }, () => ({ query: read })),
      )
      const asked = query.mock.calls.length
      query.mockRestore()

      expect(answers).toHaveLength(10)
      expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
      expect(asked).toBe(1)
    })
  })
}
