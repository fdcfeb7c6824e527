import { type JWTPayload } from 'jose'
import { type Pool } from 'pg'
import { catchUp } from '../../../services/account/navigator/book/follow-versions'
import { forgetVersions } from '../../../services/account/navigator/book/versions-table'
import { navigatorOperations } from '../../../src/access/operations/navigator-operations'
import { type LogRow } from '../../../src/plan/store/log-row'
import { navigatorAnswers } from '../../../src/services/account/answers/navigator-answers'
import { codeOf, type World } from '../../support/account/account-world'
import { answerRow, guidanceRow, leadingTo, navigatorPlaces, on, withdrawn } from '../../support/content/navigator-rows'
import { WrittenLog } from '../../support/content/written-log'

const reader = 'auth0|reader'
const stranger = 'auth0|stranger'
const everything = 'auth0|everything'
type Name = keyof typeof navigatorOperations

const three = { version: 2, effectiveFrom: '2026-03-01', shortAnswer: 'Yes, at three per cent.', status: 'restricted' }
const french = { locale: 'fr-fr', shortAnswer: 'Oui, à cinq pour cent.' }
const content: LogRow[] = [
  ...navigatorPlaces,
  on('2026-01-02', answerRow({ shortAnswer: 'Yes, at five per cent.', detail: 'Within five days.' })),
  on('2026-01-02', answerRow({ ...french })),
  on(
    '2026-01-02',
    answerRow({
      id: 2,
      question: 2,
      shortAnswer: 'Five.',
      threshold: '5 %',
      status: 'restricted',
      detail: leadingTo(1),
    }),
  ),
  on(
    '2026-01-05',
    answerRow({ id: 3, question: 3, shortAnswer: 'Canary of the other service.', detail: leadingTo(1) }),
  ),
  on('2026-03-02', answerRow({ ...three, detail: 'Within three days.', changeNote: 'A new threshold.' })),
  // The number came to the French edition before its words.
  on('2026-03-02', answerRow({ ...three, ...french, status: 'restricted', changeNote: 'Un nouveau seuil.' })),
  guidanceRow(),
]
const place = { service: 'disclosure', region: 'europe', jurisdiction: 'france', locale: 'en' }

