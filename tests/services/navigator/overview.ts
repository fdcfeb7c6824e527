import { randomUUID } from 'node:crypto'
import { type Pool } from 'pg'
import { openItemStore } from '../../../services/account/items/item-store'
import { updateItems } from '../../../services/account/items/keep-items'
import { catchUp } from '../../../services/account/navigator/book/follow-versions'
import { forgetVersions } from '../../../services/account/navigator/book/versions-table'
import { accountOperations } from '../../../src/access/operations/account-operations'
import { navigatorOperations } from '../../../src/access/operations/navigator-operations'
import { type LogRow } from '../../../src/plan/store/log-row'
import { accountAnswers } from '../../../src/services/account/answers/account-answers'
import { navigatorAnswers } from '../../../src/services/account/answers/navigator-answers'
import { codeOf, type World } from '../../support/account/account-world'
import { at } from '../../support/content/firm-rows'
import { answerRow, jurisdictionRow, navigatorPlaces, noonOf, on } from '../../support/content/navigator-rows'
import { edition } from '../../support/content/planned-pages'
import { WrittenLog } from '../../support/content/written-log'

const reader = 'auth0|overview-reader'
const other = 'auth0|overview-other'
const since = '2026-06-01'
const [before, after, later] = ['2026-02-01', '2026-06-10', '2026-06-20']

/** Two answers of France, one of Austria, one of Fiji under another permission; each with what became of it. */
const first: readonly LogRow[] = [
  on(before, answerRow({ id: 1, status: 'permitted' })),
  on(before, answerRow({ id: 2, question: 2, threshold: '5 %' })),
  on(before, answerRow({ id: 3, jurisdiction: 2, status: 'restricted' })),
  on(before, answerRow({ id: 4, jurisdiction: 3, question: 3, status: 'restricted' })),
]
const second = { version: 2, effectiveFrom: '2026-05-01' }
const law = on(after, answerRow({ ...second, status: 'prohibited', changeNote: 'The exemption was repealed.' }))
const wording = on(
  later,
  answerRow({ ...second, id: 3, jurisdiction: 2, status: 'restricted', changeKind: 'editorial' }),
)
const hidden = on(later, answerRow({ ...second, id: 4, jurisdiction: 3, question: 3, status: 'permitted' }))

