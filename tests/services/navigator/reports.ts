import { randomUUID } from 'node:crypto'
import { type Pool } from 'pg'
import { catchUp } from '../../../services/account/navigator/book/follow-versions'
import { forgetVersions } from '../../../services/account/navigator/book/versions-table'
import { accountOperations } from '../../../src/access/operations/account-operations'
import { accountAnswers } from '../../../src/services/account/answers/account-answers'
import { type Report } from '../../../src/services/account/answers/kept-report-answers'
import { codeOf, type World } from '../../support/account/account-world'
import { answerRow, navigatorPlaces, on, withdrawn } from '../../support/content/navigator-rows'
import { WrittenLog } from '../../support/content/written-log'

const builder = 'auth0|builder'
const other = 'auth0|other-builder'
const second = { version: 2, effectiveFrom: '2026-03-01', shortAnswer: 'Yes, at three per cent.' }
const choice = { service: '1', title: 'For the board', jurisdictions: [1], questions: [1, 2] }
const count = (length: number) => Array.from({ length }, (_, place) => place + 1)

/** What people build of the navigator and keep. */
export function describeReports(world: () => World, database: () => Pool): void {
  let log: WrittenLog
  const read = () => catchUp({ ask: log.ask, database: database(), report: () => undefined })
  const ask = (who: string, name: keyof typeof accountOperations, variables: Record<string, unknown> = {}) =>
    world().ask(who, accountOperations[name], variables)
  const save = async (own: Record<string, unknown> = {}): Promise<Report> =>
    accountAnswers.SaveReport.parse((await ask(builder, 'SaveReport', { key: randomUUID(), ...choice, ...own })).data)
      .saveReport
  const list = async (who = builder) => accountAnswers.Reports.parse((await ask(who, 'Reports')).data).viewer
  const seenOf = ({ id, version }: Report) => ({ key: randomUUID(), id, version })
  const mayRead = (entry: string) =>
    world().sources.grants.hear('grants', 140, {
      ...{ sub: builder, productPermissions: [entry], from: '2026-01-01T12:00:00.000Z' },
    })
  const change = async () => {
    log.add(on('2026-03-02', answerRow(second)))
    await read()
  }

  beforeEach(async () => {
    mayRead('disclosure')
    await database().query('delete from account.reports')
    await forgetVersions(database())
    log = new WrittenLog(
      ...navigatorPlaces,
      on('2026-01-02', answerRow()),
      on('2026-01-02', answerRow({ id: 2, question: 2 })),
    )
    await read()
  })

  it('is saved once for one key, with what is answered now, and is nobody else’s (R-NAV-09, RB-3)', async () => {
    const key = randomUUID()
    const [saved, again] = [await save({ key }), await save({ key })]
    expect(again.id).toBe(saved.id)
    expect(saved).toMatchObject({ title: 'For the board', cells: 2, changes: [], isOpen: true, version: 1 })
    expect((await list()).reports).toHaveLength(1)
    expect((await list(other)).reports).toEqual([])
    expect(await codeOf(ask(other, 'RemoveReport', seenOf(saved)))).toBe('NOT_FOUND')
  })

  it('has 25 jurisdictions and 40 questions at most, and those of the service alone (RB-1)', async () => {
    const fieldsOf = async (own: Record<string, unknown>) =>
      (await ask(builder, 'SaveReport', { key: randomUUID(), ...choice, ...own })).errors?.[0]?.extensions?.fields
    expect(await fieldsOf({ jurisdictions: count(26) })).toEqual(['jurisdictions'])
    expect(await fieldsOf({ questions: count(41) })).toEqual(['questions'])
    expect(await fieldsOf({ jurisdictions: [1, 1], title: ' ' })).toEqual(['title', 'jurisdictions'])
    expect(await fieldsOf({ jurisdictions: [999] })).toEqual(['jurisdictions'])
    expect(await codeOf(ask(other, 'SaveReport', { key: randomUUID(), ...choice }))).toBe('NOT_FOUND')
  })

  it('keeps how it is looked at, and makes no version of that (RB-2, RB-3)', async () => {
    const saved = await save()
    const looked = async (version: number, own: object) => {
      const seen = { ...seenOf(saved), version, title: 'For the board', jurisdictions: [1], questions: [1, 2] }
      return ask(builder, 'ChangeReport', { ...seen, ...own })
    }
    const viewOf = async () => (await list()).reports.map(({ view }) => view)
    const view = '&hq=2&pj=1&turned=1'
    expect(await viewOf()).toEqual([''])
    await looked(1, { view })
    expect(await viewOf()).toEqual([view])
    await looked(2, { title: 'Renamed' })
    expect(await viewOf()).toEqual([view])
    const refused = await looked(3, { view: '&hq=<script>' })
    expect(refused.errors?.[0]?.extensions?.fields).toEqual(['view'])
    const { data } = await ask(builder, 'ReportVersions', { id: saved.id })
    // The one that its new name replaced.
    expect(accountAnswers.ReportVersions.parse(data).report.versions.map(({ number }) => number)).toEqual([2])
  })

  it('tells which cells changed since, and takes one over, or all (RB-4)', async () => {
    const saved = await save()
    await change()
    const [changed] = (await list()).reports
    expect(changed?.changes).toMatchObject([{ question: 1, jurisdiction: 1, answer: 1, before: 1, after: 2 }])

    const refresh = async (report: Report, answers?: number[]) =>
      accountAnswers.RefreshReport.parse((await ask(builder, 'RefreshReport', { ...seenOf(report), answers })).data)
        .refreshReport
    const untouched = await refresh(saved, [2])
    expect(untouched.changes).toHaveLength(1)
    expect((await refresh(untouched, [1])).changes).toEqual([])
    expect(await codeOf(ask(builder, 'RefreshReport', seenOf(saved)))).toBe('CONFLICT')
  })

  it('keeps a question that was withdrawn until that is taken over, and says that it is not answered (RB-3, RB-4)', async () => {
    const saved = await save()
    log.add(...navigatorPlaces.filter(({ type, id }) => type === 'nav-question' && id === 2).map(withdrawn))
    await read()
    const [listed] = (await list()).reports
    expect(listed).toMatchObject({ questions: saved.questions, closed: [], isOpen: true })
    expect(listed?.changes).toMatchObject([{ question: 2, jurisdiction: 1, answer: 2, before: 1, after: null }])
    const renamed = await ask(builder, 'ChangeReport', {
      ...{ ...seenOf(saved), title: 'Renamed', jurisdictions: saved.jurisdictions, questions: saved.questions },
    })
    expect(renamed).toMatchObject({ data: { changeReport: { questions: saved.questions, cells: 2 } } })
    const taken = await ask(builder, 'RefreshReport', { ...seenOf(saved), version: 2, answers: [2] })
    expect(taken).toMatchObject({ data: { refreshReport: { cells: 1, changes: [] } } })
  })

  it('keeps what stays in it as it was while it is changed (RB-3)', async () => {
    const saved = await save({ questions: [1] })
    await change()
    const { data } = await ask(builder, 'ChangeReport', {
      ...seenOf(saved),
      ...{ title: 'Renamed', jurisdictions: [1], questions: [2, 1] },
    })
    const { changeReport: changed } = accountAnswers.ChangeReport.parse(data)
    expect(changed).toMatchObject({ title: 'Renamed', questions: [2, 1], cells: 2, version: 2 })
    expect(changed.changes).toMatchObject([{ answer: 1, before: 1, after: 2 }])
  })

  it('merges notes of two tabs by their cells, and loses none at the same cell (RB-2, RB-3)', async () => {
    const saved = await save()
    const note = (place: string, text: string, version = 0) =>
      ask(builder, 'NoteReport', { ...seenOf(saved), version, place, text })
    await Promise.all([note('q1j1', 'From one tab'), note('q2', 'From the other')])
    expect(await codeOf(note('q1j1', 'Over it'))).toBe('CONFLICT')
    await note('q1j1', 'After having seen it', 1)
    const [kept] = (await list()).reports
    expect(kept?.notes.map(({ place, text }) => [place, text]).sort()).toEqual([
      ['q1j1', 'After having seen it'],
      ['q2', 'From the other'],
    ])
    expect(await codeOf(note('somewhere', 'x'))).toBe('INVALID')
  })

  it('is changed once for one key, and not by the person who saw an older version (AC-7)', async () => {
    const changes = [
      ['ChangeReport', { title: 'Renamed', jurisdictions: [1], questions: [2] }],
      ['RefreshReport', {}],
      ['RemoveReport', {}],
      ['RestoreReport', {}],
    ] as const
    let version = (await save()).version
    const id = (await list()).reports[0]?.id ?? ''
    for (const [name, own] of changes) {
      const given = { key: randomUUID(), id, version, ...own }
      const first = await ask(builder, name, given)
      expect(first.errors).toBeUndefined()
      expect(await ask(builder, name, given)).toEqual(first)
      const [made] = Object.values(first.data ?? {}) as { version: number }[]
      version = made?.version ?? 0
    }
    expect(version).toBe(5)
    expect(await codeOf(ask(builder, 'RemoveReport', { key: randomUUID(), id, version: 1 }))).toBe('CONFLICT')
  })

  it('has versions, and is what it was in one of them again (RB-3)', async () => {
    const saved = await save()
    await ask(builder, 'ChangeReport', { ...seenOf(saved), title: 'Renamed', jurisdictions: [1], questions: [2] })
    // It saved itself once more within the same moments.
    const { version: third } = (await list()).reports[0] ?? saved
    await ask(builder, 'ChangeReport', {
      ...seenOf({ ...saved, version: third }),
      ...choice,
      title: 'Again',
      questions: [1],
    })
    const versionsOf = async () =>
      accountAnswers.ReportVersions.parse((await ask(builder, 'ReportVersions', { id: saved.id })).data).report.versions
    expect(await versionsOf()).toMatchObject([{ number: 1, title: 'For the board', questions: [1, 2], answers: 2 }])
    const taking = { key: randomUUID(), id: saved.id, version: 3, number: 1 }
    const first = await ask(builder, 'TakeReportVersion', taking)
    expect(await ask(builder, 'TakeReportVersion', taking)).toEqual(first)
    const taken = accountAnswers.TakeReportVersion.parse(first.data).takeReportVersion
    expect(taken).toMatchObject({ version: 4, title: 'For the board', questions: [1, 2], cells: 2 })
    expect((await versionsOf()).map(({ number }) => number)).toEqual([3, 1])
    expect(await codeOf(ask(builder, 'TakeReportVersion', { ...taking, key: randomUUID() }))).toBe('CONFLICT')
    expect(await codeOf(ask(builder, 'TakeReportVersion', { ...taking, version: 4, number: 2 }))).toBe('NOT_FOUND')
    expect(await codeOf(ask(other, 'ReportVersions', { id: saved.id }))).toBe('NOT_FOUND')
  })

  it('is removed, and brought back within thirty days (RB-3, N19)', async () => {
    const saved = await save()
    await ask(builder, 'RemoveReport', seenOf(saved))
    const { reports, removedReports } = await list()
    expect([reports.length, removedReports.length]).toEqual([0, 1])
    await ask(builder, 'RestoreReport', { ...seenOf(saved), version: 2 })
    expect((await list()).reports).toHaveLength(1)
    await ask(builder, 'RemoveReport', { ...seenOf(saved), version: 3 })
    await database().query("update account.reports set removed_at = now() - interval '31 days'")
    await world().sources.reports.forgetOlderThan(30)
    expect((await list()).removedReports).toEqual([])
  })

  it('says that its service is not open any more, and has no text of its own (RB-3)', async () => {
    await save()
    mayRead('transfers')
    expect((await list()).reports).toMatchObject([{ isOpen: false, changes: [] }])
    const { rows } = await database().query<{ kept: string }>('select reports::text as kept from account.reports')
    expect(rows[0]?.kept).not.toContain('per cent')
  })
}
