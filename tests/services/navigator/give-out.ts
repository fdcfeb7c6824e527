import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { extractRawText } from 'mammoth'
import { type Pool } from 'pg'
import { openGivenOuts } from '../../../services/account/documents/given-out'
import { openPdfMaker, type PdfMaker } from '../../../services/account/documents/open-pdf-maker'
import { type KeptFile } from '../../../services/account/files/files'
import { catchUp } from '../../../services/account/navigator/book/follow-versions'
import { forgetVersions } from '../../../services/account/navigator/book/versions-table'
import { reportOperations } from '../../../src/access/operations/report-operations'
import { readCode } from '../../../src/forms/verify'
import { reportAnswers } from '../../../src/services/account/answers/report-answers'
import { codeOf, openWorld, openWorldFiles, siteOrigin, type World } from '../../support/account/account-world'
import { answerRow, navigatorPlaces, on, serviceRow } from '../../support/content/navigator-rows'
import { WrittenLog } from '../../support/content/written-log'
import { readPdf } from '../../support/publishing/read-pdf'

const giver = 'auth0|giver'
const auditor = 'auth0|auditor-of-exports'
const choice = { service: '1', title: 'For the board', jurisdictions: [1], questions: [1, 2], locale: 'en' }
const clientExports =
  '{ reportClientExports { id person service services serviceNames(locale: en) format cells askedAt } }'

