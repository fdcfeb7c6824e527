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

const owner = 'auth0|sharer'
/** The world knows her address: anna@harbour.example. */
const anna = 'auth0|anna'
const colleague = 'auth0|colleague'
const outsider = 'auth0|outside'
const choice = { service: '1', title: 'For the board', jurisdictions: [1], questions: [1, 2] }
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** What people of one client work on together. */
export function describeSharedReports(world: () => World, database: () => Pool): void {
  const ask = (who: string, name: keyof typeof accountOperations, variables: Record<string, unknown> = {}) =>
    world().ask(who, accountOperations[name], { key: randomUUID(), ...variables })
  const save = async (): Promise<Report> =>
    accountAnswers.SaveReport.parse((await ask(owner, 'SaveReport', choice)).data).saveReport
  const share = async ({ id }: Report, own: Record<string, unknown> = {}) =>
    ask(owner, 'ShareReport', { report: id, organisation: 1, mayEdit: false, until: day(30), ...own })
  const shared = async (report: Report, own: Record<string, unknown> = {}) =>
    accountAnswers.ShareReport.parse((await share(report, own)).data).shareReport
  const listOf = async (who: string) =>
    accountAnswers.SharedReports.parse((await ask(who, 'SharedReports')).data).viewer.sharedReports
  const open = (who: string, { id }: Report) => ask(who, 'OpenReport', { report: id })
  const sharingOf = async ({ id }: Report) =>
    accountAnswers.ReportSharing.parse((await ask(owner, 'ReportSharing', { id })).data).reportSharing
  const permit = (id: number, sub: string, own: Record<string, unknown> = {}) =>
    world().sources.grants.hear('grants', id, {
      ...{ sub, organisation: 1, from: '2026-01-01T12:00:00.000Z', productPermissions: ['disclosure'] },
      collaborationPermissions: ['shared-reports'],
      ...own,
    })

  beforeEach(async () => {
    permit(160, owner)
    permit(161, colleague)
    permit(162, anna)
    permit(163, outsider, { organisation: 2 })
    await database().query('delete from account.reports')
    await forgetVersions(database())
    const log = new WrittenLog(
      ...navigatorPlaces,
      on('2026-01-02', answerRow()),
      on('2026-01-02', answerRow({ id: 2, question: 2 })),
    )
    await catchUp({ ask: log.ask, database: database(), report: () => undefined })
  })

  it('is shared with a whole organisation, and with nobody outside, whatever the link (RB-7, N20, PM-9)', async () => {
    const saved = await save()
    expect(await codeOf(open(colleague, saved))).toBe('NOT_FOUND')
    await shared(saved)
    expect(await listOf(colleague)).toMatchObject([{ id: saved.id, isOwn: false, mayChange: false, isOpen: true }])
    expect((await open(colleague, saved)).errors).toBeUndefined()
    expect(await listOf(outsider)).toEqual([])
    expect(await codeOf(open(outsider, saved))).toBe('NOT_FOUND')
    expect(await codeOf(ask(outsider, 'Report', { id: saved.id }))).toBe('NOT_FOUND')
    expect(await codeOf(open('auth0|nobody', saved))).toBe('NOT_FOUND')
    // A token for another client opens nothing, no matter who has it.
    const elsewhere = { sub: colleague, org_id: 'org_elsewhere' }
    const asked = world().ask(elsewhere, accountOperations.Report, { id: saved.id })
    expect(await codeOf(asked)).toBe('NOT_FOUND')
  })

  it('is seen, and shared, by those alone who have the space of shared reports (PM-9)', async () => {
    const saved = await save()
    await shared(saved)
    permit(161, colleague, { collaborationPermissions: ['project-harbour'] })
    expect(await listOf(colleague)).toEqual([])
    expect(await codeOf(open(colleague, saved))).toBe('NOT_FOUND')
    permit(160, owner, { collaborationPermissions: [] })
    expect(await codeOf(share(saved))).toBe('NOT_FOUND')
    expect((await sharingOf(saved)).organisations).toEqual([])
  })

  it('is shared with a colleague by their address, and with no other one (RB-7)', async () => {
    const saved = await save()
    await shared(saved, { address: ' Anna@Harbour.example ' })
    expect(await listOf(anna)).toHaveLength(1)
    expect(await listOf(colleague)).toEqual([])
    const { errors } = await share(saved, { address: 'not an address' })
    expect(errors?.[0]?.extensions?.fields).toEqual(['address'])
    expect(await codeOf(share(saved, { organisation: 2 }))).toBe('NOT_FOUND')
  })

  it('ends on its day, and at once when it is taken back (RB-7, N20)', async () => {
    const saved = await save()
    expect((await share(saved, { until: day(-2) })).errors?.[0]?.extensions?.fields).toEqual(['until'])
    expect((await share(saved, { until: day(400) })).errors?.[0]?.extensions?.fields).toEqual(['until'])
    const { id } = await shared(saved)
    expect(await listOf(colleague)).toHaveLength(1)
    expect(await codeOf(ask(colleague, 'EndReportShare', { share: id }))).toBe('NOT_FOUND')
    const first = await ask(owner, 'EndReportShare', { share: id })
    expect(await ask(owner, 'EndReportShare', { share: id })).toEqual(first)
    expect(await listOf(colleague)).toEqual([])
    expect(await codeOf(ask(colleague, 'Report', { id: saved.id }))).toBe('NOT_FOUND')
    await shared(saved)
    await database().query('update account.report_shares set until = current_date - 1')
    expect(await codeOf(open(colleague, saved))).toBe('NOT_FOUND')
  })

  it('tells whose it is who opened it and when, and that somebody was refused (RB-7, N20, AC-7)', async () => {
    const saved = await save()
    const key = randomUUID()
    const [given, again] = [await shared(saved, { key }), await shared(saved, { key })]
    expect(again.id).toBe(given.id)
    await open(outsider, saved)
    for (let turn = 0; turn < 2; turn++) await ask(colleague, 'OpenReport', { report: saved.id, key })
    await open(owner, saved)
    const address = 'colleague@client.example'
    await world().sources.addresses.note(colleague, address)
    const { openings, shares } = await sharingOf(saved)
    expect(shares).toHaveLength(1)
    // Someone who has never said their name goes by their address.
    expect(openings).toMatchObject([
      { person: address, isRefused: false },
      { person: null, isRefused: true },
    ])
    expect(await codeOf(ask(colleague, 'ReportSharing', { id: saved.id }))).toBe('NOT_FOUND')
    await database().query("update account.report_openings set opened_at = now() - interval '366 days'")
    await world().sources.reportShares.forgetOlderThan(365)
    expect((await sharingOf(saved)).openings).toEqual([])
  })

  it('is read by those who may read, and changed by those who may work on it, note by note (RB-2, RB-7)', async () => {
    const saved = await save()
    const note = (who: string, place: string, text: string) =>
      ask(who, 'NoteReport', { id: saved.id, version: 0, place, text })
    const { id } = await shared(saved)
    expect(await codeOf(note(colleague, 'q1j1', 'From a reader'))).toBe('NOT_FOUND')
    await ask(owner, 'EndReportShare', { share: id })
    await shared(saved, { mayEdit: true })
    await Promise.all([note(colleague, 'q1j1', 'From a colleague'), note(owner, 'q2', 'From its owner')])
    expect(await codeOf(note(owner, 'q1j1', 'Over it'))).toBe('CONFLICT')
    const { report } = accountAnswers.Report.parse((await ask(colleague, 'Report', { id: saved.id })).data)
    expect(report.notes.map(({ text }) => text).sort()).toEqual(['From a colleague', 'From its owner'])
    const changed = { ...choice, id: saved.id, version: 1, questions: [2] }
    expect(await ask(colleague, 'ChangeReport', changed)).toMatchObject({ data: { changeReport: { version: 2 } } })
    expect(await codeOf(ask(colleague, 'RemoveReport', { id: saved.id, version: 2 }))).toBe('NOT_FOUND')
  })

  it('shows a colleague no more of the law than their own permission does (RB-3, RB-7)', async () => {
    const saved = await save()
    await shared(saved)
    permit(161, colleague, { productPermissions: ['transfers'] })
    expect(await listOf(colleague)).toMatchObject([{ isOpen: false, changes: [] }])
    await ask(owner, 'RemoveReport', { id: saved.id, version: 1 })
    expect(await listOf(colleague)).toEqual([])
  })
}
