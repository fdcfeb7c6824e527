import { randomUUID } from 'node:crypto'
import { type Pool } from 'pg'
import { openItemStore } from '../../../../services/account/items/item-store'
import { updateItems } from '../../../../services/account/items/keep-items'
import { openFollows } from '../../../../services/account/records/follows'
import { codeOf, type World } from '../../../support/account/account-world'
import { at } from '../../../support/content/firm-rows'
import { edition } from '../../../support/content/planned-pages'
import { WrittenLog } from '../../../support/content/written-log'

const anna = 'auth0|anna'
const ben = 'auth0|ben'
const fields = '{ id version kind about title rate note natures isOn restorableUntil }'
const follow = `mutation ($key: Key!, $kind: String!, $about: String!, $rate: String!) {
  follow(key: $key, kind: $kind, about: $about, rate: $rate, locale: "en") ${fields}
}`
const change = `mutation ($key: Key!, $id: ID!, $version: Int!, $rate: String!, $note: String!) {
  changeFollow(key: $key, id: $id, version: $version, rate: $rate, note: $note) ${fields}
}`
const end = `mutation ($key: Key!, $id: ID!, $version: Int!) { endFollow(key: $key, id: $id, version: $version) ${fields} }`
const resume = end.replace('endFollow', 'resumeFollow')
const item = '{ name title because isSaved }'

type Kept = { id: string; version: number }

const rows = [
  edition('topic', 5, at('/en/insights/topics/mergers', { name: 'Mergers' })),
  edition('nav-jurisdiction', 9, at('/en/navigator/jurisdictions/france', { name: 'France' })),
  edition('person', 1, at('/en/people/1/eleanor-strand', { name: 'Eleanor Strand' })),
  edition('article', 1, at('/en/articles/1/one', { title: 'One', topics: [5] })),
  edition('article', 2, at('/en/articles/2/two', { title: 'Two', authors: [1] })),
  edition('article', 3, at('/en/articles/3/three', { title: 'Three' })),
  edition('newsletter', 4, { title: 'Competition weekly', key: 'competition', frequencies: ['weekly'], topics: [5] }),
]

