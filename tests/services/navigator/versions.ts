import { type Pool } from 'pg'
import { catchUp } from '../../../services/account/navigator/book/follow-versions'
import { forgetVersions, keepRows, OtherWriter } from '../../../services/account/navigator/book/versions-table'
import { type LogRow } from '../../../src/plan/store/log-row'
import { answerRow, guidanceRow, navigatorPlaces, on, withdrawn } from '../../support/content/navigator-rows'
import { WrittenLog } from '../../support/content/written-log'

const first = on('2026-01-02', answerRow({ shortAnswer: 'Yes, at five per cent.', version: 1 }))
const second = on(
  '2026-03-02',
  answerRow({ shortAnswer: 'Yes, at three per cent.', version: 2, effectiveFrom: '2026-03-01' }),
)
const french = { locale: 'fr-fr', shortAnswer: 'Oui, à 5 %.' }

const history: LogRow[] = [
  ...navigatorPlaces,
  first,
  on('2026-01-02', answerRow({ ...french, version: 1 })),
  on('2026-01-03', guidanceRow()),
  second,
  on('2026-03-02', answerRow({ ...french, version: 2, effectiveFrom: '2026-03-01' })),
  on('2026-04-01', guidanceRow({ title: 'Thresholds and how to count' })),
  on('2026-05-01', answerRow({ id: 2, question: 2, shortAnswer: 'Three.' })),
  withdrawn(answerRow({ id: 2, question: 2 })),
]

