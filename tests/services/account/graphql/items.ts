import { type Pool } from 'pg'
import { openItemStore } from '../../../../services/account/items/item-store'
import { updateItems } from '../../../../services/account/items/keep-items'
import { openItems } from '../../../../services/account/items/read-items'
import { type LogRow } from '../../../../src/plan/store/log-row'
import { at, navigator } from '../../../support/content/firm-rows'
import { edition } from '../../../support/content/planned-pages'
import { WrittenLog } from '../../../support/content/written-log'

const gone = (row: LogRow): LogRow => ({ ...row, operation: 'withdraw', document: null })
const unreadable = (row: LogRow): LogRow => ({ ...row, document: '{}' })
const onlyForSome = (row: LogRow): LogRow => ({ ...row, audience: 'account' })

const person = edition('person', 1, at('/en/people/1/eleanor-strand', { name: 'Eleanor Strand', services: [4] }))
const french = edition('person', 1, { ...at('/fr-fr/people/1/eleanor-strand', { name: 'Éléonore' }), locale: 'fr-fr' })
const article = edition('article', 2, at('/en/articles/2/one', { title: 'One', topics: [5, 6], jurisdictions: [1] }))
const event = edition('event', 3, at('/en/events/3/talk', { title: 'Talk', venue: 'London' }))
const topic = edition('topic', 5, at('/en/insights/topics/mergers', { name: 'Mergers', within: 6 }))
const office = edition('office', 9, at('/en/offices/london', { name: 'London' }))
const rows = [person, french, article, event, topic, office, ...navigator]

/** The same numbers for the same seed. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

function changeAny(choose: (below: number) => number): LogRow {
  const row = rows[choose(rows.length)] ?? person
  const change = [gone, unreadable, onlyForSome, (same: LogRow) => same, (same: LogRow) => same][choose(5)] ?? gone
  return { ...change(row), revision: choose(100) + 1 }
}

/** What is public, as accounts know it. */
export function describeItems(database: () => Pool): void {
  describe('items', () => {
    const store = () => openItemStore(database())
    const listAll = async () =>
      (await database().query<{ title: string }>('select * from account.items order by type, id, locale')).rows
    const forget = () => database().query(`update account.items_cursor set last = ''`)
    const startWith = async (...given: LogRow[]) => {
      const log = new WrittenLog(...given)
      await forget()
      await updateItems(log.ask, store())
      return log
    }

    it('are not known before the log was read', async () => {
      expect(await openItems(database()).isWhole()).toBe(false)
      await startWith()
      expect(await openItems(database()).isWhole()).toBe(true)
      expect(await listAll()).toEqual([])
    })

    it.each([1, 2, 3, 4])('are from nothing what they are after every change of the log, by seed %d', async (seed) => {
      const choose = numbersFrom(seed)
      const log = await startWith(...rows)
      for (let turn = 0; turn < 12; turn += 1) {
        for (let change = choose(5); change > 0; change -= 1) log.add(changeAny(choose))
        await updateItems(log.ask, store())
      }
      const followed = await listAll()
      await forget()
      await updateItems(log.ask, store())

      expect(followed.length).toBeGreaterThan(0)
      expect(followed).toEqual(await listAll())
    })

    it('are made again where the log is another', async () => {
      await startWith(...rows)
      await updateItems(
        new WrittenLog(edition('topic', 7, at('/en/insights/topics/other', { name: 'Other' }))).ask,
        store(),
      )

      expect((await listAll()).map(({ title }) => title)).toEqual(['Other'])
    })

    it('are what the log said at one row, also where taking in the next one fails', async () => {
      const log = await startWith(person)
      const last = await store().readLast()
      await database().query(`alter table account.items add constraint refused check (title <> 'One')`)
      log.add(event, article)
      await expect(updateItems(log.ask, store())).rejects.toThrow('refused')
      expect((await listAll()).map(({ title }) => title)).toEqual(['Eleanor Strand'])
      expect(await store().readLast()).toEqual(last)

      await database().query('alter table account.items drop constraint refused')
      await updateItems(log.ask, store())
      expect((await listAll()).map(({ title }) => title)).toEqual(['One', 'Talk', 'Eleanor Strand'])
    })

    it('are moved on once, by the first', async () => {
      await startWith(person)
      const last = await store().readLast()
      if (!last) throw new Error('Nothing was read.')
      const news = [{ ...article, seq: 2 }]
      const [one, other] = await Promise.all([store().advance(last, news), store().advance(last, news)])

      expect([one, other].filter(Boolean)).toHaveLength(1)
      expect((await listAll()).map(({ title }) => title)).toEqual(['One', 'Eleanor Strand'])
    })

    it('are shown in the language that is wanted, or else in English, and only those that are public', async () => {
      await startWith(...rows, onlyForSome({ ...event, id: 8 }), gone(topic))
      const names = [
        { type: 'person', id: 1 },
        { type: 'article', id: 2 },
        { type: 'event', id: 8 },
        { type: 'topic', id: 5 },
        { type: 'nav-jurisdiction', id: 1 },
      ] as const
      const found = await openItems(database()).findMany(names, 'fr-fr')

      expect(found.map(({ type, title, path }) => [type, title, path])).toEqual([
        ['article', 'One', '/en/articles/2/one'],
        ['nav-jurisdiction', 'France', '/en/products/navigator/disclosure/europe/france'],
        ['person', 'Éléonore', '/fr-fr/people/1/eleanor-strand'],
      ])
      expect(found[0]).toMatchObject({ topics: [5, 6], jurisdictions: [1], kind: 'article' })
    })
  })
}
