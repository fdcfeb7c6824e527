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
import { type World } from '../../support/account/account-world'
import { answerRow, navigatorPlaces, noonOf, on } from '../../support/content/navigator-rows'
import { WrittenLog } from '../../support/content/written-log'

const counsel = 'auth0|counsel-of-a-client'
const place = { service: 'disclosure', region: 'europe', jurisdiction: 'france', locale: 'en' }
const reviewed = { reviewedAt: noonOf('2026-05-01'), reviewDueAt: noonOf('2027-05-01'), reviewedBy: 'Lydia Thorne' }
const act = { sources: [{ title: 'Monetary and Financial Code', provision: 'art. L. 233-7' }] }
const from = (effectiveFrom: string, version: number) => ({ effectiveFrom, version })

/** France fell from five to three per cent in April, and forbids it from 2199 on. Austria answered last. */
const content: readonly LogRow[] = [
  ...navigatorPlaces,
  on(
    '2026-01-02',
    answerRow({ ...act, ...from('2026-01-01', 1), status: 'permitted', shortAnswer: 'Yes, below five.' }),
  ),
  on(
    '2026-04-02',
    answerRow({
      ...{ ...act, ...reviewed, ...from('2026-04-01', 2), status: 'restricted', shortAnswer: 'Yes, below three.' },
      ...{ deadlineAmount: 4, deadlineUnit: 'trading-days', changeNote: 'The threshold fell.' },
    }),
  ),
  on(
    '2026-05-02',
    answerRow({ ...act, ...from('2199-01-01', 3), status: 'prohibited', shortAnswer: 'No.', changeNote: 'Repealed.' }),
  ),
  on('2026-05-03', answerRow({ id: 2, jurisdiction: 2, status: 'permitted', shortAnswer: 'Yes, always.' })),
]

/** What the counsel of a client comes with, each question answered from one screen. */
export function describeCounsel(world: () => World, database: () => Pool): void {
  type Name = keyof typeof navigatorOperations
  const told = async <N extends Name>(name: N, variables: object) =>
    navigatorAnswers[name].parse(
      (await world().ask(counsel, navigatorOperations[name], { ...variables })).data,
    ) as ReturnType<(typeof navigatorAnswers)[N]['parse']>
  const france = async (own: object = {}) => (await told('NavJurisdiction', { ...place, ...own })).navJurisdiction
  const notice = async (own: object = {}) => (await france(own)).questions[0]?.answer
  const history = async () => (await told('NavAnswerHistory', { answer: '1', locale: 'en' })).navAnswerHistory.versions

  beforeAll(async () => {
    world().sources.grants.hear('grants', 170, {
      ...{ sub: counsel, productPermissions: ['navigator|disclosure'], from: noonOf('2026-01-01') },
    })
    await forgetVersions(database())
    await database().query(`update account.items_cursor set last = ''`)
    const log = new WrittenLog(...content)
    await updateItems(log.ask, openItemStore(database()))
    await catchUp({ ask: log.ask, database: database(), report: () => undefined })
  })

  it('may we? is the status and the short answer of today (R-NAV-07)', async () => {
    expect(await notice()).toMatchObject({ status: 'restricted', shortAnswer: 'Yes, below three.', version: 2 })
  })

  it('since when? is the day from which it has been the law (R-NAV-07, NV-2)', async () => {
    expect(await notice()).toMatchObject({ effectiveFrom: '2026-04-01' })
    expect((await history()).find(({ isLawToday }) => isLawToday)).toMatchObject({ number: 2, lawFrom: '2026-04-01' })
  })

  it('who says so? is the act with its provision, and the counsel of the place (R-NAV-07)', async () => {
    expect(await notice()).toMatchObject({
      sources: [{ title: 'Monetary and Financial Code', provision: 'art. L. 233-7' }],
    })
    expect(await france()).toMatchObject({ counselFirm: 'Counsel of France' })
  })

  it('what was it in March? is the law of that day, and that it is another today (NV-4, N10)', async () => {
    const march = { status: 'permitted', shortAnswer: 'Yes, below five.', version: 1, differsFromToday: true }
    expect(await notice({ day: '2026-03-15' })).toMatchObject(march)
  })

  it('by when must we? is a number of days of their kind (R-NAV-07)', async () => {
    expect((await notice())?.deadline).toMatchObject({ amount: 4, unit: 'trading-days' })
  })

  it('what is different now, and why? is word by word, with the note of the change (NV-3, N3)', async () => {
    const { navDifference } = await told('NavDifference', { answer: '1', from: 1, to: 2, locale: 'en' })
    const changed = navDifference.shortAnswer.filter(({ kind }) => kind !== 'SAME').map(({ text }) => text.trim())

    expect([navDifference.changeNote, changed]).toEqual(['The threshold fell.', ['five', 'three']])
  })

  it('what changes next? is the law that is to come, with its day, and is not the law of today (R-DAS-01, NV-2, NV-4)', async () => {
    const [next] = await history()
    expect(next).toMatchObject({ number: 3, status: 'prohibited', lawFrom: '2199-01-01', isLawToday: false })
    const asked = await world().ask(counsel, accountOperations.DatesAhead, { locale: 'en' })
    expect(accountAnswers.DatesAhead.parse(asked.data).lawAhead).toMatchObject([
      { key: '1.3', day: '2199-01-01', status: 'prohibited', jurisdiction: { name: 'France' } },
    ])
    expect(await notice({ day: '2199-01-01' })).toMatchObject({ version: 3, shortAnswer: 'No.' })
  })

  it('what do other countries say? is one table of the same question (R-NAV-08, NV-6)', async () => {
    const { columns } = (await told('NavMatrix', { service: 'disclosure', locale: 'en' })).navMatrix
    const { jurisdictions, cells } = columns

    expect(cells.jurisdiction.map((at, row) => [jurisdictions.name[at], cells.status[row]])).toEqual(
      expect.arrayContaining([
        ['France', 'restricted'],
        ['Austria', 'permitted'],
      ]),
    )
    expect(jurisdictions.name).toContain('Fiji')
  })

  it('when was it reviewed, and by whom? is a name, the day, and the day on which it is due again (R-NAV-07, N16)', async () => {
    expect(await france()).toMatchObject({ lastReviewed: '2026-05-01', reviewDue: '2027-05-01', isOverdue: false })
    expect(await notice()).toMatchObject({
      reviewedBy: 'Lydia Thorne',
      reviewedAt: '2026-05-01',
      reviewDueAt: '2027-05-01',
    })
  })

  it('what is new in the service? is every change, the newest first, each with its place (NV-8)', async () => {
    const { navUpdates } = await told('NavUpdates', { service: 'disclosure', locale: 'en', first: 10 })

    expect(navUpdates.updates.map(({ key }) => key)).toEqual(['2.1', '1.3', '1.2', '1.1'])
    expect(navUpdates.updates[2]).toMatchObject({
      ...{ statusBefore: 'permitted', status: 'restricted', changeNote: 'The threshold fell.' },
      path: '/en/products/navigator/disclosure/europe/france#q=question-1&v=2',
    })
  })
}
