import { type NavColumns } from '../../access/nav-columns'
import { type NavigatorWords } from '../../i18n/load-navigator-words'
import { type Row } from './matrix'
import { toCsv } from './to-csv'

/** As a file, with what is seen. */
export function saveCsv(rows: readonly Row[], names: readonly string[], question: string): void {
  const lines = rows.map(({ text, cells }) => [
    text,
    ...cells.map((one) => (one ? [one.cell.status?.text ?? one.cell.value, one.cell.short].join(': ') : '')),
  ])
  save('status-table.csv', toCsv([[question, ...names], ...lines]), 'text/csv')
}

/** The same for programs: each cell with its version and the address that shows it. */
export const saveJson = (columns: NavColumns, rows: readonly Row[], names: readonly string[]): void =>
  save('status-table.json', toJson(columns, rows, names), 'application/json')

const toJson = ({ day, today, edition }: NavColumns, rows: readonly Row[], names: readonly string[]): string =>
  JSON.stringify({ day, today, edition, rows: toJsonRows(rows, names) })

type Citing = { names: readonly string[]; words: NavigatorWords }

/** A row for each answer, which says where it stands, in which version, since when it holds and as of which day it was read. */
export const toCited = ({ day }: NavColumns, rows: readonly Row[], { names, words }: Citing): string[][] => [
  [
    words('table.question'),
    words('report.jurisdiction'),
    words('report.answer'),
    ...[words('report.version'), words('report.since'), words('report.as-of'), words('report.address')],
  ],
  ...rows.flatMap(({ text, cells }) =>
    cells.flatMap((one, place) => {
      if (!one) return []
      const { status, value, short, date, href } = one.cell
      const answer = [status?.text ?? value, short].filter(Boolean).join(': ')
      return [[text, names[place] ?? '', answer, String(one.version), date, day, `${location.origin}${href}`]]
    }),
  ),
]

export function saveCited(columns: NavColumns, rows: readonly Row[], citing: Citing): void {
  save('report.csv', toCsv(toCited(columns, rows, citing)), 'text/csv')
}

export const saveReportJson = (columns: NavColumns, rows: readonly Row[], names: readonly string[]): void =>
  save('report.json', toJson(columns, rows, names), 'application/json')

export const toJsonRows = (rows: readonly Row[], names: readonly string[]) =>
  rows.map(({ key, topic, text, cells }) => ({
    ...{ key, topic, question: text },
    answers: cells.flatMap((one, place) =>
      one
        ? [
            {
              jurisdiction: names[place],
              status: one.kind,
              ...{ value: one.cell.value, short: one.cell.short, version: one.version, changedOn: one.changedOn },
              address: `${location.origin}${one.cell.href}`,
            },
          ]
        : [],
    ),
  }))

function save(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
