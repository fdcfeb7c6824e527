import { randomUUID } from 'node:crypto'
import { type Pool } from 'pg'
import { openItemStore } from '../../../../services/account/items/item-store'
import { updateItems } from '../../../../services/account/items/keep-items'
import { codeOf, type World } from '../../../support/account/account-world'
import { at, navigator } from '../../../support/content/firm-rows'
import { edition } from '../../../support/content/planned-pages'
import { WrittenLog } from '../../../support/content/written-log'

const anna = 'auth0|anna'
const ben = 'auth0|ben'
const change = `mutation ($key: Key!, $version: Int!, $chosen: [String!]!) {
  changeInterests(key: $key, version: $version, chosen: $chosen) { version chosen }
}`
const read = '{ viewer { interests { version chosen } } }'

const subjects = [
  edition('topic', 6, at('/en/insights/topics/competition', { name: 'Competition' })),
  edition('topic', 5, at('/en/insights/topics/mergers', { name: 'Mergers', within: 6 })),
  edition('topic', 5, { ...at('/fr-fr/insights/topics/fusions', { name: 'Fusions', within: 6 }), locale: 'fr-fr' }),
]

/** What people are interested in. */
export function describeInterests(world: () => World, database: () => Pool): void {
  describe('interests', () => {
    const send = (version: number, chosen: readonly string[], key = randomUUID()) =>
      world().ask(anna, change, { key, version, chosen })

    beforeEach(() => database().query('truncate account.interests'))

    it('are chosen among what is public, each below what it is part of (R-DAS-07)', async () => {
      await database().query(`update account.items_cursor set last = ''`)
      await updateItems(new WrittenLog(...subjects, ...navigator).ask, openItemStore(database()))
      const { data } = await world().ask(anna, '{ viewer { subjects(locale: "fr-fr") { name kind title parent } } }')
      const { viewer } = data as { viewer: { subjects: { kind: string }[] } }

      expect(viewer.subjects).toEqual(
        expect.arrayContaining([
          { name: 'topic-5', kind: 'topic', title: 'Fusions', parent: 'topic-6' },
          { name: 'topic-6', kind: 'topic', title: 'Competition', parent: null },
        ]),
      )
      expect(viewer.subjects).toContainEqual(
        expect.objectContaining({ kind: 'nav-jurisdiction', parent: expect.stringMatching(/^nav-region-/) as string }),
      )
    })

    it('are kept for whom they are, each change once, and the later of two at once is refused (R-DAS-07, AC-7)', async () => {
      const key = randomUUID()
      const made = await send(0, ['topic-6', 'topic-5', 'topic-6'], key)
      expect(made.data).toEqual({ changeInterests: { version: 1, chosen: ['topic-5', 'topic-6'] } })
      expect(await send(0, ['topic-6', 'topic-5'], key)).toEqual(made)
      expect((await send(0, ['topic-1'])).errors).toMatchObject([{ extensions: { code: 'CONFLICT', version: 1 } }])
      expect((await send(1, [])).data).toEqual({ changeInterests: { version: 2, chosen: [] } })

      expect((await world().ask(ben, read)).data).toEqual({ viewer: { interests: { version: 0, chosen: [] } } })
      expect(await codeOf(world().ask(undefined, read))).toBe('UNAUTHENTICATED')
    })

    it.each([['person-1'], ["topic-1'; drop"], ['nav-region-1'], ['topic-0']])('are not %s', async (name) => {
      expect(await codeOf(send(0, [name]))).toBe('INVALID')
    })
  })
}
