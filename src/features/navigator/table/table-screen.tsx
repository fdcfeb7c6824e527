import { useMemo, useState } from 'react'
import { type NavColumns } from '../../../access/nav-columns'
import { answerStatuses } from '../../../content/answer-statuses'
import { joinDetails } from '../../../i18n/format/join-details'
import { type RegionPage, type TablePage } from '../../../shell/navigator/inside-page'
import { Press } from '../../../shell/session/press'
import { type DayInAddress } from '../../../shell/session/use-day-in-address'
import { Presses } from '../../../ui/law-answer/law-answer'
import { LawGrid } from '../../../ui/law-grid/law-grid'
import { WithPanel } from '../../../ui/side-panel/side-panel'
import { StatusLegend } from '../../../ui/status/status'
import { WorkTools } from '../../../ui/work-tools/work-tools'
import { Card } from '../../account/card'
import { SaidOutcome } from '../../account/sending'
import { useAsked } from '../../account/use-asked'
import { useChange } from '../../account/use-change'
import { DayOfLaw } from '../day/day-of-law'
import { useDay } from '../day/use-day'
import { askReports } from '../fetched/ask-reports'
import { CellPanel } from '../fetched/panels'
import { type InsideProps } from '../inside-props'
import { Newer } from '../newer'
import { useAnswered } from '../use-answered'
import { JurisdictionTable } from './jurisdiction-table'
import { type Filter, narrow, type Row, toTable } from './matrix'
import { orderRows } from './order-rows'
import { saveCsv, saveJson } from './save-table'
import { TableFilters } from './table-filters'
import { useCell } from './use-cell'
import { useOrder } from './use-order'

askReports()

type Props = Omit<InsideProps, 'page'> & { page: TablePage | RegionPage }

const scopes = ['one', 'region', 'service'] as const
type Scope = (typeof scopes)[number]

/**
 * What the law says to every question: in one jurisdiction, in all of its region, or in all that the service covers. A region's
 * page has no jurisdiction of its own.
 */
export function TableScreen(props: Props) {
  const { locale, page, words, partWords } = props
  const [scope, setScope] = useState<Scope>(page.view === 'region' ? 'region' : 'one')
  const region = scope === 'service' ? null : page.region
  const { day, show } = useDay()
  const asked = useAsked('NavMatrix', { service: page.service.slug, region, locale, day: day ?? null })
  return (
    <Card
      id="status_table_inside"
      // A region's page has a list of its tables under that name already.
      title={page.view === 'region' ? joinDetails(locale, [words('law.table'), page.service.name]) : words('law.table')}
      isWide
      {...{ locale, asked }}
      note={<span className="unprinted">{words('table.keys')}</span>}
      words={partWords}
    >
      {({ navMatrix: { columns } }) => (
        <>
          <Newer edition={columns.edition} again={asked.again} words={words} />
          {page.view === 'region' ? <Legend words={words} /> : null}
          <Matrix {...props} {...{ columns, scope, setScope, show }} />
        </>
      )}
    </Card>
  )
}

const everything: Filter = { topic: '', status: '', isChanged: false }
type MatrixProps = Props &
  Pick<DayInAddress, 'show'> & { columns: NavColumns; scope: Scope; setScope: (scope: Scope) => void }

/** The page of one table has it above already, for everybody. */
const Legend = ({ words }: Pick<Props, 'words'>) => (
  <>
    <StatusLegend
      label={words('table.legend')}
      entries={answerStatuses.map((kind) => ({
        ...{ kind, text: words(`navigator.${kind}`), meaning: words(`navigator.${kind}-meaning`) },
      }))}
    />
    <p>{words('table.unchanged-note')}</p>
  </>
)

function Matrix(props: MatrixProps) {
  const { columns, scope, locale, words, show } = props
  const [filter, setFilter] = useState(everything)
  const order = useOrder(scope)
  const { page } = props
  const { own, shown, title } = useMemo(() => placesOf({ columns, page, scope }), [columns, page, scope])
  const names = shown.map((place) => columns.jurisdictions.name[place] ?? '')
  const all = useMemo(() => toTable(columns, shown, { locale, words }), [columns, shown, locale, words])
  const rows = orderRows(narrow(all, filter), order.sorted)
  const cell = useCell(all, shown.indexOf(own))
  return (
    <>
      <WorkTools>
        <DayOfLaw {...{ locale, words, show }} {...columns} different={differentIn(all)} />
        <Presses>
          <ScopeChoices {...props} />
          <TableExports {...props} {...{ rows, names }} />
          <Press onPress={() => window.print()}>{words('law.print')}</Press>
        </Presses>
        <TableFilters words={words} {...choicesOf(all)} onChange={setFilter} onOrder={order.setOrder} />
        <p role="status">
          {rows.length === 0 ? words('table.none') : words('table.count', { shown: rows.length, total: all.length })}
        </p>
      </WorkTools>
      <TableAndCell {...props} {...{ rows, title, names, order, cell }} />
    </>
  )
}