/** What people take away of the navigator, and who can tell afterwards. */
export function describeGivingOut(database: () => Pool): void {
  let maker: PdfMaker
  let world: World
  let idle: World
  let log: WrittenLog
  const ask = (who: string, own: Record<string, unknown> = {}, from = world) =>
    from.ask(who, reportOperations.GiveOutReport, { key: randomUUID(), format: 'PDF_A4', ...choice, ...own })
  const give = async (own: Record<string, unknown> = {}, from = world) =>
    reportAnswers.GiveOutReport.parse((await ask(giver, own, from)).data).giveOutReport
  const look = async (id: string) =>
    reportAnswers.ReportExport.parse((await world.ask(giver, reportOperations.ReportExport, { id })).data).reportExport
  const waitFor = async (id: string) => {
    for (;;) {
      const found = await look(id)
      if (found.state !== 'MAKING') return found
      await sleep(100)
    }
  }
  const rowsOf = async (table: string) => (await database().query<KeptFile>(`select * from account.${table}`)).rows
  const permit = ({ sources: { grants } }: World, ...entries: string[]) => {
    const grant = { organisation: 1, from: '2026-01-01T12:00:00.000Z' }
    grants.hear('grants', 150, { ...grant, sub: giver, productPermissions: entries })
    grants.hear('grants', 151, { ...grant, sub: auditor, compliancePermissions: ['audit'] })
  }

  beforeAll(async () => {
    maker = openPdfMaker()
    world = await openWorld(database(), { maker })
    idle = await openWorld(database(), {
      maker: {
        make: () => new Promise(() => undefined),
        makeWord: () => new Promise(() => undefined),
        close: () => undefined,
      },
    })
  })
  afterAll(async () => {
    maker.close()
    await Promise.all([world.close(), idle.close()])
  })
  beforeEach(async () => {
    for (const one of [world, idle]) permit(one, 'disclosure', 'navigator-export')
    await database().query(
      'delete from account.report_exports; delete from account.files; delete from account.given_out',
    )
    await forgetVersions(database())
    log = new WrittenLog(
      ...navigatorPlaces,
      on('2026-01-02', answerRow({ shortAnswer: 'Yes, in writing.' })),
      on('2026-01-02', answerRow({ id: 2, question: 2 })),
    )
    await catchUp({ ask: log.ask, database: database(), report: () => undefined })
  })

  it('is made once for a press, with counsel and permalinks, and its number is known (RB-5, RB-6, AC-7)', async () => {
    const key = randomUUID()
    const [given, again] = [await give({ key }), await give({ key })]
    expect(again.id).toBe(given.id)
    const { state, address } = await waitFor(given.id)
    expect(state).toBe('DONE')
    expect(address).toMatch(/^\/online-services\/files\/download\//)
    const [file, ...more] = await rowsOf('files')
    expect(more).toEqual([])
    const bytes = await openWorldFiles(database()).read(file ?? { digest: '' })
    const { text } = await readPdf(bytes ?? Buffer.from(''))
    expect(text).toContain('Yes, in writing.')
    expect(text).toContain('Counsel of France')
    expect(text.replaceAll(/\s/g, '')).toContain(
      `${siteOrigin}/en/products/navigator/disclosure/europe/france#q=question-1&v=1`,
    )
    const [, printed = ''] = /([0-9A-Z]{4}(?:-[0-9A-Z]{4}){6})/.exec(text) ?? []
    const found = await openGivenOuts(database()).find(readCode(printed) ?? '')
    expect(found).toMatchObject({ kind: 'report', facts: { services: [1], cells: [{ version: 1 }, { version: 1 }] } })
  })

  it('is of every service that is open, and says so of the others (RB-1, RB-3, RB-5, RB-6, PM-10)', async () => {
    const both = { questions: [1, 3] }
    for (const one of [world, idle]) permit(one, 'disclosure', 'transfers', 'navigator-export')
    log.add(on('2026-01-03', answerRow({ id: 3, question: 3, shortAnswer: 'Never without a contract.' })))
    await catchUp({ ask: log.ask, database: database(), report: () => undefined })
    const textOf = async () => {
      expect((await waitFor((await give(both)).id)).state).toBe('DONE')
      const file = (await rowsOf('files')).at(-1)
      const { text } = await readPdf((await openWorldFiles(database()).read(file ?? { digest: '' })) ?? Buffer.from(''))
      await database().query('delete from account.files')
      return text.replaceAll(/\s+/g, ' ')
    }
    const whole = await textOf()
    expect(whole).toContain('disclosure · transfers')
    expect(whole).toContain('transfers · May data leave?')
    expect(whole.replaceAll(' ', '')).toContain('/en/products/navigator/transfers/europe/france#q=question-3&v=1')
    const [, printed = ''] = /([0-9A-Z]{4}(?:-[0-9A-Z]{4}){6})/.exec(whole) ?? []
    const found = await openGivenOuts(database()).find(readCode(printed) ?? '')
    expect(found).toMatchObject({ facts: { services: [1, 2], cells: [{ question: 1 }, { question: 3 }] } })

    const exported = async () =>
      (await world.ask(auditor, clientExports)).data?.['reportClientExports'] as {
        services: number[]
        serviceNames: string[]
      }[]
    expect(await exported()).toMatchObject([{ services: [1, 2], serviceNames: ['disclosure', 'transfers'] }])

    // Of the one in which it is made it has nothing: its cover and its entry do not name it.
    expect((await waitFor((await give({ questions: [3] })).id)).state).toBe('DONE')
    expect((await exported()).map(({ services }) => services)).toEqual([[2], [1, 2]])
    await database().query('delete from account.report_exports where services = $1', [[2]])

    for (const one of [world, idle]) permit(one, 'disclosure', 'navigator-export')
    await database().query('delete from account.files')
    const cut = await textOf()
    expect((await exported()).map(({ services }) => services)).toEqual([[1], [1, 2]])
    expect(cut).toContain('A question of a service that is not open to the reader who took this away')
    expect(cut).not.toMatch(/Never without a contract|May data leave/)
  })

  it('has the notes of the report that is kept, for those who may read that (RB-5, N4)', async () => {
    const { service, title, jurisdictions, questions } = choice
    const saved = await world.ask(giver, reportOperations.SaveReport, {
      ...{ key: randomUUID(), service, title, jurisdictions, questions },
    })
    const { id } = reportAnswers.SaveReport.parse(saved.data).saveReport
    const note = { key: randomUUID(), id, version: 0, place: 'q1j1', text: 'Ask the registrar first.' }
    await world.ask(giver, reportOperations.NoteReport, note)
    expect((await waitFor((await give({ report: id })).id)).state).toBe('DONE')
    const [file] = await rowsOf('files')
    const { text } = await readPdf((await openWorldFiles(database()).read(file ?? { digest: '' })) ?? Buffer.from(''))
    expect(text).toContain('Ask the registrar first.')

    const { grants } = world.sources
    const productPermissions = ['disclosure', 'navigator-export']
    grants.hear('grants', 152, { sub: 'auth0|stranger', productPermissions, from: '2026-01-01T12:00:00.000Z' })
    expect(await codeOf(ask('auth0|stranger', { report: id }))).toBe('NOT_FOUND')
  })

  it.each(['fr-fr', 'zh-cn'])(
    'is written in %s, where its service has another name in addresses (RB-5)',
    async (locale) => {
      log.add(serviceRow(1, 'disclosure', { locale, slug: `disclosure-in-${locale}` }))
      await catchUp({ ask: log.ask, database: database(), report: () => undefined })
      expect((await waitFor((await give({ locale })).id)).state).toBe('DONE')
    },
  )

  it('is given away as it was kept, in the versions that its answers had (RB-3, RB-5, RB-6, R-NAV-09)', async () => {
    const saved = await world.ask(giver, reportOperations.SaveReport, { key: randomUUID(), ...choice })
    const { id, version } = reportAnswers.SaveReport.parse(saved.data).saveReport
    log.add(on('2026-03-02', answerRow({ version: 2, effectiveFrom: '2026-03-01', shortAnswer: 'No, never.' })))
    await catchUp({ ask: log.ask, database: database(), report: () => undefined })
    await world.ask(giver, reportOperations.RefreshReport, { key: randomUUID(), id, version })
    const readFile = async (own: Record<string, unknown>) => {
      await database().query('delete from account.report_exports; delete from account.files')
      expect((await waitFor((await give({ report: id, ...own })).id)).state).toBe('DONE')
      const [file] = await rowsOf('files')
      return (await openWorldFiles(database()).read(file as KeptFile)) ?? Buffer.from('')
    }
    const textOf = async (own: Record<string, unknown>) => (await readPdf(await readFile(own))).text
    const holds = (text: string) => [text.includes('Yes, in writing.'), text.includes('No, never.')]

    expect(holds(await textOf({}))).toEqual([false, true])
    expect(holds(await textOf({ number: version + 1 }))).toEqual([false, true])
    const older = await textOf({ number: version })
    expect(holds(older)).toEqual([true, false])
    // Anybody who checks it learns that one of its answers is another by now.
    const code = readCode(/([0-9A-Z]{4}(?:-[0-9A-Z]{4}){6})/.exec(older)?.[1] ?? '') ?? ''
    const checked = await world.ask(giver, reportOperations.CheckedReport, { code, locale: 'en' })
    expect(reportAnswers.CheckedReport.parse(checked.data).checkedReport.changes).toMatchObject([
      { before: 1, after: 2 },
    ])
    const { value: word } = await extractRawText({ buffer: await readFile({ number: version, format: 'DOCX' }) })
    expect(holds(word)).toEqual([true, false])

    expect(await codeOf(ask(giver, { report: id, number: 99 }))).toBe('NOT_FOUND')
    expect(await codeOf(ask(giver, { number: version }))).toBe('INVALID')
    expect(await codeOf(ask(giver, { report: id, number: version, format: 'CSV' }))).toBe('INVALID')
    expect(await codeOf(ask(giver, { report: id, number: version, service: '2' }))).toBe('NOT_FOUND')
    permit(world, 'disclosure')
    expect(await codeOf(ask(giver, { report: id, number: version }))).toBe('FORBIDDEN')
  })

  it('is for those who may export alone, and nobody else’s (PM-3, PM-2)', async () => {
    const given = await give({ format: 'CSV' })
    expect(await codeOf(world.ask('auth0|other', reportOperations.ReportExport, { id: given.id }))).toBe('NOT_FOUND')
    permit(world, 'disclosure')
    expect(await codeOf(ask(giver))).toBe('FORBIDDEN')
    permit(world, 'transfers', 'navigator-export')
    expect(await codeOf(ask(giver))).toBe('NOT_FOUND')
    expect(await rowsOf('files')).toEqual([])
  })

  it('is in the log of exports whatever its format, for the auditor of its client alone (PM-10)', async () => {
    for (const format of ['PDF_LETTER', 'DOCX', 'CSV', 'JSON']) await give({ format })
    const { data } = await world.ask(auditor, clientExports)
    const { reportClientExports: listed } = data as { reportClientExports: { format: string }[] }
    expect(listed.map(({ format }) => format).sort()).toEqual(['CSV', 'DOCX', 'JSON', 'PDF_LETTER'])
    expect(listed[0]).toMatchObject({ person: giver, service: 1, cells: 2 })
    expect(await codeOf(world.ask(giver, clientExports))).toBe('FORBIDDEN')
  })

  it('is sampled by those without a grant, with no word of an answer (PM-3, canary)', async () => {
    const query = reportOperations.NavSample
    const sampled = await world.ask('auth0|other', query, { service: 'disclosure', locale: 'en' })
    const { columns } = reportAnswers.NavSample.parse(sampled.data).navSample
    expect(columns.jurisdictions.id.length).toBeLessThanOrEqual(3)
    expect(JSON.stringify(sampled)).not.toContain('in writing')
    expect(await codeOf(world.ask(undefined, query, { service: 'disclosure', locale: 'en' }))).toBe('UNAUTHENTICATED')
  })

  it('notes tables that are taken away as well, once for a press, by readers of the service alone (PM-10, AC-7)', async () => {
    const table = { key: randomUUID(), service: '1', format: 'CSV', cells: 24 }
    const note = (own: Record<string, unknown> = {}, who = giver) =>
      world.ask(who, reportOperations.NoteTableExport, { ...table, ...own })
    const first = await note()
    expect(await note()).toEqual(first)
    const { data } = await world.ask(auditor, reportOperations.ReportClientExports, { locale: 'en' })
    const { reportClientExports: listed } = reportAnswers.ReportClientExports.parse(data)
    expect(listed).toMatchObject([{ person: giver, format: 'CSV', cells: 24 }])
    expect((await note({ key: randomUUID(), format: 'DOCX' })).errors?.[0]?.extensions?.fields).toEqual(['format'])
    expect(await codeOf(note({ key: randomUUID() }, 'auth0|other'))).toBe('FORBIDDEN')
  })

  it('has 25 jurisdictions and 40 questions at most (RB-1)', async () => {
    const jurisdictions = Array.from({ length: 26 }, (_, place) => place + 1)
    expect((await ask(giver, { jurisdictions })).errors?.[0]?.extensions?.fields).toEqual(['jurisdictions'])
    const questions = Array.from({ length: 41 }, (_, place) => place + 1)
    expect((await ask(giver, { questions })).errors?.[0]?.extensions?.fields).toEqual(['questions'])
    expect([await rowsOf('files'), await rowsOf('report_exports')]).toEqual([[], []])
  })

  it('that ended in the middle leaves no file and no number, and says so after a minute (RB-5)', async () => {
    const { id, state } = await give({}, idle)
    expect(state).toBe('MAKING')
    await database().query(`update account.report_exports set asked_at = now() - interval '61 seconds'`)
    expect(await look(id)).toMatchObject({ state: 'FAILED', address: null })
    expect([await rowsOf('files'), await rowsOf('given_out')]).toEqual([[], []])
  })
}
