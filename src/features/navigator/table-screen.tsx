import { useState } from 'react'
import { type NavColumns } from '../../access/nav-columns'
import { answerStatuses } from '../../content/nav-answer'
import { type TablePage } from '../../shell/navigator/inside-page'
import { Press } from '../../shell/session/press'
import { Presses } from '../../ui/law-answer/law-answer'
import { LawGrid } from '../../ui/law-grid/law-grid'
import { Card } from '../account/card'
import { useAsked } from '../account/use-asked'
import { type InsideProps } from './inside'
import { type Filter, narrow, type Row, toTable } from './matrix'
import { TableFilters } from './table-filters'
import { toCsv } from './to-csv'

type Props = Omit<InsideProps, 'page'> & { page: TablePage }

/** What the law says to every question, in one jurisdiction or in all of its region. */
export function TableScreen(props: Props) {
  const { locale, page, words, partWords } = props
  const asked = useAsked('NavMatrix', { service: page.service.slug, region: page.region, locale, day: null })
  return (
    <Card
      id="status_table_inside"
      title={words('law.table')}
      {...{ locale, asked }}
      note={words('table.keys')}
      words={partWords}
    >
      {({ navMatrix: { columns } }) => <Matrix {...props} columns={columns} />}
    </Card>
  )
}

const everything: Filter = { topic: '', status: '', isChanged: false }

function Matrix({ columns, page, locale, words }: Props & { columns: NavColumns }) {
  const [isWhole, setWhole] = useState(false)
  const [filter, setFilter] = useState(everything)
  const places = columns.jurisdictions.path.map((_, place) => place)
  const own = places.filter((place) => columns.jurisdictions.path[place]?.endsWith(`/${page.jurisdiction}`))
  const shown = isWhole || own.length === 0 ? places : own
  const names = shown.map((place) => columns.jurisdictions.name[place] ?? '')
  const all = toTable(columns, shown, { locale, words })
  const rows = narrow(all, filter)
  const region = columns.regions.name[0] ?? ''
  const ownName = columns.jurisdictions.name[own[0] ?? 0] ?? ''
  return (
    <>
      <Presses>
        <Press onPress={() => setWhole(!isWhole)}>
          {isWhole ? words('table.one', { jurisdiction: ownName }) : words('table.whole-region', { region })}
        </Press>
        <Press onPress={() => save(rows, names, words('table.question'))}>{words('table.csv')}</Press>
        <Press onPress={() => window.print()}>{words('law.print')}</Press>
      </Presses>
      <TableFilters words={words} {...choicesOf(all)} onChange={setFilter} />
      <p role="status">
        {rows.length === 0 ? words('table.none') : words('table.count', { shown: rows.length, total: all.length })}
      </p>
      <LawGrid
        id="law_matrix"
        caption={words('table.title', { place: isWhole ? region : (names[0] ?? region) })}
        question={words('table.question')}
        columns={names}
        rows={rows.map(({ key, text, cells }) => ({ id: key, question: text, cells: cells.map((one) => one?.cell) }))}
        nothing={words('table.unanswered')}
      />
    </>
  )
}

/** What there is to be looked for. */
const choicesOf = (all: readonly Row[]) => ({
  topics: [...new Set(all.map(({ topic }) => topic))],
  statuses: answerStatuses.filter((status) => all.some(({ cells }) => cells.some((one) => one?.kind === status))),
  changed: all.filter(({ cells }) => cells.some((one) => one?.isChanged)).length,
})

/** As a file, with what is seen. */
function save(rows: readonly Row[], names: readonly string[], question: string): void {
  const lines = rows.map(({ text, cells }) => [
    text,
    ...cells.map((one) => (one ? [one.cell.status?.text ?? one.cell.value, one.cell.short].join(': ') : '')),
  ])
  const url = URL.createObjectURL(new Blob([toCsv([[question, ...names], ...lines])], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'status-table.csv'
  link.click()
  URL.revokeObjectURL(url)
}
