import { type Pool } from 'pg'
import { openOutbox } from '../../services/account/outbox/open-outbox'
import { openCounts } from '../../services/account/visits/counts'
import { forgetContent } from '../../services/cms/log/forget-old'
import { prune } from '../../services/cms/nudge/deliver'
import { keptContent } from '../../src/config/kept-content'
import { keptRecords } from '../../src/config/kept-records'
import { openCmsDatabase } from '../support/place/cms-tables'

let database: Pool
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ database, stop } = await openCmsDatabase())
})
afterAll(() => stop())

const start = new Date('2026-01-01T00:00:00Z')
/** The clock, so many days after the first of what is kept was written. */
const on = (day: number): Date => new Date(start.getTime() + day * 86_400_000)

async function read(query: string): Promise<number[]> {
  const { rows } = await database.query<{ n: number }>(query)
  return rows.map(({ n }) => n)
}

describe('what was published long ago (OP-5, Q-4)', () => {
  it('leaves the log when another row has had its place for 400 days, but for answers and guidance', async () => {
    const row = `insert into publications (seq, type, item_id, locale, revision, operation, audience, created_at)
      values ($1::int, $2, 1, 'en', $1::int, $3, 'public', $4)`
    await database.query(row, [1, 'article', 'publish', on(0)])
    await database.query(row, [2, 'article', 'publish', on(100)])
    await database.query(row, [3, 'article', 'withdraw', on(200)])
    await database.query(row, [4, 'nav-answer', 'publish', on(0)])
    await database.query(row, [5, 'nav-answer', 'publish', on(1)])
    await database.query(row, [6, 'page', 'publish', on(0)])
    const rows = () => read('select seq::int as n from publications order by seq')

    await forgetContent(database, on(499))
    expect(await rows()).toEqual([1, 2, 3, 4, 5, 6])
    // The first was replaced on day 100, not when it was written.
    expect(await forgetContent(database, on(501))).toMatchObject({ rows: 1 })
    expect(await rows()).toEqual([2, 3, 4, 5, 6])
    await forgetContent(database, on(10_000))
    expect(await rows()).toEqual([3, 4, 5, 6])
  })

  it('leaves the versions of content but for the newest, those of the live edition and those that are cited', async () => {
    const { published, days } = keptContent.versions
    await database.query(`insert into people (id) values (1)`)
    await database.query(`insert into nav_answers (id) values (1)`)
    for (let day = 1; day <= published + 3; day++) {
      for (const table of ['_people_v', '_nav_answers_v']) {
        await database.query(
          `insert into ${table} (id, parent_id, version__status, latest, updated_at) values ($1, 1, 'published', $2, $3)`,
          [day, day === 1, on(day)],
        )
      }
    }
    const people = () => read('select id as n from _people_v order by id')
    await forgetContent(database, on(days + 1))
    expect(await people()).toHaveLength(published + 3)
    // The newest draft of an item stays however old it is.
    await forgetContent(database, on(days + 3.5))
    expect(await people()).toEqual([1, ...Array.from({ length: published }, (_, n) => n + 4)])
    await forgetContent(database, on(10_000))
    expect(await people()).toHaveLength(published + 1)
    expect(await read('select id as n from _nav_answers_v')).toHaveLength(published + 3)
  })

  it('leaves the outbox of the publication log after 30 days, unless it still waits', async () => {
    await database.query(`insert into nudges (id, url, delivery, seq, state, attempts, created_at, updated_at)
      values (1, 'http://a', 'd-1', 1, 'delivered', 1, '2026-01-01', now()), (2, 'http://a', 'd-2', 2, 'waiting', 0, '2026-01-01', now())`)
    await prune(database, on(29))
    expect(await read('select id as n from nudges order by id')).toEqual([1, 2])
    await prune(database, on(31))
    expect(await read('select id as n from nudges order by id')).toEqual([2])
  })
})

describe('counts of visits and the outbox of letters (OP-5, Q-4)', () => {
  // Their clock is the database's: what is kept is moved into its past.
  it('are deleted on the day after the last that they are kept for', async () => {
    const visitDays = keptRecords.visits.keptFor.days
    const letterDays = keptRecords.letters.keptFor.days
    await database.query(
      `insert into account.visits (day, path, visits) values ((now() at time zone 'utc')::date - $1::int, '/en', 1)`,
      [visitDays],
    )
    await database.query(
      `insert into account.letters (id, person, cause, kind, locale, data, due_at, next_at)
       values (gen_random_uuid(), 'p', 'c', 'k', 'en', '{}', now() - make_interval(days => $1) + interval '1 hour', now())`,
      [letterDays],
    )
    const left = async () => [
      ...(await read('select visits as n from account.visits')),
      ...(await read('select attempts as n from account.letters')),
    ]
    const forget = async () => {
      await openCounts(database, 'visits').forgetOlderThan(visitDays)
      const parts = { database, post: undefined, from: '', desk: '', report: () => undefined }
      await openOutbox(parts).forgetOlderThan(letterDays)
    }
    await forget()
    expect(await left()).toEqual([1, 0])

    await database.query(`update account.visits set day = day - 1`)
    await database.query(`update account.letters set due_at = due_at - interval '1 day'`)
    await forget()
    expect(await left()).toEqual([])
  })
})
