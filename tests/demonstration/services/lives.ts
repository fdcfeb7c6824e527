import { eraseRows, findPerson, readRows } from '../../../services/account/person/rows-of-person'
import { withClient } from '../../../services/database/connect'
import { openDatabase } from '../../../services/database/open-database'
import { ensureLives } from '../../../services/demo/accounts/lives/ensure-lives'
import { demoPeople } from '../../../services/identity/users/demonstration/demo-people'
import { openAccountPlace } from '../../support/account/account-place'
import { databaseIn } from '../../support/place/database-process'
import { type Place } from '../../support/place/installation'

const subOf = (role: string): string => `auth0|${demoPeople.find((one) => one.role === role)?.subject}`
const toEnv = ({ dataDir }: Place) => ({
  ...{ DATA_DIR: dataDir, S3_BUCKET: undefined, S3_ENDPOINT: undefined, S3_REGION: '' },
})
const erased = subOf('client-share-disclosure')

/** What its people have by the time that a demonstration is there. The last of it erases one of them. */
export function describeLives(who: () => Place): void {
  const countIn = (query: string) =>
    withClient(databaseIn(who()).url, async (client) => {
      const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${query}`)
      return rows[0]?.count ?? 0
    })
  const sub = subOf('client-all')
  const countOf = (table: string, condition = 'true') =>
    countIn(`account.${table} where sub = '${sub}' and ${condition}`)
  const ago = (days: number) => `now() - interval '${days} days'`

  it('of which every screen of theirs shows something (C-2)', async () => {
    expect(await countOf('profiles', `phone <> '' and country = 'FR' and locale = 'fr-fr'`)).toBe(1)
    expect(await countOf('onboarding', `step = 'done'`)).toBe(1)
    expect(await countOf('interests', 'array_length(chosen, 1) > 5')).toBe(1)
    expect(await countOf('photos', `array_length(files, 1) = 3`)).toBe(1)
    expect(await countOf('notices')).toBe(1)
    expect(await countOf('follows', `kind in ('newsletter', 'topic', 'jurisdiction', 'author', 'search')`)).toBe(7)
    expect(await countOf('favourites', 'removed_at is null')).toBe(9)
    expect(await countOf('favourites', `note <> ''`)).toBe(4)
    expect(await countOf('favourites', `removed_at > ${ago(30)}`)).toBe(2)
    expect(await countOf('launches')).toBe(2)
    expect(await countOf('nav_readings')).toBe(4)
    expect(await countOf('report_exports')).toBe(3)
  })

  it('with requests in every state (NV-11)', async () => {
    for (const [kind, state] of [
      ...[['access', 'granted'] as const, ['access', 'refused'] as const, ['callback', 'open'] as const],
      ...[['callback', 'done'] as const, ['question', 'open'] as const, ['subscription', 'open'] as const],
    ])
      expect([kind, state, await countOf('requests', `kind = '${kind}' and state = '${state}'`)]).toEqual([
        kind,
        state,
        1,
      ])
    expect(await countIn(`account.requests where kind = 'access' and state = 'open'`)).toBe(2)
  })

  it('with a place at an event to come, one on a waiting list, and one at an event that is over (EV-1)', async () => {
    const at = (condition: string) =>
      countIn(`account.registrations r join account.occasions o using (event) where r.sub = '${sub}' and ${condition}`)

    expect(await at(`r.state = 'registered' and o.ends_at > now()`)).toBe(1)
    expect(await at(`r.state = 'waiting' and o.ends_at > now()`)).toBe(1)
    expect(await at(`r.attended_at < now() and o.ends_at < now()`)).toBe(1)
  })

  it('with a last visit ten days ago, and answers that changed since, some of them the law (NV-5)', async () => {
    const changed = (kind: string) =>
      countIn(
        `(select distinct v.item, v.number from account.nav_visits s
            join account.nav_heads h on h.jurisdiction = s.jurisdiction and h.type = 'nav-answer' and h.locale = 'en'
            join account.nav_versions v using (type, item, locale)
           where s.sub = '${sub}' and v.published_at > s.seen_at and v.facts ->> 'changeKind' like '${kind}') as found`,
      )

    expect(await countOf('overview_visits', `seen_at < ${ago(9)}`)).toBe(1)
    expect(await changed('%')).toBeGreaterThanOrEqual(6)
    expect(await changed('%')).toBeLessThan(30)
    expect(await changed('law-change')).toBeGreaterThanOrEqual(2)
    expect(await countOf('alerts', 'read_at is null')).toBeGreaterThanOrEqual(6)
    expect(await countOf('alerts', `shown_at > now() or (kind = 'law' and number = 0)`)).toBe(0)
    expect(await countOf('events', `kind = 'alert'`)).toBe(await countOf('alerts'))
  })

  it('with reports, of which one is out of date and one is not (RB-4)', async () => {
    const stale = (title: string) =>
      countIn(
        `(select from account.reports r, jsonb_to_recordset(r.cells) as c(answer int, version int)
            join account.nav_heads h on h.item = c.answer and h.type = 'nav-answer' and h.locale = 'en'
           where r.sub = '${sub}' and r.title like '${title}' and h.number > c.version) as found`,
      )

    expect(await countOf('reports')).toBe(3)
    expect(await stale('Swap positions%')).toBeGreaterThanOrEqual(1)
    expect(await stale('Exports of data%')).toBe(0)
  })

  it('and a demonstration that is none gives nobody one (OP-1)', async () => {
    const unmarked = await openAccountPlace()
    const { signal } = new AbortController()

    expect(await ensureLives({ databaseUrl: unmarked.databaseUrl, env: toEnv(unmarked.place) }, signal)).toBe(
      'nobody to give them to',
    )
    expect((await unmarked.database.query('select from account.profiles')).rowCount).toBe(0)
    await unmarked.stop()
  })

  it('which is erased with them, in every table (AC-9)', async () => {
    const database = openDatabase(databaseIn(who()).url)
    const person = await findPerson(database, erased, null)
    const before = (await readRows(database, person)).filter(({ rows }) => rows.length > 0).map(({ name }) => name)
    await eraseRows(database, person)
    const left = (await readRows(database, person)).filter(({ rows }) => rows.length > 0)

    expect(before).toEqual(expect.arrayContaining(['account.alerts', 'account.registrations', 'account.reports']))
    expect(left).toEqual([])
    await database.end()
  })
}

/** What people have, once they have changed it. */
export async function changeLives(place: Place): Promise<void> {
  await withClient(databaseIn(place).url, async (client) => {
    await client.query(`update account.favourites set note = 'My own words.', version = 2 where position = 1`)
    await client.query(`delete from account.favourites where position = 2`)
    await client.query(`update account.profiles set phone = null, version = 2`)
  })
}

/** All of it that people say themselves, but for who was erased. */
export const tellLives = (place: Place): Promise<string | undefined> =>
  withClient(databaseIn(place).url, async (client) => {
    const { rows } = await client.query<{ told: string }>(
      `select string_agg(t::text, ' ' order by t::text) as told from (
         select sub, note, removed_at, version from account.favourites where sub <> $1
         union all select sub, phone, updated_at, version from account.profiles where sub <> $1) as t`,
      [erased],
    )
    return rows[0]?.told
  })