/** What the tables of versions hold. */
export function describeVersions(database: () => Pool): void {
  const said: string[] = []
  const read = (log: WrittenLog) => catchUp({ ask: log.ask, database: database(), report: (line) => said.push(line) })
  const tables = async () => {
    const { rows: versions } = await database().query<Record<string, unknown>>(
      'select * from account.nav_versions order by type, item, locale, number, digest',
    )
    const { rows: heads } = await database().query('select * from account.nav_heads order by type, item, locale')
    return { versions, heads }
  }
  const editionOf = async () =>
    (await database().query<{ edition: string }>('select edition from account.nav_cursor')).rows[0]?.edition
  const told = async (type = 'nav-answer') =>
    (await tables()).versions
      .filter((one) => one['type'] === type)
      .map(({ item, locale, number, is_current: isCurrent }) => [item, locale, number, isCurrent])

  describe('the versions of the navigator', () => {
    beforeEach(async () => {
      said.length = 0
      await forgetVersions(database())
    })

    it('are every version of every answer and guidance, in each language, with the day on which readers had it (NV-2)', async () => {
      await read(new WrittenLog(...history))
      const { versions, heads } = await tables()

      expect(await told()).toEqual([
        [1, 'en', 1, true],
        [1, 'en', 2, true],
        [1, 'fr-fr', 1, true],
        [1, 'fr-fr', 2, true],
        [2, 'en', 1, true],
      ])
      expect(await told('nav-content')).toEqual([
        [1, 'en', 1, true],
        [1, 'en', 2, true],
      ])
      expect(versions[1]).toMatchObject({ published_at: new Date('2026-03-02T12:00:00Z') })
      expect(heads).toHaveLength(navigatorPlaces.length + 3)
    })

    it('are the same for a reader from nothing as for one that was there all the time (NV-2)', async () => {
      const log = new WrittenLog()
      for (const row of history) {
        log.add(row)
        await read(log)
      }
      const followed = await tables()
      await forgetVersions(database())
      await read(new WrittenLog(...history))

      expect(await tables()).toEqual(followed)
    })

    it('are no others after a review that confirms them, and bear its day and its lawyer (NV-2, N16)', async () => {
      await read(new WrittenLog(...history))
      const before = await told()
      const said = { shortAnswer: 'Yes, at three per cent.', version: 2, effectiveFrom: '2026-03-01' }
      const days = { reviewedAt: '2026-09-01T12:00:00.000Z', reviewDueAt: '2027-09-01T12:00:00.000Z' }
      const names = { approver: 'Anna Approver', reviewedBy: 'Lydia Thorne' }
      await read(new WrittenLog(...history, on('2026-09-01', answerRow({ ...said, ...days, ...names }))))
      const { versions } = await tables()

      expect(await told()).toEqual(before)
      expect(versions[1]).toMatchObject({ published_at: new Date('2026-03-02T12:00:00Z'), document: names })
    })

    it('are no others when the whole log is said a second time (NV-2)', async () => {
      const log = new WrittenLog(...history)
      await read(log)
      const [once, edition] = [await tables(), await editionOf()]
      log.add(...history)
      await read(log)

      expect(await tables()).toEqual(once)
      log.add(
        on(
          '2026-03-02',
          answerRow({ shortAnswer: 'Yes, at three per cent.', version: 2, effectiveFrom: '2026-03-01' }),
        ),
      )
      const after = await editionOf()
      await read(log)
      expect(await editionOf()).toBe(after)
      expect(edition).toBeDefined()
    })

    it('do not change by a change of typography, or by a review that changed nothing', async () => {
      const log = new WrittenLog(...navigatorPlaces, answerRow({ shortAnswer: 'The "holder" - at 5 %.', version: 1 }))
      await read(log)
      log.add(answerRow({ shortAnswer: 'The “holder” – at 5 %.', version: 1 }))
      log.add(answerRow({ shortAnswer: 'The “holder” – at 5 %.', version: 1, reviewedAt: '2026-05-05T12:00:00.000Z' }))
      await read(log)

      expect(await told()).toEqual([[1, 'en', 1, true]])
      expect((await tables()).versions[0]).toMatchObject({ seq: '15', facts: { reviewedAt: '2026-05-05' } })
    })

    it('hold both wordings of a number under which a slip was put right, and know the one that counts', async () => {
      const [wrong, right] = ['three percents', 'three per cent'].map((shortAnswer) => answerRow({ shortAnswer }))
      const log = new WrittenLog(...[wrong, right, wrong, right].flatMap((row) => row ?? []))
      await read(log)
      const current = (await tables()).versions.filter((one) => one['is_current'])

      expect(await told()).toHaveLength(2)
      expect(current).toMatchObject([{ facts: { short: 'three per cent' }, seq: '2' }])
    })

    it('are those of the log that there is, after it was set back', async () => {
      await read(new WrittenLog(...history))
      await read(new WrittenLog(...navigatorPlaces, first))

      expect(await told()).toEqual([[1, 'en', 1, true]])
    })

    it('stay as they were where a row cannot be read, and say which', async () => {
      await read(new WrittenLog(first, answerRow({ version: 2, changeKind: 'a whim' })))

      expect(await told()).toEqual([[1, 'en', 1, true]])
      expect(said.join()).toContain('nav answer 1 in en')
    })

    it('are written by one at a time, together with how far the log was read', async () => {
      const rows = new WrittenLog(...history).rows
      await keepRows(database(), rows.slice(0, 5), undefined)
      const before = await tables()

      await expect(keepRows(database(), rows.slice(5), 3)).rejects.toThrow(OtherWriter)
      expect(await tables()).toEqual(before)
    })

    it('are read on where the log could not be reached', async () => {
      const log = new WrittenLog(...history.slice(0, -3))
      await read(log)
      log.isAway = true
      await expect(read(log)).rejects.toThrow('fetch failed')
      log.isAway = false
      log.add(...history.slice(-3))
      await read(log)

      expect(await told()).toHaveLength(5)
    })

    it('are read in pages, with the same end (NV-2)', async () => {
      const many = Array.from({ length: 1200 }, (_, position) => answerRow({ id: position + 1 }))
      await read(new WrittenLog(...many))

      expect(await told()).toHaveLength(1200)
    })
  })
}
