import { randomUUID } from 'node:crypto'
import { type Pool } from 'pg'
import { catchUp } from '../../../services/account/navigator/book/follow-versions'
import { forgetVersions } from '../../../services/account/navigator/book/versions-table'
import { openNavigator } from '../../../services/account/navigator/open-navigator'
import { accountOperations } from '../../../src/access/operations/account-operations'
import { navigatorOperations } from '../../../src/access/operations/navigator-operations'
import { navigatorAnswers } from '../../../src/services/account/answers/navigator-answers'
import { codeOf, type World } from '../../support/account/account-world'
import { answerRow, navigatorPlaces } from '../../support/content/navigator-rows'
import { edition } from '../../support/content/planned-pages'
import { WrittenLog } from '../../support/content/written-log'

const anna = 'auth0|anna-of-harbour'
const auditor = 'auth0|auditor-of-harbour'
const place = { service: 'disclosure', region: 'europe', jurisdiction: 'france', locale: 'en' }
const changed = (version: number) =>
  answerRow({ version, effectiveFrom: '2026-03-01', shortAnswer: `Yes, as version ${version} says.` })

/** What readers have seen of the navigator, and what they say that they have read. */
export function describeSeen(world: () => World, database: () => Pool): void {
  let log: WrittenLog
  const read = () => catchUp({ ask: log.ask, database: database(), report: () => undefined })
  const ask = (who: string, name: keyof typeof navigatorOperations, variables: Record<string, unknown> = {}) =>
    world().ask(who, navigatorOperations[name], variables)
  const mark = (key: string, jurisdiction: string | null = '1', service = '1') =>
    ask(anna, 'MarkNavSeen', { key, service, jurisdiction })
  const france = async () =>
    navigatorAnswers.NavJurisdiction.parse((await ask(anna, 'NavJurisdiction', place)).data).navJurisdiction
  const tomorrow = () => new Date(Date.now() + 60_000).toISOString()

  beforeAll(async () => {
    const grant = { organisation: 1, productPermissions: ['disclosure'], from: '2026-01-01T12:00:00.000Z' }
    const { grants } = world().sources
    grants.hear('grants', 120, { ...grant, sub: anna, compliancePermissions: ['navigator-attest'] })
    grants.hear('grants', 121, { ...grant, sub: auditor, compliancePermissions: ['audit'] })
    grants.hear('grants', 122, { ...grant, sub: 'auth0|elsewhere', organisation: 2, compliancePermissions: ['audit'] })
    await forgetVersions(database())
    log = new WrittenLog(...navigatorPlaces, answerRow(), answerRow({ id: 2, question: 2 }))
    await read()
  })

  describe('what changed since the last visit', () => {
    it('is not known of a person who was never there, nothing after they were, and what was published since (NV-5)', async () => {
      expect(await france()).toMatchObject({ visitedAt: null, changedSinceVisit: null })

      const key = randomUUID()
      const [first, again] = [await mark(key), await mark(key)]
      expect(again).toEqual(first)
      expect(await france()).toMatchObject({ changedSinceVisit: 0 })

      log.add({ ...changed(2), at: tomorrow() })
      await read()
      const { questions, ...after } = await france()
      expect(after).toMatchObject({ changedSinceVisit: 1 })
      expect(questions.map(({ answer }) => answer?.isChangedSinceVisit)).toEqual([true, false])
    })

    it('is worked out for each, from what is worked out once for all who look at a page (NV-5)', async () => {
      const asked: string[] = []
      const counting = {
        query: (query: { name: string }) => {
          asked.push(query.name)
          return database().query(query as never)
        },
      }
      const book = await openNavigator(counting as never).open()
      const day = '2026-05-01'
      const look = (visitedAt: Date) =>
        book?.jurisdiction({
          ...place,
          locale: 'en',
          day,
          today: day,
          visits: () => new Map([[1, { at: visitedAt, isRead: true }]]),
        })
      const first = await look(new Date('2025-01-01'))
      const before = asked.length
      const second = await look(new Date(tomorrow()))

      expect([first?.changedSinceVisit, second?.changedSinceVisit]).toEqual([2, 0])
      expect(second?.questions[0]?.answer).toMatchObject({ number: 2, shortAnswer: 'Yes, as version 2 says.' })
      expect([before > 0, asked.slice(before)]).toEqual([true, []])
    })

    it('is counted in the list of all jurisdictions, and seen at once for a whole service (NV-5)', async () => {
      const counts = async () => {
        const { data } = await ask(anna, 'NavServices', { locale: 'en' })
        const [service] = navigatorAnswers.NavServices.parse(data).navServices
        return service?.regions.flatMap(({ jurisdictions }) =>
          jurisdictions.map(({ name, changedSinceVisit }) => [name, changedSinceVisit]),
        )
      }
      expect(await counts()).toEqual([
        ['Austria', null],
        ['France', 1],
        ['Fiji', null],
      ])
      await mark(randomUUID(), null)
      expect(await counts()).toMatchObject([
        ['Austria', 0],
        ['France', 1],
        ['Fiji', 0],
      ])
    })

    it('are corrections and wordings word by word too, from what readers had to what they have (NV-5, NV-3)', async () => {
      const asked = { ...place, since: tomorrow() }
      const since = async (own: object = {}) => {
        const { data } = await ask(anna, 'NavSinceDifferences', { ...asked, ...own })
        return navigatorAnswers.NavSinceDifferences.parse(data).navSinceDifferences.differences
      }
      const later = (ms: number) => new Date(Date.now() + ms).toISOString()
      const correction = { changeKind: 'correction', changeNote: 'The share was wrong.', shortAnswer: 'Yes, at four.' }
      const wording = { ...correction, changeKind: 'editorial', changeNote: 'Shorter.', shortAnswer: 'Yes, from four.' }
      log.add({ ...answerRow({ version: 3, effectiveFrom: '2026-10-20', ...correction }), at: later(120_000) })
      log.add({ ...answerRow({ version: 4, effectiveFrom: '2026-11-05', ...wording }), at: later(180_000) })
      await read()

      const [found, ...others] = await since()
      expect([found, others]).toMatchObject([
        { answer: 1, before: 2, after: 4, changeKind: 'correction', changeNote: 'The share was wrong.' },
        [],
      ])
      // A correction and a wording move no day: it is the law since the day that version 2 began.
      expect([found?.facts, (await france()).questions[0]?.answer?.effectiveFrom]).toEqual([[], '2026-03-01'])
      const changes = found?.shortAnswer.filter(({ kind }) => kind !== 'SAME').map(({ text }) => text.trim())
      expect(changes).toEqual(expect.arrayContaining(['from four']))
      expect(await since({ since: later(240_000) })).toEqual([])
      expect(await codeOf(ask(anna, 'NavSinceDifferences', { ...asked, since: '2026-11-01' }))).toBe('INVALID')
      expect(await codeOf(ask('auth0|nobody', 'NavSinceDifferences', asked))).toBe('NOT_FOUND')
    })

    it.each([
      ['a service that they may not read', '3', '2'],
      ['a jurisdiction that there is not', '99', '1'],
      ['a number that is none', 'x', '1'],
    ])('is not noted of %s (PM-2)', async (_, jurisdiction, service) => {
      expect(await codeOf(mark(randomUUID(), jurisdiction, service))).toBe('NOT_FOUND')
    })
  })

  describe('a question to the team', () => {
    const askTeam = (own: Record<string, unknown> = {}) =>
      world().ask(anna, accountOperations.AskTeam, {
        ...{ key: randomUUID(), answer: '1', message: 'May we wait?', locale: 'fr-fr', ...own },
      })

    it('is kept once with what it is about, told to the desk, and seen by who asked (NV-9, R-NAV-07)', async () => {
      const key = randomUUID()
      const [first, again] = [await askTeam({ key }), await askTeam({ key })]
      expect(first.errors).toBeUndefined()
      expect(again).toEqual(first)

      const { rows } = await database().query<{ data: { name: string; message: string } }>(
        `select data from account.letters where person = 'desk' and kind = 'question-for-desk'`,
      )
      expect(rows).toEqual([
        {
          data: expect.objectContaining({
            message: 'May we wait?',
            name: expect.stringContaining('France') as string,
          }) as object,
        },
      ])
      const own = await world().ask(anna, accountOperations.Requests, {})
      expect(own.data).toMatchObject({ viewer: { requests: [{ kind: 'QUESTION', message: 'May we wait?' }] } })
    })

    it('goes to the people whom the service names as its team, and to nobody who left (NV-9)', async () => {
      const own = {
        path: '/en/products/navigator/disclosure',
        slug: 'disclosure',
        key: 'disclosure',
        permissionKey: 'disclosure',
      }
      const team = { ...own, name: 'Disclosure', regions: [1], team: [2, 3] }
      const { directory } = world().sources
      directory.apply([edition('nav-service', 1, team)])
      const key = randomUUID()
      await askTeam({ key, message: 'Who answers this?' })
      directory.apply([{ ...edition('nav-service', 1, team), operation: 'withdraw' }])

      const { rows } = await database().query<{ person: string; address: string }>(
        `select person, address from account.letters where kind = 'question-for-desk' and data ->> 'message' = 'Who answers this?'`,
      )
      const address = directory.find('person', 2, 'en')?.email
      expect([rows, address]).toEqual([[{ person: 'desk 2', address }], expect.stringContaining('@')])
    })

    it('is asked of what they may read, in words (NV-9, PM-2)', async () => {
      expect(await codeOf(askTeam({ answer: '77' }))).toBe('NOT_FOUND')
      expect(await codeOf(askTeam({ message: '  ' }))).toBe('INVALID')
    })
  })

  describe('that a version was read', () => {
    beforeAll(async () => {
      await database().query(
        `insert into account.profiles (sub, version, last_key, name) values ($1, 1, gen_random_uuid(), 'Anna of Harbour')
         on conflict (sub) do update set name = excluded.name`,
        [anna],
      )
    })
    const attest = (who: string, version: number, answer = '1') =>
      ask(who, 'AttestReading', { key: randomUUID(), answer, version })

    it('is said once, however often, and listed for its reader and for the auditor of their client (NV-12, PM-10)', async () => {
      const [first, again] = [await attest(anna, 2), await attest(anna, 2)]

      expect(first.errors).toBeUndefined()
      expect(again).toEqual(first)
      expect((await ask(anna, 'NavReadings')).data).toMatchObject({ navReadings: [{ answer: 1, version: 2 }] })
      expect((await ask(auditor, 'NavClientReadings')).data).toMatchObject({
        navClientReadings: [{ person: anna, name: 'Anna of Harbour', answer: 1, version: 2 }],
      })
      expect((await ask('auth0|elsewhere', 'NavClientReadings')).data).toEqual({ navClientReadings: [] })
    })

    it('is said by the person who has that duty alone, of versions that there are (PM-10)', async () => {
      expect(await codeOf(attest(auditor, 2))).toBe('FORBIDDEN')
      expect(await codeOf(ask(anna, 'NavClientReadings'))).toBe('FORBIDDEN')
      expect(await codeOf(attest(anna, 9))).toBe('NOT_FOUND')
      expect(await codeOf(attest(anna, 1, '77'))).toBe('NOT_FOUND')
    })
  })
}
