import { randomUUID } from 'node:crypto'
import { type Pool } from 'pg'
import { openItemStore } from '../../../../services/account/items/item-store'
import { updateItems } from '../../../../services/account/items/keep-items'
import { openFavourites } from '../../../../services/account/records/favourites'
import { accountOperations } from '../../../../src/access/operations/account-operations'
import { accountAnswers } from '../../../../src/services/account/answers/account-answers'
import { type World, codeOf } from '../../../support/account/account-world'
import { at } from '../../../support/content/firm-rows'
import { navigatorPlaces } from '../../../support/content/navigator-rows'
import { edition } from '../../../support/content/planned-pages'
import { WrittenLog } from '../../../support/content/written-log'

const anna = 'auth0|anna'
const ben = 'auth0|ben'
const fields = '{ id version kind of title path detail note removedAt restorableUntil }'
const add = `mutation ($key: Key!, $of: String!) { addFavourite(key: $key, of: $of, locale: "en") ${fields} }`
const change = (name: string, more = '', given = '') =>
  `mutation ($key: Key!, $id: ID!, $version: Int!${more}) {
    ${name}(key: $key, id: $id, version: $version, locale: "en"${given}) ${fields}
  }`
const changes = {
  remove: change('removeFavourite'),
  restore: change('restoreFavourite'),
  note: change('noteFavourite', ', $note: String!', ', note: $note'),
  move: change('moveFavourite', ', $before: ID', ', before: $before'),
}

type Seen = { id: string; version: number; note?: string; before?: string }
type Kept = { id: string; version: number; of: string; title: string; removedAt: string | null }

const pages = ['One', 'Two', 'Three', 'Four'].map((title, index) =>
  edition('article', index + 1, at(`/en/articles/${index + 1}/${title.toLowerCase()}`, { title })),
)
const person = edition('person', 1, at('/en/people/1/eleanor-strand', { name: 'Eleanor Strand', jobTitle: 'Partner' }))

