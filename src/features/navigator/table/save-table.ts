import { type NavColumns } from '../../../access/nav-columns'
import { type NavigatorWords } from '../../../i18n/load/load-navigator-words'
import { type Row, type Shown } from './matrix'
import { toCsv } from './to-csv'

type Told = Pick<NavColumns, 'day'> & { names: readonly string[]; words: NavigatorWords }

/** As a file, with what is seen; of one jurisdiction, each fact in a column of its own. Its name says the day. */
export function saveCsv(rows: readonly Row[], { day, ...told }: Told): void {
  const lines = told.names.length === 1 ? linesOfOne(rows, told) : linesOf(rows, told)
  save(`status-table-${day}.csv`, toCsv(lines), 'text/csv')
}

type Naming = Omit<Told, 'day'>

const linesOf = (rows: readonly Row[], { names, words }: Naming): string[][] => [
  [words('table.question'), ...names],
  ...rows.map(({ text, cells }) => [
    text,
    ...cells.map((one) => (one ? [one.cell.status?.text ?? one.cell.value, one.cell.short].join(': ') : '')),
  ]),
]

const headsOfOne = [
  ...(['updates.jurisdiction', 'table.topic', 'table.question', 'table.by-status', 'table.short'] as const),
  ...(['law.threshold', 'law.deadline', 'table.sources', 'table.as-of', 'law.version', 'table.address'] as const),
]

const linesOfOne = (rows: readonly Row[], { names: [name = ''], words }: Naming): string[][] => [
  headsOfOne.map((head) => words(head)),
  ...rows.map(({ topic, text, cells: [only] }) => [
    name,
    topic,
    text,
    ...(only ? factsOf(only) : [words('table.unanswered')]),
  ]),
]

const factsOf = ({ cell, sentence, threshold, time, sources, effectiveFrom, version }: Shown): string[] => [
  ...[cell.status?.text ?? '', sentence, threshold ?? '', time?.text ?? ''],
  ...[String(sources), effectiveFrom, String(version), `${location.origin}${cell.href}`],
]

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