/** What people follow one by one, and what they are shown by it. */
export function describeFollows(world: () => World, database: () => Pool): void {
  describe('follows', () => {
    const begin = async (kind: string, about: string, key = randomUUID()) =>
      (await world().ask(anna, follow, { key, kind, about, rate: 'weekly' })).data?.follow as Kept
    const read = async (sub: string, what: string) => {
      const { data } = await world().ask(sub, `{ viewer { list: ${what} } }`)
      return (data as { viewer: { list: unknown } }).viewer.list
    }

    beforeEach(async () => {
      await database().query('truncate account.follows, account.interests, account.favourites, account.overview_visits')
      await database().query(`update account.items_cursor set last = ''`)
      await updateItems(new WrittenLog(...rows).ask, openItemStore(database()))
    })

    it('are one row each, off and on again, and are nobody else’s (R-AUT-05, AL-1)', async () => {
      const made = await begin('topic', '5')
      expect(made).toMatchObject({ title: 'Mergers', rate: 'weekly', isOn: true })
      const said = { key: randomUUID(), ...made, rate: 'daily', note: 'The deal' }
      const noted = await world().ask(anna, change, said)
      expect(await world().ask(anna, change, said)).toEqual(noted)
      expect(noted.data).toMatchObject({ changeFollow: { rate: 'daily', note: 'The deal', version: 2 } })
      expect(await codeOf(world().ask(anna, end, { key: randomUUID(), ...made }))).toBe('CONFLICT')
      expect(await codeOf(world().ask(ben, end, { key: randomUUID(), ...made, version: 2 }))).toBe('NOT_FOUND')
      const last = { key: randomUUID(), ...made, version: 2 }
      const ended = await world().ask(anna, end, last)
      expect(await world().ask(anna, end, last)).toEqual(ended)
      expect(await read(anna, `follows(locale: "en") ${fields}`)).toEqual([])
      expect(await begin('topic', '5')).toMatchObject({ id: made.id, version: 4, note: 'The deal', isOn: true })
      expect(await read(ben, `follows(locale: "en") ${fields}`)).toEqual([])
    })

    const send = async (sub: string, text: string, { id, version }: Kept) =>
      world().ask(sub, text, { key: randomUUID(), id, version })
    const endedOf = (sub: string) => read(sub, `endedFollows(locale: "en") ${fields}`)

    it('that were ended go on as they were, within thirty days (N19, AC-8)', async () => {
      const made = await begin('jurisdiction', '9')
      const more = `$rate: String!, $note: String!, $natures: String`
      const whole = change
        .replace('$rate: String!, $note: String!', more)
        .replace('note: $note)', 'note: $note, natures: $natures)')
      const said = { key: randomUUID(), ...made, rate: 'daily', note: 'The deal', natures: 'law' }
      await world().ask(anna, whole, said)
      const { endFollow: ended } = (await send(anna, end, { ...made, version: 2 })).data as { endFollow: Kept }
      expect(ended).toMatchObject({
        isOn: false,
        restorableUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      })
      expect(await endedOf(anna)).toEqual([ended])
      expect(await endedOf(ben)).toEqual([])
      expect(await codeOf(send(ben, resume, ended))).toBe('NOT_FOUND')

      await database().query(`update account.follows set ended_at = now() - interval '29 days 23 hours'`)
      await openFollows(database()).forgetOlderThan(30)
      const key = randomUUID()
      const resumed = await world().ask(anna, resume, { key, id: ended.id, version: 3 })
      expect(resumed.data).toMatchObject({
        resumeFollow: {
          id: made.id,
          version: 4,
          rate: 'daily',
          note: 'The deal',
          natures: 'law',
          isOn: true,
          restorableUntil: null,
        },
      })
      expect(await world().ask(anna, resume, { key, id: ended.id, version: 3 })).toEqual(resumed)
      expect(await codeOf(send(anna, resume, ended))).toBe('CONFLICT')
      expect(await endedOf(anna)).toEqual([])
      expect(await read(anna, 'follows(locale: "en") { id }')).toEqual([{ id: made.id }])
    })

    it('that were ended more than thirty days ago are gone (AC-8)', async () => {
      const made = await begin('topic', '5')
      const other = await begin('author', '1')
      const { endFollow: ended } = (await send(anna, end, made)).data as { endFollow: Kept }
      await database().query(`update account.follows set ended_at = now() - interval '30 days 1 hour' where id = $1`, [
        made.id,
      ])
      expect(await endedOf(anna)).toEqual([])
      expect(await codeOf(send(anna, resume, ended))).toBe('NOT_FOUND')
      await openFollows(database()).forgetOlderThan(30)

      const { rows } = await database().query('select id from account.follows')
      expect(rows).toEqual([{ id: other.id }])
    })

    it('go on only where there is room for them (AC-8)', async () => {
      const made = await begin('topic', '5')
      const { endFollow: ended } = (await send(anna, end, made)).data as { endFollow: Kept }
      await database().query(
        `insert into account.follows (id, sub, key, last_key, kind, about, title, rate)
         select gen_random_uuid(), $1, gen_random_uuid(), gen_random_uuid(), 'search', 'word ' || n, '', 'weekly'
           from generate_series(1, 200) as n`,
        [anna],
      )
      expect(await codeOf(send(anna, resume, ended))).toBe('RATE_LIMITED')
      await database().query(`delete from account.follows where about = 'word 1'`)
      expect(await codeOf(send(anna, resume, ended))).toBeUndefined()
    })

    it.each([
      ['a newsletter', 'newsletter', '4', 'Competition weekly'],
      ['an author', 'author', '1', 'Eleanor Strand'],
      ['a saved search', 'search', ' Merger Control ', 'merger control'],
      ['the vacancies', 'vacancies', '', ''],
      ['a search with signs', 'search', '%M&A;  "Deals" --', '%m&a;  "deals" --'],
    ])('are of %s (R-AUT-05, AL-1)', async (...[, kind, about, title]) => {
      expect(await begin(kind, about)).toMatchObject({ kind, title })
    })

    it.each([
      ['what is not public', 'topic', '99', 'NOT_FOUND'],
      ['no number', 'topic', 'five', 'INVALID'],
      ['a kind that there is not', 'gossip', '1', 'INVALID'],
      ['a search for nothing', 'search', ' ', 'INVALID'],
      ['a search for signs alone', 'search', '%_*?()', 'INVALID'],
      ['a search as long as a book', 'search', 'a '.repeat(5000), 'INVALID'],
    ])('are not of %s (AL-1)', async (...[, kind, about, code]) => {
      expect(await codeOf(world().ask(anna, follow, { key: randomUUID(), kind, about, rate: 'weekly' }))).toBe(code)
    })

    it('and interests decide what somebody is shown, and say why (R-DAS-04)', async () => {
      expect(await read(anna, `feed(locale: "en") ${item}`)).toEqual([])
      await begin('topic', '5')
      await begin('author', '1')

      expect(await read(anna, `feed(locale: "en") ${item}`)).toEqual(
        expect.arrayContaining([
          { name: 'article-1', title: 'One', because: ['Mergers'], isSaved: false },
          { name: 'article-2', title: 'Two', because: ['Eleanor Strand'], isSaved: false },
        ]),
      )
      expect(await read(ben, `feed(locale: "en") ${item}`)).toEqual([])
    })

    it('may be interests alone, and what was kept of it says so (R-DAS-04)', async () => {
      const choose = 'mutation ($key: Key!) { changeInterests(key: $key, version: 0, chosen: ["topic-5"]) { version } }'
      const keep = `mutation ($key: Key!) { addFavourite(key: $key, of: "article-1", locale: "en") { id } }`
      for (const text of [choose, keep])
        expect((await world().ask(ben, text, { key: randomUUID() })).errors).toBeUndefined()

      expect(await read(ben, `feed(locale: "en") ${item}`)).toEqual([
        { name: 'article-1', title: 'One', because: ['Mergers'], isSaved: true },
      ])
      expect(await read(anna, `feed(locale: "en") ${item}`)).toEqual([])
    })

    it('tell what changed since somebody was there, or since a day (R-DAS-01)', async () => {
      await begin('topic', '5')
      const changes = (since: string) => read(anna, `changes(locale: "en"${since}) { isFirst items { name } }`)
      expect(await changes(', since: "2020-01-01"')).toMatchObject({ isFirst: true })
      expect(JSON.stringify(await changes(', since: "2020-01-01"'))).toContain('article-1')
      expect(await changes(', since: "2999-01-01"')).toMatchObject({ items: [] })

      const visit = `mutation ($key: Key!) { noteOverviewVisit(key: $key) { id } }`
      await world().ask(anna, visit, { key: randomUUID() })
      await database().query(`update account.overview_visits set seen_at = now() - interval '2 days'`)
      expect(await changes('')).toMatchObject({ isFirst: false })
      const since = (await read(anna, 'changes(locale: "en") { since }')) as { since: string }
      expect(Date.now() - Date.parse(since.since)).toBeGreaterThan(1.9 * 86_400_000)
    })

    it('are offered newsletters as often as each is written (R-AUT-05)', async () => {
      expect(await read(anna, 'newsletters(locale: "en") { about title rates }')).toEqual([
        { about: '4', title: 'Competition weekly', rates: ['weekly'] },
      ])
    })
  })
}
