import { type NavColumns } from '../../../access/nav-columns'
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

export function save(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