/** What changed for somebody, as their first screen tells it. */
export function describeOverview(world: () => World, database: () => Pool): void {
  let log: WrittenLog
  const read = () => catchUp({ ask: log.ask, database: database(), report: () => undefined })
  const add = async (...rows: LogRow[]) => {
    log.add(...rows)
    await read()
  }
  const ask = (name: 'Overview' | 'DatesAhead' | 'Offers', variables: object = {}, who = reader) =>
    world().ask(who, accountOperations[name], { locale: 'en', ...variables })
  const overview = async (own: object = {}, who = reader) =>
    accountAnswers.Overview.parse((await ask('Overview', { since, ...own }, who)).data).overview
  const markAll = (key: string) => world().ask(reader, accountOperations.MarkAllSeen, { key })
  const told = async () => (await overview()).answers.map(({ key, changeKind }) => [key, changeKind])
  const mayRead = (...entries: string[]) =>
    world().sources.grants.hear('grants', 150, {
      ...{ sub: reader, productPermissions: entries, from: '2026-01-01T12:00:00.000Z' },
    })
  const follow = (...chosen: string[]) =>
    database().query('insert into account.interests (sub, version, last_key, chosen) values ($1, 1, $2, $3)', [
      ...[reader, randomUUID(), chosen],
    ])

  beforeEach(async () => {
    mayRead('disclosure')
    await database().query('truncate account.interests, account.follows, account.overview_visits, account.nav_visits')
    await database().query('delete from account.reports where sub = $1', [reader])
    await database().query(`update account.items_cursor set last = ''`)
    await updateItems(new WrittenLog(...navigatorPlaces).ask, openItemStore(database()))
    await forgetVersions(database())
    log = new WrittenLog(...navigatorPlaces, ...first)
    await read()
  })

  it('is nothing where nothing changed (R-DAS-01)', async () => {
    expect(await overview()).toMatchObject({ total: 0, laws: 0, answers: [], isFirst: true })
  })

  it('names the law first, each answer once, as it was and as it is (R-DAS-01)', async () => {
    await add(law, wording)
    await add(on('2026-06-25', answerRow({ ...second, version: 3, status: 'prohibited', changeKind: 'editorial' })))
    const { total, laws, answers } = await overview()

    expect([total, laws]).toEqual([2, 1])
    expect(answers).toMatchObject([
      { key: '1.3', changeKind: 'law-change', status: 'prohibited', statusBefore: 'permitted', isFirst: false },
      { key: '3.2', changeKind: 'editorial', jurisdiction: { name: 'Austria' }, isFirst: false },
    ])
    expect(answers[0]?.path).toMatch(/\/europe\/france#q=question-1&v=3$/)
  })

  it('is of what they may read, and of nothing else, for themselves alone (R-DAS-01, PM-2)', async () => {
    await add(law, hidden)
    expect(await told()).toEqual([['1.2', 'law-change']])
    expect((await overview({}, other)).total).toBe(0)
    expect(await codeOf(world().ask(undefined, accountOperations.Overview, { locale: 'en' }))).toBe('UNAUTHENTICATED')

    mayRead('disclosure', 'transfers')
    expect((await told()).map(([key]) => key)).toEqual(['4.2', '1.2'])
  })

  it('is of the places that they follow, where they follow any, and of what stands in their reports (R-DAS-01)', async () => {
    await add(law, wording)
    await follow('nav-jurisdiction-2', 'topic-5')
    expect(await overview()).toMatchObject({ total: 1, laws: 0, places: 1, subjects: 1 })

    const content = { title: 'For the board', service: 1, jurisdictions: [1], questions: [1] }
    const cells = [{ question: 1, jurisdiction: 1, answer: 1, version: 1 }]
    await world().sources.reports.make(reader, { key: randomUUID(), ...content, cells }, 100)
    const [first] = (await overview()).answers
    expect(first).toMatchObject({ key: '1.2', reports: [{ title: 'For the board' }] })
  })

  it('knows what was answered for the first time (R-DAS-01)', async () => {
    await add(on(after, answerRow({ id: 5, jurisdiction: 2, question: 2, threshold: '3 %' })))
    const [answer] = (await overview()).answers

    expect(answer).toMatchObject({ isFirst: true, status: null, statusBefore: null })
    expect((await overview()).laws).toBe(0)
  })

  it('begins at the last visit, where no day is chosen (R-DAS-01)', async () => {
    await add(law)
    await database().query(
      `insert into account.overview_visits (sub, key, seen_at) values ($1, $2, '2026-06-05T09:00:00Z')`,
      [reader, randomUUID()],
    )
    expect(await overview({ since: null })).toMatchObject({
      total: 1,
      isFirst: false,
      since: '2026-06-05T09:00:00.000Z',
    })
    await database().query(`update account.overview_visits set seen_at = '2026-06-15T09:00:00Z'`)
    expect(await overview({ since: null })).toMatchObject({ total: 0 })
  })

  it('counts each place from when it was read, else from here, as its own page does (NV-5, R-DAS-01)', async () => {
    const pages = async () => {
      const { data } = await world().ask(reader, navigatorOperations.NavServices, { locale: 'en' })
      const [service] = navigatorAnswers.NavServices.parse(data).navServices
      const all = service?.regions.flatMap(({ jurisdictions }) => jurisdictions) ?? []
      return Object.fromEntries(all.map(({ name, changedSinceVisit }) => [name, changedSinceVisit]))
    }
    const here = async () => {
      const counts: Record<string, number> = {}
      for (const { jurisdiction } of (await overview({ since: null })).answers) {
        counts[jurisdiction.name] = (counts[jurisdiction.name] ?? 0) + 1
      }
      return counts
    }
    const read = (jurisdiction: number, at: string) =>
      database().query(
        `insert into account.nav_visits as v (sub, service, jurisdiction, key, seen_at) values ($1, 1, $2, $3, $4)
         on conflict (sub, service, jurisdiction) do update set seen_at = excluded.seen_at`,
        [reader, jurisdiction, randomUUID(), at],
      )
    await database().query(
      `insert into account.overview_visits (sub, key, seen_at) values ($1, $2, '2026-06-15T09:00:00Z')`,
      [reader, randomUUID()],
    )
    await add(law, wording)
    expect(await here()).toEqual({ Austria: 1 })
    expect(await pages()).toMatchObject({ France: 0, Austria: 1 })

    await read(1, '2026-06-05T09:00:00Z')
    expect(await here()).toEqual({ France: 1, Austria: 1 })
    expect(await pages()).toMatchObject({ France: 1, Austria: 1 })

    await read(2, '2026-06-25T09:00:00Z')
    expect(await here()).toEqual({ France: 1 })
    expect(await pages()).toMatchObject({ France: 1, Austria: 0 })

    const key = randomUUID()
    const [once, again] = [await markAll(key), await markAll(key)]
    expect([once.errors, again]).toEqual([undefined, once])
    expect([await here(), await pages()]).toMatchObject([{}, { France: 0, Austria: 0 }])
    expect((await overview()).total).toBe(2)
  })

  it('marks as seen what they may read, and nothing else (NV-5, PM-2)', async () => {
    await markAll(randomUUID())
    const { rows } = await database().query('select distinct service from account.nav_visits where sub = $1', [reader])
    expect(rows).toEqual([{ service: 1 }])
  })

  it('tells on the first day which events anybody may come to (R-DAS-01)', async () => {
    const talk = edition('event', 9, at('/en/events/9/talk', { title: 'Talk', startsAt: '2199-01-01T10:00:00.000Z' }))
    await database().query(`update account.items_cursor set last = ''`)
    await updateItems(new WrittenLog(...navigatorPlaces, talk).ask, openItemStore(database()))
    expect((await overview()).eventsToCome).toMatchObject([{ name: 'event-9', title: 'Talk' }])

    await world().sources.personal.visits.note(reader, randomUUID())
    await database().query(`update account.overview_visits set seen_at = now() - interval '2 days'`)
    expect((await overview()).eventsToCome).toEqual([])
  })

  it('tells which law comes into force, the next first (R-DAS-01)', async () => {
    await add(
      on(after, answerRow({ version: 2, effectiveFrom: '2199-02-01', status: 'prohibited' })),
      on(after, answerRow({ version: 2, effectiveFrom: '2199-01-01', id: 3, jurisdiction: 2, status: 'permitted' })),
      on(after, answerRow({ version: 2, effectiveFrom: '2199-01-01', id: 4, jurisdiction: 3, question: 3 })),
    )
    const { lawAhead } = accountAnswers.DatesAhead.parse((await ask('DatesAhead')).data)

    expect(lawAhead).toMatchObject([
      { key: '3.2', day: '2199-01-01', status: 'permitted', jurisdiction: { name: 'Austria' } },
      { key: '1.2', day: '2199-02-01', status: 'prohibited' },
    ])
    await follow('nav-jurisdiction-2')
    expect(accountAnswers.DatesAhead.parse((await ask('DatesAhead')).data).lawAhead).toHaveLength(1)
  })

  it('tells which consultations close where they follow the law, the next first, until their last day (R-DAS-01)', async () => {
    const asked = (title: string, day: string) => ({ title, authority: 'The regulator', closesOn: noonOf(day) })
    const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
    const closing = async () => accountAnswers.DatesAhead.parse((await ask('DatesAhead')).data).consultationsAhead
    await add(
      jurisdictionRow(1, 'France', {
        consultations: [asked('Later', '2199-02-01'), asked('Today', today), asked('Over', '2026-01-01')],
      }),
      jurisdictionRow(2, 'Austria', { consultations: [asked('Between', '2199-01-01')] }),
    )

    expect(await closing()).toEqual([])
    await follow('nav-jurisdiction-1', 'nav-jurisdiction-2')
    expect(await closing()).toMatchObject([
      { title: 'Today', day: today, authority: 'The regulator', jurisdiction: { name: 'France' } },
      { title: 'Between', day: '2199-01-01', jurisdiction: { name: 'Austria' } },
      { title: 'Later', day: '2199-02-01' },
    ])
    // Anybody may answer them: they are not of what is granted.
    mayRead()
    expect(await closing()).toHaveLength(3)
  })
}