type ShownProps = Pick<MatrixProps, 'locale' | 'words' | 'partWords'> & {
  rows: readonly Row[]
  title: string
  names: readonly string[]
  order: ReturnType<typeof useOrder>
  cell: ReturnType<typeof useCell>
}

function TableAndCell({ cell, names, ...props }: ShownProps) {
  const { found, open, close } = cell
  const panel = found ? (
    <CellPanel
      key={`${found.row.key} ${found.column}`}
      {...props}
      {...found}
      {...neighboursOf(props.rows, cell)}
      names={names}
      onClose={close}
    />
  ) : null
  return (
    <WithPanel panel={panel}>
      {names.length === 1 ? (
        <JurisdictionTable {...props} open={found?.row.key} onOpen={(row) => open({ row, column: 0 })} />
      ) : (
        <Regions {...props} {...{ names, cell }} />
      )}
    </WithPanel>
  )
}

/** The nearest answers of the same jurisdiction in the rows that are shown; questions without one are passed over. */
function neighboursOf(rows: readonly Row[], { found, open }: Pick<ShownProps['cell'], 'found' | 'open'>) {
  if (!found) return { before: undefined, after: undefined }
  const { row, column, from } = found
  const answered = rows.filter(({ cells }) => cells[column])
  const at = answered.findIndex(({ key }) => key === row.key)
  const leadTo = (key: string | undefined) =>
    key === undefined || at < 0 ? undefined : () => open({ row: key, column }, from)
  return { before: leadTo(answered[at - 1]?.key), after: leadTo(answered[at + 1]?.key) }
}

/** The jurisdictions beside each other. */
const Regions = ({ rows, title, names, order, words, cell }: ShownProps) => (
  <LawGrid
    id="law_matrix"
    caption={words('table.title', { place: title })}
    question={words('table.question')}
    columns={names}
    rows={rows.map(({ key, text, cells }) => ({ id: key, question: text, cells: cells.map((one) => one?.cell) }))}
    nothing={words('table.unanswered')}
    {...{ sort: order.sort, onSort: order.sortBy, onOpen: cell.open }}
  />
)

type ExportProps = MatrixProps & { rows: readonly Row[]; names: readonly string[] }

/** What is taken away is noted first: the auditor of a client sees it. */
function TableExports({ columns, page, words, partWords, rows, names }: ExportProps) {
  const note = useChange('NoteTableExport')
  useAnswered(note.outcome.state === 'done' ? note.outcome.data.noteTableExport : undefined, ({ format }) => {
    if (format === 'CSV') saveCsv(rows, { names, words, day: columns.day })
    if (format === 'JSON') saveJson(columns, rows, names)
  })
  const cells = rows.reduce((sum, row) => sum + row.cells.filter(Boolean).length, 0)
  const send = (format: 'CSV' | 'JSON') => note.send({ service: String(page.service.number), format, cells })
  return (
    <>
      <Press onPress={() => send('CSV')}>{words('table.csv')}</Press>
      <Press onPress={() => send('JSON')}>JSON</Press>
      <SaidOutcome words={partWords} outcome={note.outcome} />
    </>
  )
}

/** Which jurisdictions are shown, by their places in the service's list, and what they are together. */
function placesOf({ columns, page, scope }: Pick<MatrixProps, 'columns' | 'page' | 'scope'>) {
  const places = columns.jurisdictions.path.map((_, place) => place)
  const own =
    page.view === 'region'
      ? -1
      : places.findIndex((place) => columns.jurisdictions.path[place]?.endsWith(`/${page.jurisdiction}`))
  const region =
    columns.jurisdictions.region[own] ?? columns.regions.path.findIndex((path) => path.endsWith(`/${page.region}`))
  // A page that is older than what is covered now: what there is, is shown.
  if (scope === 'service' || region < 0) return { own, shown: places, title: page.service.name }
  if (scope === 'one' && own >= 0) return { own, shown: [own], title: columns.jurisdictions.name[own] ?? '' }
  const shown = places.filter((place) => columns.jurisdictions.region[place] === region)
  return { own, shown, title: columns.regions.name[region] ?? '' }
}

function ScopeChoices(props: MatrixProps) {
  const { columns, page, scope, setScope, words } = props
  const { own, title: region } = placesOf({ ...props, scope: 'region' })
  const names = {
    one: words('table.one', { jurisdiction: columns.jurisdictions.name[own] ?? '' }),
    region: words('table.whole-region', { region }),
    service: words('table.whole-service', { service: page.service.name }),
  }
  return scopes
    .filter((one) => one !== scope && (one !== 'one' || own >= 0))
    .map((one) => (
      <Press key={one} onPress={() => setScope(one)}>
        {names[one]}
      </Press>
    ))
}

const differentIn = (all: readonly Row[]): number =>
  all.reduce((sum, { cells }) => sum + cells.filter((one) => one?.isOther).length, 0)

/** What there is to be looked for. */
const choicesOf = (all: readonly Row[]) => ({
  topics: [...new Set(all.map(({ topic }) => topic))],
  statuses: answerStatuses.filter((status) => all.some(({ cells }) => cells.some((one) => one?.kind === status))),
  changed: all.filter(({ cells }) => cells.some((one) => one?.isChanged)).length,
})
