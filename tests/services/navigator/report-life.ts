import { randomUUID } from 'node:crypto'
import { type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Pool } from 'pg'
import { openTable } from '../../../services/account/account-route'
import { verifyRoutes } from '../../../services/account/documents/answer-verify'
import { openGivenOuts } from '../../../services/account/documents/given-out'
import { openPdfMaker, type PdfMaker } from '../../../services/account/documents/open-pdf-maker'
import { type KeptFile } from '../../../services/account/files/files'
import { catchUp } from '../../../services/account/navigator/book/follow-versions'
import { forgetVersions } from '../../../services/account/navigator/book/versions-table'
import { openNavigator } from '../../../services/account/navigator/open-navigator'
import { limitSenders } from '../../../services/account/sent-forms/limit-senders'
import { openServer } from '../../../services/http/open-server'
import { respond } from '../../../services/http/respond'
import { overviewOperations } from '../../../src/access/operations/overview-operations'
import { reportOperations } from '../../../src/access/operations/report-operations'
import { readCode } from '../../../src/forms/verify'
import { toVerifyPath } from '../../../src/routes/verify-path'
import { overviewAnswers } from '../../../src/services/account/answers/overview-answers'
import { reportAnswers } from '../../../src/services/account/answers/report-answers'
import { openWorld, openWorldFiles, type World } from '../../support/account/account-world'
import { answerRow, jurisdictionRow, navigatorPlaces, on, questionRow } from '../../support/content/navigator-rows'
import { WrittenLog } from '../../support/content/written-log'
import { readPdf } from '../../support/publishing/read-pdf'

const keeper = 'auth0|keeper-of-papers'
const places = [11, 12, 13, 14]
const asked = Array.from({ length: 12 }, (_, place) => 21 + place)
const cells = asked.flatMap((question) => places.map((jurisdiction) => ({ question, jurisdiction })))
const numberOf = (place: number) => 100 + place
const choice = { service: '1', title: 'For the board', jurisdictions: places, questions: asked }

/** A report from its first day to the one on which it is printed again. */
export function describeReportLife(database: () => Pool): void {
  let maker: PdfMaker
  let world: World
  let log: WrittenLog
  let server: ReturnType<typeof openServer>

  const read = () => catchUp({ ask: log.ask, database: database(), report: () => undefined })
  const ask = async (name: keyof typeof reportOperations, own: object) =>
    (await world.ask(keeper, reportOperations[name], { ...own })).data
  const rowsOf = async () => (await database().query<KeptFile>('select * from account.files')).rows

  beforeAll(async () => {
    maker = openPdfMaker()
    world = await openWorld(database(), { maker })
    const productPermissions = ['disclosure', 'navigator-export']
    const grant = { sub: keeper, organisation: 1, productPermissions, from: '2026-01-01T12:00:00.000Z' }
    world.sources.grants.hear('grants', 170, grant)
    await database().query('delete from account.report_exports; delete from account.files')
    await forgetVersions(database())
    log = new WrittenLog(
      ...navigatorPlaces,
      ...places.map((id) => jurisdictionRow(id, `Place ${id}`)),
      ...asked.map((id) => questionRow(id, `Question ${id}?`)),
      ...cells.map((cell, place) => on('2026-01-02', answerRow({ id: numberOf(place), ...cell }))),
    )
    await read()
    const desk = {
      givenOuts: openGivenOuts(database()),
      navigator: openNavigator(database()),
      senders: limitSenders({ most: 100, seconds: 60 }),
      pages: { fetchPage: () => Promise.resolve(undefined) },
      report: () => undefined,
    }
    const answer = openTable(verifyRoutes(desk))
    server = openServer((request, response) => {
      void answer(request, request.url ?? '').then((given) => respond(request, response, given))
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    server.close()
    maker.close()
    await world.close()
  })

  /** The code on the paper. */
  async function print(report: string): Promise<string> {
    const known = (await rowsOf()).map(({ digest }) => digest)
    const given = { key: randomUUID(), report, ...choice, format: 'PDF_A4', locale: 'en' }
    const { id } = reportAnswers.GiveOutReport.parse(await ask('GiveOutReport', given)).giveOutReport
    const stateOf = async () => reportAnswers.ReportExport.parse(await ask('ReportExport', { id })).reportExport.state
    while ((await stateOf()) === 'MAKING') await sleep(100)
    const file = (await rowsOf()).find(({ digest }) => !known.includes(digest))
    const { text } = await readPdf((await openWorldFiles(database()).read(file ?? { digest: '' })) ?? Buffer.from(''))
    const [, printed = ''] = /([0-9A-Z]{4}(?:-[0-9A-Z]{4}){6})/.exec(text) ?? []
    return readCode(printed) ?? ''
  }

  /** What anybody learns who scans it. */
  async function scan(code: string): Promise<string> {
    const { port } = server.address() as AddressInfo
    return (await fetch(`http://127.0.0.1:${port}${toVerifyPath('en', code)}`)).text()
  }

  /** How many answers the dashboard says are not as they were. */
  async function countChanged(): Promise<number[]> {
    const { data } = await world.ask(keeper, overviewOperations.ReportsNow, { locale: 'en' })
    return overviewAnswers.ReportsNow.parse(data).reports.map(({ changes }) => changes.length)
  }

  it('is saved, printed, out of date, checked, put right and printed again (R-NAV-09, N4, RB-3, RB-4, RB-5, RB-6)', async () => {
    const saved = await ask('SaveReport', { key: randomUUID(), ...choice })
    const { id, version } = reportAnswers.SaveReport.parse(saved).saveReport
    const paper = await print(id)
    expect(await scan(paper)).toContain('None of its 48 answers has changed since.')
    expect(await countChanged()).toEqual([0])

    const changed = [0, 17, 47].map((place) => ({ id: numberOf(place), ...cells[place] }))
    log.add(...changed.map((own) => on('2026-03-02', answerRow({ ...own, version: 2, effectiveFrom: '2026-03-01' }))))
    await read()
    expect(await countChanged()).toEqual([3])
    expect(await scan(paper)).toContain('3 of its 48 answers have changed since.')

    const refreshed = await ask('RefreshReport', { key: randomUUID(), id, version })
    expect(reportAnswers.RefreshReport.parse(refreshed).refreshReport.changes).toEqual([])
    expect(await countChanged()).toEqual([0])
    expect(await scan(await print(id))).toContain('None of its 48 answers has changed since.')
    // The first paper stays what it is.
    expect(await scan(paper)).toContain('3 of its 48 answers have changed since.')
  })
}
