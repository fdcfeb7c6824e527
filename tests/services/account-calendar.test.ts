import { randomUUID } from 'node:crypto'
import { type IncomingMessage } from 'node:http'
import ICAL from 'ical.js'
import { sync } from 'node-ical'
import { openTable } from '../../services/account/account-route'
import { answerCalendar, type CalendarDesk, calendarRoutes } from '../../services/account/calendar/answer-calendar'
import { uuidV7 } from '../../services/account/records/uuid-v7'
import { type AccountPlace, openAccountPlace } from '../support/account/account-place'
import { openWorld, siteOrigin, type World } from '../support/account/account-world'
import { answerRow, jurisdictionRow, noonOf } from '../support/content/navigator-rows'
import { openNews } from '../support/letters/alert-world'

const anna = 'auth0|anna'
const winter = { startsAt: '2099-03-02T09:00:00.000Z', endsAt: '2099-03-02T10:00:00.000Z' }
// The same hour of London's clocks, which are one hour ahead in summer.
const summer = { startsAt: '2099-07-02T08:00:00.000Z', endsAt: '2099-07-02T09:00:00.000Z' }
const canary = 'Seven per cent, said to subscribers alone'
const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
const law = (day: string) => answerRow({ shortAnswer: canary, detail: canary, version: 2, effectiveFrom: day })

const replace = 'mutation ($key: Key!) { replaceCalendarAddress(key: $key, locale: "en") { path madeAt } }'
type Replaced = { replaceCalendarAddress: { path: string } }