/** What people keep of the public pages. */
export function describeFavourites(world: () => World, database: () => Pool): void {
  describe('favourites', () => {
    const ofAnswer = ({ data }: { data?: Record<string, unknown> | null }) => Object.values(data ?? {})[0] as Kept
    const keep = async (sub: string, of: string, key = randomUUID()) =>
      ofAnswer(await world().ask(sub, add, { key, of }))
    const send = (sub: string, name: keyof typeof changes, given: Seen) =>
      world().ask(sub, changes[name], { key: randomUUID(), ...given })
    const read = async (sub: string, list = 'favourites(locale: "en")') => {
      const { data } = await world().ask(sub, `{ viewer { list: ${list} ${fields} } }`)
      return (data as { viewer: { list: Kept[] } }).viewer.list
    }
    const titlesOf = async (sub: string) => (await read(sub)).map(({ title }) => title)

    beforeEach(async () => {
      await database().query('truncate account.favourites')
      await database().query(`update account.items_cursor set last = ''`)
      await updateItems(new WrittenLog(...pages, person).ask, openItemStore(database()))
    })

    it('are kept with their page, each once, and are nobody else’s (R-AUT-04, AC-3)', async () => {
      const key = randomUUID()
      const made = await keep(anna, 'person-1', key)
      const again = await keep(anna, 'person-1', key)
      const other = await keep(anna, 'person-1')

      expect(made).toMatchObject({
        kind: 'PERSON',
        of: 'person-1',
        title: 'Eleanor Strand',
        detail: 'Partner',
        version: 1,
      })
      expect([again, other]).toEqual([made, made])
      expect(await read(anna)).toHaveLength(1)
      expect(await read(ben)).toEqual([])
      for (const name of ['remove', 'restore', 'note', 'move'] as const) {
        expect(await codeOf(send(ben, name, { ...made, note: 'Mine' }))).toBe('NOT_FOUND')
      }
      expect(await codeOf(world().ask(undefined, add, { key, of: 'person-1' }))).toBe('UNAUTHENTICATED')
    })

    it('of a jurisdiction are kept as its page asks it, lead back to it, and are removed there (R-AUT-04, R-NAV-07)', async () => {
      await updateItems(new WrittenLog(...navigatorPlaces).ask, openItemStore(database()))
      const { AddFavourite, Favourites, RemoveFavourite } = accountOperations
      const asked = { locale: 'en', of: 'nav-jurisdiction-1' }
      const made = accountAnswers.AddFavourite.parse(
        (await world().ask(anna, AddFavourite, { key: randomUUID(), ...asked })).data,
      ).addFavourite
      const kept = async (locale: string) =>
        accountAnswers.Favourites.parse((await world().ask(anna, Favourites, { locale })).data).favourites

      expect(made).toMatchObject({ kind: 'JURISDICTION', title: 'France', of: 'nav-jurisdiction-1', version: 1 })
      for (const locale of ['en', 'fr-fr'])
        expect(await kept(locale)).toMatchObject([
          { title: 'France', path: `/${locale}/products/navigator/disclosure/europe/france` },
        ])
      const gone = { key: randomUUID(), id: made.id, version: made.version, locale: 'en' }
      expect((await world().ask(anna, RemoveFavourite, gone)).errors).toBeUndefined()
      expect((await kept('en')).filter(({ removedAt }) => removedAt === null)).toEqual([])
    })

    it.each([
      ['what is not public', 'article-99', 'NOT_FOUND'],
      ['what cannot be kept', 'topic-1', 'INVALID'],
      ['no name', "article-1'; drop", 'INVALID'],
    ])('are not made of %s', async (_, of, code) => {
      expect(await codeOf(world().ask(anna, add, { key: randomUUID(), of }))).toBe(code)
    })

    it('are removed and brought back within thirty days, with their note (N19, AC-8)', async () => {
      const made = await keep(anna, 'article-1')
      const noted = ofAnswer(await send(anna, 'note', { ...made, note: ' Read \r\n again ' }))
      expect(noted).toMatchObject({ note: 'Read \n again', version: 2 })
      const removed = ofAnswer(await send(anna, 'remove', noted))
      expect(await read(anna)).toEqual([])
      expect(await read(anna, 'removedFavourites(locale: "en")')).toEqual([removed])
      expect(removed).toMatchObject({
        version: 3,
        restorableUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      })

      await database().query(`update account.favourites set removed_at = now() - interval '29 days 23 hours'`)
      await openFavourites(database()).forgetOlderThan(30)
      expect(ofAnswer(await send(anna, 'restore', removed))).toMatchObject({ removedAt: null, note: 'Read \n again' })
      expect(await titlesOf(anna)).toEqual(['One'])
    })

    it('that were removed more than thirty days ago are gone (AC-8)', async () => {
      const made = await keep(anna, 'article-1')
      const removed = ofAnswer(await send(anna, 'remove', made))
      await database().query(`update account.favourites set removed_at = now() - interval '30 days 1 hour'`)
      expect(await codeOf(send(anna, 'restore', removed))).toBe('NOT_FOUND')
      await openFavourites(database()).forgetOlderThan(30)

      const { rows } = await database().query('select from account.favourites')
      expect(rows).toEqual([])
    })

    it('that were removed are brought back by keeping them again, and not by what was sent before (AC-7)', async () => {
      const key = randomUUID()
      const made = await keep(anna, 'article-1', key)
      await send(anna, 'remove', made)
      expect((await keep(anna, 'article-1', key)).removedAt).not.toBeNull()
      expect(await read(anna)).toEqual([])
      expect(await keep(anna, 'article-1')).toMatchObject({ id: made.id, removedAt: null, version: 3 })
    })

    it('stand in the order that they were given (R-AUT-04)', async () => {
      const [one, , three] = [
        await keep(anna, 'article-1'),
        await keep(anna, 'article-2'),
        await keep(anna, 'article-3'),
      ]
      await keep(anna, 'article-4')
      const key = randomUUID()
      const moved = await world().ask(anna, changes.move, { key, id: three.id, version: 1, before: one.id })
      const again = await world().ask(anna, changes.move, { key, id: three.id, version: 1, before: one.id })
      expect(await titlesOf(anna)).toEqual(['Three', 'One', 'Two', 'Four'])
      expect(again).toEqual(moved)
      await send(anna, 'move', one)
      expect(await titlesOf(anna)).toEqual(['Three', 'Two', 'Four', 'One'])

      const removed = ofAnswer(await send(anna, 'remove', { ...three, version: 2 }))
      expect(await titlesOf(anna)).toEqual(['Two', 'Four', 'One'])
      await send(anna, 'restore', removed)
      expect(await titlesOf(anna)).toEqual(['Three', 'Two', 'Four', 'One'])
    })

    it('are not lost where two devices change them at once (AC-7)', async () => {
      const made = await keep(anna, 'article-1')
      const both = await Promise.all([
        send(anna, 'note', { ...made, note: 'A' }),
        send(anna, 'note', { ...made, note: 'B' }),
      ])

      expect(both.flatMap(({ errors }) => errors ?? [])).toMatchObject([
        { extensions: { code: 'CONFLICT', version: 2 } },
      ])
      expect(await codeOf(send(anna, 'note', { ...made, version: 2, note: 'x'.repeat(501) }))).toBe('INVALID')
    })

    it('keep their name when their page is not public any more', async () => {
      await keep(anna, 'article-1')
      await updateItems(new WrittenLog(person).ask, openItemStore(database()))

      expect(await read(anna)).toMatchObject([{ title: 'One', path: null }])
    })

    it('are asked of one page by their names, in one question', async () => {
      for (const of of ['article-1', 'article-2', 'person-1']) await keep(anna, of)
      const among = await read(anna, 'favourites(locale: "en", among: ["person-1", "article-1", "article-9"])')

      expect(among.map(({ of }) => of)).toEqual(['article-1', 'person-1'])
    })

    it('are so many at most', async () => {
      const { add: keepOne } = openFavourites(database())
      await keepOne(anna, { key: randomUUID(), type: 'article', item: 1, title: 'One' }, 2)
      await keepOne(anna, { key: randomUUID(), type: 'article', item: 2, title: 'Two' }, 2)

      expect(await keepOne(anna, { key: randomUUID(), type: 'article', item: 3, title: 'Three' }, 2)).toBeUndefined()
      expect(await keepOne(anna, { key: randomUUID(), type: 'article', item: 1, title: 'One' }, 2)).toBeDefined()
    })
  })
}
