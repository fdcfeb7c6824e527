import { randomUUID } from 'node:crypto'
import { type JWTPayload } from 'jose'
import { codeOf, type World } from '../../../support/account/account-world'

const anna = 'auth0|anna'
const ben = 'auth0|ben'
const requestCallback = `mutation ($key: Key!, $colleague: ID!, $phone: String!, $message: String!) {
  requestCallback(key: $key, colleague: $colleague, phone: $phone, message: $message, locale: "en") { id phone message }
}`

/** Whom somebody turns to at the firm. */
export function describeContacts(world: () => World): void {
  describe('contacts', () => {
    const teams = (locale: string) =>
      `{ viewer { teams(locale: "${locale}") {
          name members { name email phones { kind number } offices path card } } } }`

    it('are the team of the client, without those who have left, in the language of the page (R-DAS-02)', async () => {
      const english = await world().ask(anna, teams('en'))
      const french = await world().ask(anna, teams('fr-fr'))

      expect(english.data).toMatchObject({
        viewer: {
          teams: [
            {
              name: 'Team of Harbour',
              members: [
                {
                  ...{ name: 'Eleanor Strand', email: 'bo@example.com', offices: ['London'] },
                  ...{ path: '/en/people/1/eleanor-strand', card: '/en/people/1/eleanor-strand.vcf' },
                },
                { name: 'Wei Lanying' },
              ],
            },
          ],
        },
      })
      expect(french.data).toMatchObject({
        viewer: { teams: [{ members: [{ name: 'Éléonore Strand' }, { name: 'Wei Lanying' }] }] },
      })
    })

    it('are those of the client that the token names, and of no other (V-4, AC-3)', async () => {
      const names = async (who: JWTPayload) => JSON.stringify(await world().ask(who, teams('en')))

      expect(await names({ sub: anna, org_id: 'org_elsewhere' })).not.toContain('Harbour')
      expect(await names({ sub: 'auth0|nobody-knows' })).toBe('{"data":{"viewer":{"teams":[]}}}')
    })

    it('are not told as none while it is not known who they are (R-DAS-02)', async () => {
      const isDirectoryWhole = jest.spyOn(world().sources, 'isDirectoryWhole').mockReturnValue(false)
      const code = await codeOf(world().ask(anna, teams('en')))
      isDirectoryWhole.mockRestore()

      expect(code).toBe('UNAVAILABLE')
    })

    it('are asked to call back, once for each key (R-DAS-02, AC-7)', async () => {
      const asked = { key: randomUUID(), colleague: '2', phone: '+33 1 99 00 12 42', message: 'After three.' }
      const [first, again] = await Promise.all([1, 2].map(() => world().ask(ben, requestCallback, asked)))
      const { data } = await world().ask(ben, '{ viewer { requests { kind about phone message } } }')

      expect(again).toEqual(first)
      expect(data).toEqual({
        viewer: {
          requests: [{ kind: 'CALLBACK', about: '2', phone: '+33 1 99 00 12 42', message: 'After three.' }],
        },
      })
    })

    it.each([
      ['nobody who is there', { colleague: '3' }, 'NOT_FOUND'],
      ['no number at all', { colleague: 'x' }, 'NOT_FOUND'],
      ['a telephone that is none', { phone: 'call me' }, 'INVALID'],
      ['too many words', { message: 'x'.repeat(2001) }, 'INVALID'],
      ['a key that is none', { key: 'again' }, undefined],
    ])('are not asked of %s', async (_, own, code) => {
      const asked = { key: randomUUID(), colleague: '2', phone: '+33 1 99 00 12 42', message: '', ...own }
      const { errors } = await world().ask(ben, requestCallback, asked)

      expect(errors).toHaveLength(1)
      if (code) expect(errors?.[0]?.extensions?.code).toBe(code)
    })

    it('are asked twenty times a day at most', async () => {
      const asked = { colleague: '2', phone: '+33 1 99 00 12 42', message: '' }
      const key = randomUUID()
      const keys = [key, ...Array.from({ length: 19 }, () => randomUUID())]
      for (const own of keys) await world().ask('auth0|often', requestCallback, { ...asked, key: own })

      expect(await codeOf(world().ask('auth0|often', requestCallback, { ...asked, key: randomUUID() }))).toBe(
        'RATE_LIMITED',
      )
      expect((await world().ask('auth0|often', requestCallback, { ...asked, key })).errors).toBeUndefined()
    })
  })
}
