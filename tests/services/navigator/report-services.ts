import { randomUUID } from 'node:crypto'
import { type Pool } from 'pg'
import { catchUp } from '../../../services/account/navigator/book/follow-versions'
import { forgetVersions } from '../../../services/account/navigator/book/versions-table'
import { accountOperations } from '../../../src/access/operations/account-operations'
import { accountAnswers } from '../../../src/services/account/answers/account-answers'
import { type Report } from '../../../src/services/account/answers/kept-report-answers'
import { codeOf, type World } from '../../support/account/account-world'
import { answerRow, navigatorPlaces, on } from '../../support/content/navigator-rows'
import { WrittenLog } from '../../support/content/written-log'

const builder = 'auth0|of-two-services'
const choice = { service: '1', title: 'Both', jurisdictions: [1, 2], questions: [3, 1] }
const secret = 'Never without a contract.'
const second = { id: 3, question: 3, version: 2, effectiveFrom: '2026-03-01', shortAnswer: 'Under conditions.' }

/** Reports whose questions are of several services. */
export function describeReportServices(world: () => World, database: () => Pool): void {
  let log: WrittenLog
  const read = () => catchUp({ ask: log.ask, database: database(), report: () => undefined })
  const ask = (name: keyof typeof accountOperations, variables: Record<string, unknown> = {}) =>
    world().ask(builder, accountOperations[name], variables)
  const save = async (own: Record<string, unknown> = {}): Promise<Report> =>
    accountAnswers.SaveReport.parse((await ask('SaveReport', { key: randomUUID(), ...choice, ...own })).data).saveReport
  const list = async () => accountAnswers.Reports.parse((await ask('Reports')).data).viewer.reports
  const seenOf = ({ id, version }: Report) => ({ key: randomUUID(), id, version })
  const mayRead = (...entries: string[]) =>
    world().sources.grants.hear('grants', 160, {
      ...{ sub: builder, productPermissions: entries, from: '2026-01-01T12:00:00.000Z' },
    })
  const change = async () => {
    log.add(on('2026-03-02', answerRow(second)))
    await read()
  }
  const columns = async () => {
    const { data } = await ask('ReportMatrix', { service: 'disclosure', locale: 'en' })
    return accountAnswers.ReportMatrix.parse(data).reportMatrix.columns
  }

  beforeEach(async () => {
    mayRead('disclosure', 'transfers')
    await database().query('delete from account.reports')
    await forgetVersions(database())
    log = new WrittenLog(
      ...navigatorPlaces,
      on('2026-01-02', answerRow()),
      on('2026-01-02', answerRow({ id: 3, question: 3, shortAnswer: secret })),
    )
    await read()
  })

  it('are chosen over every service that is open, each answer with its own page (RB-1)', async () => {
    const { services, questions, jurisdictions, cells } = await columns()
    expect(services).toEqual({ id: [1, 2], name: ['disclosure', 'transfers'], permission: ['disclosure', 'transfers'] })
    expect([questions.id, questions.service]).toEqual([
      [1, 2, 3],
      [0, 0, 1],
    ])
    expect(new Set(jurisdictions.id).size).toBe(jurisdictions.id.length)
    expect(cells.path).toEqual([
      '/en/products/navigator/disclosure/europe/france',
      '/en/products/navigator/transfers/europe/france',
    ])
    mayRead('disclosure')
    expect((await columns()).questions).toMatchObject({ id: [1, 2] })
    expect((await columns()).services).toBeUndefined()
    mayRead('transfers')
    expect(await codeOf(ask('ReportMatrix', { service: 'disclosure', locale: 'en' }))).toBe('NOT_FOUND')
  })

  it('are kept, and say what changed in each service (R-NAV-09, RB-1, RB-4)', async () => {
    const saved = await save()
    expect(saved).toMatchObject({ cells: 2, services: [1, 2], closed: [], changes: [] })
    await change()
    const [changed] = await list()
    expect(changed?.changes).toMatchObject([{ question: 3, before: 1, after: 2 }])
    const { data } = await ask('RefreshReport', { ...seenOf(saved), answers: null })
    expect(accountAnswers.RefreshReport.parse(data).refreshReport).toMatchObject({ changes: [], cells: 2 })
  })

  it('take no question of a service that is not open (RB-1)', async () => {
    mayRead('disclosure')
    expect(await codeOf(ask('SaveReport', { key: randomUUID(), ...choice }))).toBe('NOT_FOUND')
    const saved = await save({ questions: [1] })
    const given = { ...seenOf(saved), title: 'Both', jurisdictions: [1], questions: [1, 3] }
    expect(await codeOf(ask('ChangeReport', given))).toBe('NOT_FOUND')
    mayRead('transfers')
    expect(await codeOf(ask('SaveReport', { key: randomUUID(), ...choice, questions: [3] }))).toBe('NOT_FOUND')
  })

  it('show nothing of a service that is no longer open, and lose nothing of it (RB-3)', async () => {
    const saved = await save()
    mayRead('disclosure')
    await change()
    const [ended] = await list()
    expect(ended).toMatchObject({ isOpen: true, closed: [3], changes: [], cells: 2 })
    const renamed = await ask('ChangeReport', {
      ...{ ...seenOf(saved), title: 'Renamed', jurisdictions: [2, 1], questions: [1, 3] },
    })
    const { changeReport: changed } = accountAnswers.ChangeReport.parse(renamed.data)
    expect(changed).toMatchObject({ questions: [1, 3], cells: 2, closed: [3] })
    await ask('RefreshReport', { ...seenOf(changed), answers: null })
    expect(JSON.stringify([await list(), renamed])).not.toContain(secret)
    mayRead('disclosure', 'transfers')
    const [again] = await list()
    expect(again).toMatchObject({ cells: 2, closed: [], changes: [{ question: 3, before: 1, after: 2 }] })
  })

  it('open where one of their services still is (RB-3)', async () => {
    await save()
    const listed = async () => {
      const { data } = await ask('KeptReports', { locale: 'en' })
      return accountAnswers.KeptReports.parse(data).viewer.reports[0]
    }
    expect((await listed())?.path).toMatch(/^\/en\/products\/navigator\/disclosure\/report-builder#report=/)
    mayRead('transfers')
    expect(await listed()).toMatchObject({ isOpen: true, path: expect.stringContaining('/transfers/') as string })
    expect((await list())[0]?.closed).toEqual([1])
    mayRead()
    expect(await listed()).toMatchObject({ isOpen: false, changes: [] })
    expect((await list())[0]?.closed).toEqual([3, 1])
  })
}
