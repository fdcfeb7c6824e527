import { type NavColumns, servicesOfQuestions } from '../../../access/nav-columns'
import { type ReportChoice } from '../../../forms/account-report'
import { type ReportJson } from '../../../forms/report-json'
import { reportSchemaPath } from '../../../forms/report-schema-path'
import { type NavigatorWords } from '../../../i18n/load/load-navigator-words'
import { type Report } from '../../../services/account/answers/kept-report-answers'
import { type Row } from '../table/matrix'
import { save } from '../table/save-table'
import { toCsv } from '../table/to-csv'

/** A report to be written: its rows and columns are in the order of the choice. */
export type Written = {
  report: Pick<Report, 'id' | 'title' | 'notes' | 'closed'>
  service: string
  columns: NavColumns
  choice: ReportChoice
  rows: readonly Row[]
  names: readonly string[]
  /** By the number of the jurisdiction. */
  counsel: ReadonlyMap<number, readonly string[]>
  words: NavigatorWords
}

const noteAt = ({ report }: Written, place: string): string =>
  report.notes.find((note) => note.place === place)?.text ?? ''

/** A row for each answer, which says where it stands, in which version, as of which day, and who answers for it. */
export function toCited(written: Written): string[][] {
  const { columns, choice, rows, names, counsel, words } = written
  const head = ['report.answer', 'report.version', 'report.since', 'report.as-of', 'report.counsel'] as const
  const last = ['report.address', 'report.own-note', 'report.number', 'report.please-note'] as const
  const lines = rows.flatMap(({ text, cells }, row) =>
    cells.flatMap((one, place) => {
      if (!one) return isClosed(written, row) ? [closedLine(written, { row, place })] : []
      const { status, value, short, date, href } = one.cell
      const answer = [status?.text ?? value, short].filter(Boolean).join(': ')
      const [question, jurisdiction] = [choice.questions[row] ?? 0, choice.jurisdictions[place] ?? 0]
      return [
        [
          ...[text, names[place] ?? '', answer, String(one.version), date, columns.day],
          ...[(counsel.get(jurisdiction) ?? []).join('; '), `${location.origin}${href}`],
          ...[noteAt(written, `q${question}j${jurisdiction}`), written.report.id, words('report.disclaimer')],
        ],
      ]
    }),
  )
  const named = [...head, ...last].map((key) => words(key))
  return [[words('table.question'), words('report.jurisdiction'), ...named], ...lines]
}

const isClosed = ({ report, choice }: Written, row: number): boolean =>
  report.closed.includes(choice.questions[row] ?? 0)

/** Where nothing may be said of an answer, that is said. */
function closedLine(written: Written, { row, place }: { row: number; place: number }): string[] {
  const { report, choice, rows, names, words } = written
  const note = noteAt(written, `q${choice.questions[row]}j${choice.jurisdictions[place]}`)
  const said = [rows[row]?.text ?? '', names[place] ?? '', words('report.closed')]
  return [...said, '', '', '', '', '', note, report.id, words('report.disclaimer')]
}

const openOnes = ({ report, choice }: Written): number[] => choice.questions.filter((id) => !report.closed.includes(id))

const own = (note: string) => (note === '' ? {} : { note })

/** The same for programs, in the form that the published schema has. */
export function toReportJson(written: Written): ReportJson {
  const { report, service, columns, choice, rows, names, counsel, words } = written
  return {
    $schema: `${location.origin}${reportSchemaPath}`,
    ...{ report: report.id, title: report.title, service },
    services: servicesOfQuestions(columns, openOnes(written)) ?? [service],
    ...{ asOf: columns.day, readOn: columns.today, edition: columns.edition, disclaimer: words('report.disclaimer') },
    ...own(noteAt(written, 'report')),
    jurisdictions: choice.jurisdictions.map((id, place) => ({
      ...{ name: names[place] ?? '', counsel: [...(counsel.get(id) ?? [])] },
      ...own(noteAt(written, `j${id}`)),
    })),
    questions: rows.map(({ key, topic, text, cells }, row) => ({
      ...{ key, topic, question: text },
      ...(isClosed(written, row) ? { isClosed: true as const } : {}),
      ...own(noteAt(written, `q${choice.questions[row]}`)),
      answers: cells.flatMap((one, place) => {
        if (!one) return []
        const { value, short, href } = one.cell
        return [
          {
            ...{ jurisdiction: names[place] ?? '', status: one.kind, ...(value === undefined ? {} : { value }), short },
            ...{ version: one.version, changedOn: one.changedOn, address: `${location.origin}${href}` },
            ...own(noteAt(written, `q${choice.questions[row]}j${choice.jurisdictions[place]}`)),
          },
        ]
      }),
    })),
  }
}

export const saveCited = (written: Written): void => save('report.csv', toCsv(toCited(written)), 'text/csv')

export const saveReportJson = (written: Written): void =>
  save('report.json', JSON.stringify(toReportJson(written), null, 2), 'application/json')