/** What subscribers are answered, and nobody else. */
export function describeAnswers(world: () => World, database: () => Pool): void {
  let log: WrittenLog
  const read = () => catchUp({ ask: log.ask, database: database(), report: () => undefined })
  const ask = (who: string | JWTPayload | undefined, name: Name, variables: Record<string, unknown>) =>
    world().ask(who, navigatorOperations[name], variables)
  const told = async <N extends Name>(name: N, variables: Record<string, unknown>, who = reader) =>
    navigatorAnswers[name].parse((await ask(who, name, variables)).data) as ReturnType<
      (typeof navigatorAnswers)[N]['parse']
    >
  const jurisdiction = async (own: Record<string, unknown> = {}) =>
    (await told('NavJurisdiction', { ...place, ...own })).navJurisdiction
  const firstAnswer = async (own: Record<string, unknown> = {}) => (await jurisdiction(own)).questions[0]?.answer

  describe('what subscribers of the navigator are answered', () => {
    beforeAll(() => {
      const from = '2026-01-01T12:00:00.000Z'
      const grants: [string, string][] = [
        [reader, 'navigator|disclosure'],
        [stranger, 'transfers'],
        [everything, '*'],
      ]
      grants.forEach(([sub, entry], position) => {
        world().sources.grants.hear('grants', 100 + position, { sub, productPermissions: [entry], from })
      })
    })
    beforeEach(async () => {
      await forgetVersions(database())
      log = new WrittenLog(...content)
      await read()
    })

    it('is the law of today, with its value, sources and counsel (R-NAV-07)', async () => {
      const { questions, ...france } = await jurisdiction()

      expect(france).toMatchObject({ name: 'France', counselFirm: 'Counsel of France', isOverdue: false })
      expect(france.path).toBe('/en/products/navigator/disclosure/europe/france')
      expect(questions.map(({ text, answer }) => [text, answer?.status, answer?.threshold, answer?.version])).toEqual([
        ['Is a notice needed?', 'restricted', null, 2],
        // A threshold is no status.
        ['From which share?', null, '5 %', 1],
      ])
      expect(questions[0]?.answer).toMatchObject({ shortAnswer: three.shortAnswer, lang: 'en', versions: 2 })
    })

    it('is the law of the day that is asked for, and tells what differs from today (NV-4, N10)', async () => {
      expect(await firstAnswer({ day: '2026-02-28' })).toMatchObject({
        ...{ version: 1, status: 'permitted', shortAnswer: 'Yes, at five per cent.', differsFromToday: true },
      })
      expect(await firstAnswer({ day: '2026-03-01' })).toMatchObject({ version: 2, differsFromToday: false })
      expect(await firstAnswer({ day: '2025-12-31' })).toBeNull()
      expect(await codeOf(ask(reader, 'NavJurisdiction', { ...place, day: '2026-02-30' }))).toBe('INVALID')
    })

    it('is shown in the language of the page, of which version its words are, and else in English', async () => {
      const { questions, ...france } = await jurisdiction({ locale: 'fr-fr' })

      expect(france.service).toMatchObject({ name: 'Franchissements', lang: 'fr-FR' })
      expect(questions[0]).toMatchObject({ text: 'Faut-il une notification ?'.replace(' ?', '\u202f?'), lang: 'fr-FR' })
      expect(questions[0]?.answer).toMatchObject({
        ...{ version: 2, textVersion: 1 },
        lang: 'fr-FR',
        status: 'restricted',
      })
      expect(questions[1]?.answer).toMatchObject({ lang: 'en', shortAnswer: 'Five.', textVersion: 1 })
    })

    it('are all versions with the days on which they were the law (NV-2)', async () => {
      const { navAnswerHistory: history } = await told('NavAnswerHistory', { answer: '1', locale: 'en' })

      expect(history.versions).toMatchObject([
        { number: 2, lawFrom: '2026-03-01', lawTo: null, isLawToday: true, changeNote: 'A new threshold.' },
        { number: 1, lawFrom: '2026-01-01', lawTo: '2026-02-28', isLawToday: false },
      ])
    })

    it('have their notes in the language of the page, and else in English with its mark (NV-2)', async () => {
      const notes = async () => {
        const { navAnswerHistory: history } = await told('NavAnswerHistory', { answer: '1', locale: 'fr-fr' })
        const { navDifference } = await told('NavDifference', { answer: '1', from: 1, to: 2, locale: 'fr-fr' })
        return [history.versions[0], navDifference].map((one) => `${one?.changeNote} ${one?.noteLang}`)
      }
      const [own, english] = ['Un nouveau seuil. fr-FR', 'A new threshold. en']

      expect(await notes()).toEqual([own, own])
      for (const changeNote of [undefined, 'A new threshold.']) {
        log.add(on('2026-03-03', answerRow({ ...three, ...french, status: 'restricted', changeNote })))
        await read()
        expect(await notes()).toEqual([english, english])
      }
    })

    it('are differences between two versions, word by word, and facts (NV-3, N3)', async () => {
      const { navDifference: found } = await told('NavDifference', { answer: '1', from: 1, to: 2, locale: 'en' })

      expect(
        found.shortAnswer.filter(({ kind }) => kind !== 'SAME').map(({ kind, text }) => [kind, text.trim()]),
      ).toEqual([
        ['REMOVED', 'five'],
        ['ADDED', 'three'],
      ])
      expect(found.facts).toMatchObject([
        { fact: 'status', before: 'permitted', after: 'restricted' },
        { fact: 'effectiveFrom', before: '2026-01-01', after: '2026-03-01' },
      ])
    })

    it('are differences between two days, of a jurisdiction, a region or a service (NV-3)', async () => {
      const days = { service: 'disclosure', from: '2026-02-01', to: '2026-04-01', locale: 'en' }
      for (const within of [{}, { region: 'europe' }, { region: 'europe', jurisdiction: 'france' }]) {
        const { navDayDifferences: found } = await told('NavDayDifferences', { ...days, ...within })
        expect(found).toMatchObject({ isCut: false, differences: [{ answer: 1, before: 1, after: 2 }] })
      }
      const elsewhere = await told('NavDayDifferences', { ...days, region: 'oceania' })
      expect(elsewhere.navDayDifferences.differences).toEqual([])
    })

    it('are the status tables as one value, by columns (NV-6)', async () => {
      const { navMatrix: matrix } = await told('NavMatrix', { service: 'disclosure', locale: 'en' })
      const { jurisdictions, questions, cells } = matrix.columns

      expect(jurisdictions.name).toEqual(['Austria', 'France', 'Fiji'])
      expect(questions.key).toEqual(['question-1', 'question-2'])
      expect(cells).toMatchObject({
        ...{ answer: [1, 2], jurisdiction: [1, 1], question: [0, 1], status: ['restricted', null] },
        ...{ threshold: [null, '5 %'], version: [2, 1], changedOn: ['2026-03-02', '2026-01-02'] },
      })
      const then = await told('NavMatrix', { service: 'disclosure', region: 'europe', locale: 'en', day: '2026-02-01' })
      expect(then.navMatrix.columns.cells).toMatchObject({
        status: ['permitted', null],
        differsFromToday: [true, false],
      })
      expect(then.navMatrix.columns.jurisdictions.name).toEqual(['Austria', 'France'])
    })

    it('are the last changes of a service, the newest first, each with its place (NV-8)', async () => {
      const { navUpdates } = await told('NavUpdates', { service: 'disclosure', locale: 'en', first: 2 })

      expect(navUpdates.updates).toMatchObject([
        {
          ...{ answer: 1, version: 2, status: 'restricted', statusBefore: 'permitted' },
          path: '/en/products/navigator/disclosure/europe/france#q=question-1&v=2',
        },
        { version: 1 },
      ])
    })

    it('is the text of a guidance (NV-7)', async () => {
      const { navGuidance } = await told('NavGuidance', { guidance: '1', locale: 'fr-fr' })

      expect(navGuidance).toMatchObject({
        title: 'Thresholds',
        lang: 'en',
        version: 1,
        service: { name: 'Franchissements' },
      })
      expect(JSON.stringify(navGuidance.body)).toContain('Count every share.')
      // The other service leads there too, and is not for this reader.
      expect(navGuidance.citedBy).toMatchObject([
        { answer: 2, path: '/fr-fr/products/navigator/disclosure/europe/france#q=question-2&v=1' },
      ])
    })

    const wishes: [Name, Record<string, unknown>][] = [
      ['NavJurisdiction', place],
      ['NavAnswerHistory', { answer: '1', locale: 'en' }],
      ['NavDifference', { answer: '1', from: 1, to: 2, locale: 'en' }],
      ['NavDayDifferences', { service: 'disclosure', from: '2026-02-01', to: '2026-04-01', locale: 'en' }],
      ['NavSinceDifferences', { ...place, since: '2026-02-01T12:00:00.000Z' }],
      ['NavMatrix', { service: 'disclosure', locale: 'en' }],
      ['NavUpdates', { service: 'disclosure', locale: 'en', first: 5 }],
      ['NavGuidance', { guidance: '1', locale: 'en' }],
    ]

    it.each(wishes)('is not there for subscribers of another service: %s (PM-2)', async (name, variables) => {
      expect(await codeOf(ask(stranger, name, variables))).toBe('NOT_FOUND')
      expect(await codeOf(ask(undefined, name, variables))).toBe('UNAUTHENTICATED')
      expect((await ask(everything, name, variables)).errors).toBeUndefined()
    })

    it('is of the services that were granted, and names no other (PM-2)', async () => {
      const names = async (who: string) =>
        (await told('NavServices', { locale: 'en' }, who)).navServices.map(({ slug }) => slug)

      expect(await names(reader)).toEqual(['disclosure'])
      expect(await names(everything)).toEqual(['disclosure', 'transfers'])
      expect(await names('auth0|nobody')).toEqual([])
      expect(JSON.stringify(await ask(reader, 'NavMatrix', { service: 'disclosure', locale: 'en' }))).not.toContain(
        'Canary',
      )
    })

    it.each([
      ['an answer of another service', 'NavAnswerHistory', { answer: '3', locale: 'en' }],
      ['a version that there is not', 'NavDifference', { answer: '1', from: 1, to: 9, locale: 'en' }],
      ['a number that is none', 'NavAnswerHistory', { answer: "1' or '1'='1", locale: 'en' }],
      ['a region of which it is not', 'NavJurisdiction', { ...place, region: 'oceania' }],
      ['a region that there is not', 'NavMatrix', { service: 'disclosure', region: '../europe', locale: 'en' }],
      ['a name that every object has', 'NavMatrix', { service: 'constructor', locale: 'en' }],
      ['a guidance that there is not', 'NavGuidance', { guidance: '99', locale: 'en' }],
    ] as const)('is nothing of %s', async (_, name, variables) => {
      expect(await codeOf(ask(reader, name, variables))).toBe('NOT_FOUND')
    })

    it('follows what is published: a withdrawn question, a jurisdiction that moves, an answer that changes', async () => {
      const { edition } = await jurisdiction()
      log.add(...navigatorPlaces.filter(({ type, id }) => type === 'nav-question' && id === 2).map(withdrawn))
      await read()
      expect((await jurisdiction()).questions.map(({ key }) => key)).toEqual(['question-1'])
      expect((await jurisdiction()).edition).not.toBe(edition)

      const france = navigatorPlaces.find(({ type, locale }) => type === 'nav-jurisdiction' && locale === 'en')
      const moved = { ...(JSON.parse(france?.document ?? '') as object), region: 2 }
      if (france) log.add({ ...france, document: JSON.stringify(moved) })
      await read()
      expect(await codeOf(ask(reader, 'NavJurisdiction', place))).toBe('NOT_FOUND')
      expect(await firstAnswer({ region: 'oceania' })).toMatchObject({ version: 2 })

      log.add(withdrawn(answerRow()), withdrawn(answerRow({ locale: 'fr-fr' })))
      await read()
      expect(await firstAnswer({ region: 'oceania' })).toBeNull()
    })

    it('is shown as not known, and not as nothing, until the log was read', async () => {
      await forgetVersions(database())

      expect(await codeOf(ask(reader, 'NavJurisdiction', place))).toBe('UNAVAILABLE')
    })

    it('ends with the grant', async () => {
      world().sources.grants.hear('grants', 110, { sub: 'auth0|leaver', productPermissions: ['disclosure'], from: '' })
      expect((await ask('auth0|leaver', 'NavJurisdiction', place)).errors).toBeUndefined()
      world().sources.grants.hear('grants', 110, null)

      expect(await codeOf(ask('auth0|leaver', 'NavJurisdiction', place))).toBe('NOT_FOUND')
    })
  })
}