describe('the calendar of a person', () => {
  let own: AccountPlace
  let world: World
  let desk: CalendarDesk
  let news: Awaited<ReturnType<typeof openNews>>
  beforeAll(async () => {
    own = await openAccountPlace()
    world = await openWorld(own.database)
    const { secrets, navigator } = world.sources
    desk = { secrets, parts: { ...world.sources, siteOrigin, openBook: () => navigator.open() } }
  })
  afterAll(async () => {
    await world.close()
    await own.stop()
  })
  beforeEach(async () => {
    await own.database.query('truncate account.secret_addresses, account.registrations, account.occasions cascade')
    world.sources.grants.hear('grants', 77, null)
    news = await openNews(own.database)
  })

  const make = async (): Promise<string> => {
    const { data } = await world.ask(anna, replace, { key: randomUUID() })
    return (data as Replaced).replaceCalendarAddress.path
  }
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    openTable(calendarRoutes(desk))({ method, headers } as IncomingMessage, path)
  const read = async (path: string): Promise<string> => {
    const answer = await get(path)
    expect(answer).toMatchObject({ status: 200, type: 'text/calendar; charset=utf-8' })
    return answer.body as string
  }
  const entriesOf = (text: string) => {
    const root = new ICAL.Component(ICAL.parse(text) as unknown[])
    const found = root.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    // A second program reads the same from it.
    const others = Object.values(sync.parseICS(text)).flatMap((one) => (one?.type === 'VEVENT' ? [one.uid] : []))
    expect(others.sort()).toEqual(found.map(({ uid }) => uid).sort())
    return found
  }
  const attend = async (event: number, when: object, given: { state?: string; isCancelled?: boolean } = {}) => {
    const { state = 'registered', isCancelled = false } = given
    const title = `Briefing ${event}`
    const facts = {
      editions: { en: { title, path: `/en/events/${event}/one`, slug: 'one', venue: 'London' } },
      ...{ timeZone: 'Europe/London', mode: 'in-person', isCancelled, capacity: 1, onlineCapacity: null },
      ...{ opens: null, closes: null, cpdMinutes: 60, ...when },
    }
    await own.database.query(
      `insert into account.occasions (event, facts, changed_at, ends_at) values ($1, $2, '2026-11-27T08:00:00Z', now())`,
      [event, facts],
    )
    const id = uuidV7()
    await own.database.query(
      `insert into account.registrations (id, event, sub, email, email_key, name, organisation, job_title, country, mode,
         state, questions, consent, newsletters, locale)
       values ($1, $2, $3, 'a@b.example', 'a@b.example', 'N', 'O', '', 'GB', 'in-person', $4, '', 'c', false, 'en')`,
      [id, event, anna, state],
    )
    return id
  }
  const mayRead = (productPermissions: string[]) =>
    world.sources.grants.hear('grants', 77, { sub: anna, organisation: 1, productPermissions })

  it('holds their places at events on the right hour in summer and in winter, also those given back (R-DAS-03, AL-5)', async () => {
    const id = await attend(4, winter)
    await attend(5, summer)
    await attend(6, summer, { state: 'waiting' })
    await attend(7, summer, { state: 'cancelled' })
    await attend(8, summer, { isCancelled: true })
    const entries = entriesOf(await read(await make()))
    const of = (title: string) => entries.find(({ summary }) => summary === title)
    const hourOf = (title: string) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', timeStyle: 'short' }).format(
        of(title)?.startDate.toJSDate(),
      )
    const statusOf = (title: string) => of(title)?.component.getFirstPropertyValue('status')

    expect([hourOf('Briefing 4'), hourOf('Briefing 5')]).toEqual(['09:00', '09:00'])
    // The entry that the letters about it make and change.
    expect(of('Briefing 4')).toMatchObject({ uid: `${id}@firm.example`, location: 'London' })
    expect(['Briefing 4', 'Waiting list: Briefing 6', 'Briefing 7', 'Briefing 8'].map(statusOf)).toEqual([
      ...['CONFIRMED', 'TENTATIVE', 'CANCELLED', 'CANCELLED'],
    ])
  })

  it('holds the law and the reviews of the jurisdictions that they follow, without a word of the law (N9, AL-5)', async () => {
    mayRead(['disclosure'])
    await news.follow(anna, 'jurisdiction', '1')
    await news.publish(law(soon))
    const text = await read(await make())
    const days = entriesOf(text).map(({ summary, startDate }) => [summary, startDate.toString()])

    expect(days).toEqual([
      ['Law takes effect: France', soon],
      ['Review due: France', '2027-05-01'],
    ])
    const words = text.replaceAll('\r\n ', '')
    expect(words).not.toContain(canary.slice(0, 9))
    expect(words).not.toContain('Is a notice needed?')
    expect(words).toContain('disclosure: 1 answer changes on this day. Sign in to read it.')
  })

  it('holds the last days of consultations there, which move where they are put off (N9, AL-5)', async () => {
    await news.follow(anna, 'jurisdiction', '1')
    const path = await make()
    const asked = async (closesOn: string) => {
      const consultations = [{ title: 'A lower threshold', authority: 'The regulator', closesOn: noonOf(closesOn) }]
      await news.publish(jurisdictionRow(1, 'France', { consultations }))
      const found = entriesOf(await read(path)).find(({ summary }) => summary.startsWith('Consultation closes'))
      return [found?.summary, found?.startDate.toString(), found?.description, found?.uid]
    }
    const first = await asked('2099-03-02')
    expect(first).toEqual([
      'Consultation closes: A lower threshold (France)',
      '2099-03-02',
      'The regulator hears answers until the end of this day.',
      expect.stringMatching(/^consultation-1-[0-9a-f]{16}@firm\.example$/),
    ])
    expect(await asked('2099-03-30')).toEqual([first[0], '2099-03-30', first[2], first[3]])
    await news.publish(jurisdictionRow(1, 'France'))
    expect(await read(path)).not.toContain('Consultation closes')
  })

  it('says nothing of the law to those who may not read it now (AL-5)', async () => {
    mayRead(['transfers'])
    await news.follow(anna, 'jurisdiction', '1')
    await news.publish(law(soon))
    const path = await make()
    expect(await read(path)).not.toContain('Law takes effect')
    mayRead(['disclosure'])
    expect(await read(path)).toContain('Law takes effect')
    mayRead([])
    expect(await read(path)).not.toContain('Law takes effect')
  })

  it('moves an entry with its day, and loses what is followed no more (AL-5)', async () => {
    mayRead(['disclosure'])
    await news.follow(anna, 'jurisdiction', '1')
    const path = await make()
    const [before] = entriesOf(await read(path))
    const { rows } = await own.database.query<{ document: object }>(
      `update account.nav_heads set document = jsonb_set(document, '{reviewDue}', to_jsonb($1::text))
        where type = 'nav-jurisdiction' and item = 1 returning document`,
      [noonOf('2027-08-01')],
    )
    expect(rows).not.toEqual([])
    await own.database.query('update account.nav_cursor set edition = gen_random_uuid()')
    const [after] = entriesOf(await read(path))

    expect(after?.uid).toBe(before?.uid)
    expect([before?.startDate.toString(), after?.startDate.toString()]).toEqual(['2027-05-01', '2027-08-01'])
    await own.database.query('update account.follows set ended_at = now()')
    expect(entriesOf(await read(path))).toEqual([])
  })

  it('is sent once more only where it has changed (AL-5)', async () => {
    const path = await make()
    const { headers: { etag = '', 'cache-control': cache } = {} } = await get(path)
    expect(cache).toBe('private, no-cache')
    expect(await get(path, { 'if-none-match': etag })).toMatchObject({ status: 304, body: '', headers: { etag } })
    expect(await get(path, { 'if-none-match': `"x", W/${etag}` })).toMatchObject({ status: 304 })
    await attend(4, winter)
    expect(await get(path, { 'if-none-match': etag })).toMatchObject({ status: 200 })
  })

  it('has an address that one press replaces: the old one is dead at once (AL-5, N9, R-DAS-03)', async () => {
    const old = await make()
    await read(old)
    const fresh = await make()

    expect(fresh).not.toBe(old)
    expect(await get(old)).toMatchObject({ status: 404 })
    expect(await get(old, { 'if-none-match': '*' })).toMatchObject({ status: 404 })
    await read(fresh)
    const seen = await world.ask(anna, '{ viewer { calendarAddress { path } } }')
    expect(seen.data).toEqual({ viewer: { calendarAddress: { path: fresh } } })
    const ofBen = await world.ask('auth0|ben', '{ viewer { calendarAddress { path } } }')
    expect(ofBen.data).toEqual({ viewer: { calendarAddress: null } })
  })

  it('opens to nobody else, changes nothing, and ends with the account (AL-5)', async () => {
    const path = await make()
    for (const wrong of [path.replace(/\.ics$/, ''), path.replace(/.{3}\.ics$/, '.ics'), '/online-services/calendar/'])
      expect(await get(wrong)).toMatchObject({ status: 404 })
    expect(await get(path, {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
    await own.database.query(
      `insert into account.deletions (sub, key, email, locale, asked_at, due_at)
       values ($1, gen_random_uuid(), null, 'en', now(), now())`,
      [anna],
    )
    expect(await get(path)).toMatchObject({ status: 404 })
  })

  it('waits until everything was read: half a calendar would take entries away (AL-5)', async () => {
    const path = await make()
    const parts = { ...desk.parts, isWhole: () => false }
    expect(await answerCalendar({ headers: {} }, path, { ...desk, parts })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '60' },
    })
  })
})
