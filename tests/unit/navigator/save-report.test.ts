/** @jest-environment jsdom */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { type NavColumns } from '../../../src/access/nav-columns'
import { toCited, toReportJson, type Written } from '../../../src/features/navigator/report-giving/save-report'
import { toTable } from '../../../src/features/navigator/table/matrix'
import { reportJson } from '../../../src/forms/report-json'
import { reportSchemaPath } from '../../../src/forms/report-schema-path'
import { loadNavigatorWords } from '../../../src/i18n/load/load-navigator-words'
import { tableColumns } from '../../support/records/table-columns'
import { columnsOfTwo } from '../../support/records/two-services'

const columns = tableColumns as NavColumns

async function written(locale: 'en' | 'zh-cn' = 'en'): Promise<Written> {
  const words = await loadNavigatorWords(locale)
  const notes = [
    { place: 'report', text: 'For the board.', version: 1 },
    { place: 'q1j3', text: '=SUM(1)', version: 1 },
  ]
  return {
    report: { id: 'r1', title: 'For the board', notes, closed: [] },
    ...{ service: 'Share disclosure', columns, choice: { jurisdictions: [3], questions: [1, 2] } },
    ...{
      rows: toTable(columns, [0], { locale, words }),
      names: ['Austria'],
      counsel: new Map([[3, ['Anna Gruber']]]),
      words,
    },
  }
}

describe('a report that the browser writes', () => {
  it('has a row for each answer, which cites it with counsel and note (RB-5, N4)', async () => {
    const [head, ...lines] = toCited(await written())
    const names = ['Question', 'Jurisdiction', 'Answer', 'Version', 'In force since', 'Read on', 'Local counsel']
    expect(head).toEqual([...names, 'Address', 'Your note', 'Report', 'Please note'])
    expect(lines).toHaveLength(2)
    for (const [question, place, answer, version, since, day, counsel, address, , number, disclaimer] of lines) {
      expect([question, answer, since, disclaimer].every((text) => text !== '')).toBe(true)
      expect([place, day, counsel, number]).toEqual(['Austria', columns.day, 'Anna Gruber', 'r1'])
      expect(address).toContain(`v=${String(version)}`)
    }
    expect(lines[0]?.[8]).toBe('=SUM(1)')
  })

  it('says of a service that is not open that it is not, and no more (RB-3, RB-5)', async () => {
    const all = await written()
    const rows = all.rows.map((row, place) => (place === 1 ? { ...row, text: 'Closed', cells: [undefined] } : row))
    const cut = { ...all, rows, report: { ...all.report, closed: [2] } }
    expect(toCited(cut).map(([question, place, answer]) => [question, place, answer])).toEqual([
      ['Question', 'Jurisdiction', 'Answer'],
      ['May a custodian?', 'Austria', expect.any(String)],
      ['Closed', 'Austria', 'Not open to you'],
    ])
    const { questions } = toReportJson(cut)
    expect(questions.map(({ isClosed, answers }) => [isClosed, answers.length])).toEqual([
      [undefined, 1],
      [true, 0],
    ])
  })

  it('names each service that it has answers of, and not those that are closed (RB-1, RB-5)', async () => {
    const all = { ...(await written()), columns: columnsOfTwo as NavColumns }
    const of = (questions: number[], closed: number[] = []) =>
      toReportJson({ ...all, choice: { ...all.choice, questions }, report: { ...all.report, closed } }).services
    expect([of([1, 5]), of([5]), of([1, 5], [5])]).toEqual([
      ['Share disclosure', 'Fund marketing'],
      ['Fund marketing'],
      ['Share disclosure'],
    ])
    expect(toReportJson(await written()).services).toEqual(['Share disclosure'])
  })

  it('has the form that the published schema has (RB-5)', async () => {
    for (const locale of ['en', 'zh-cn'] as const) {
      const made = toReportJson(await written(locale))
      expect(reportJson.parse(JSON.parse(JSON.stringify(made)))).toEqual(made)
      expect(made.jurisdictions[0]?.counsel).toEqual(['Anna Gruber'])
      expect(made.questions[0]?.answers[0]?.note).toBe('=SUM(1)')
    }
    const published = readFileSync(join(__dirname, '../../../static', reportSchemaPath), 'utf8')
    expect(JSON.parse(published)).toEqual(JSON.parse(JSON.stringify(z.toJSONSchema(reportJson))))
  })
})
