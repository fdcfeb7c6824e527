import { useMemo, useState } from 'react'
import { type NavColumns } from '../../../access/nav-columns'
import { type ReportChoice } from '../../../forms/account-report'
import { formatDay } from '../../../i18n/format/format-date'
import { type Report } from '../../../services/account/answers/kept-report-answers'
import { Press } from '../../../shell/session/press'
import { PressRow } from '../../../ui/press-row/press-row'
import { type GridAct, ReportGrid } from '../../../ui/report-grid/report-grid'
import { Section } from '../../../ui/section/section'
import { type BuilderProps } from '../inside-props'
import { OfflinePacket } from '../offline-packet'
import { ReportGiveAway } from '../report-giving/report-give-away'
import { type CellAt, openCells, toRows } from '../table/matrix'
import { nameOf, toHead } from './report-heads'
import { arrange, neighbourOf, plainView, type ReportView, swap, toggle } from './report-view'

export type ComparisonProps = BuilderProps & {
  choice: ReportChoice
  view: ReportView
  open: Report | undefined
  onChoice: (choice: ReportChoice) => void
  onView: (view: ReportView) => void
  onChoose: () => void
  /** Words are wanted at a place; nothing where nobody may write. */
  onNote: ((place: string) => void) | undefined
  /** Its answers are made up: nothing of it is given away. */
  isSample?: boolean
}

/** What was chosen, side by side, to be worked on. */
export function ReportComparison(props: ComparisonProps) {
  const { choice, view, open, words, locale, columns, onView, onChoose, isSample = false } = props
  const [moved, setMoved] = useState('')
  const order = { jurisdictions: arrange(choice, view, 'jurisdictions'), questions: arrange(choice, view, 'questions') }
  const cellAt = useMemo(() => openCells(columns, { locale, words }), [columns, locale, words])
  const hidden = view.hidden.jurisdictions.length + view.hidden.questions.length
  const cells = order.jurisdictions.length * order.questions.length
  return (
    <Section
      id="report_comparison"
      title={open?.title ?? words('report.comparison')}
      note={words('report.keys')}
      isWide
    >
      <p>{words('report.as-of-day', { count: cells, day: formatDay(locale, columns.day, 'long') })}</p>
      <PressRow>
        <Press onPress={onChoose}>{words('report.choose-again')}</Press>
        <Press onPress={() => onView({ ...view, isTurned: !view.isTurned })}>{words('report.turn')}</Press>
        {hidden === 0 ? null : (
          <Press onPress={() => onView({ ...view, hidden: plainView.hidden })}>
            {words('report.show-hidden', { count: hidden })}
          </Press>
        )}
      </PressRow>
      {isSample ? <p>{words('sample.said')}</p> : <GiveAway {...props} {...{ order, cellAt }} />}
      {open?.isOwn ? <KeepOffline {...props} open={open} /> : null}
      <p role="status">{moved}</p>
      <Grid {...props} {...{ order, cellAt }} say={setMoved} />
    </Section>
  )
}

/** What is kept on a device goes with the first of its services that ends. */
function permissionsOf({ services, questions }: NavColumns, { questions: chosen }: ReportChoice): string[] | undefined {
  if (!services) return undefined
  const places = new Set(chosen.map((id) => questions.service?.[questions.id.indexOf(id)]))
  return services.permission.filter((_, place) => places.has(place))
}

/** What a colleague shares may be taken back, which no device without a network would hear of. */
function KeepOffline({ locale, words, columns, choice, page, open }: ComparisonProps & { open: Report }) {
  const query = `?${new URLSearchParams({ report: open.id }).toString()}`
  return (
    <PressRow>
      <OfflinePacket
        {...{ locale, words }}
        address={location.pathname + query}
        title={open.title}
        day={columns.day}
        services={permissionsOf(columns, choice) ?? [page.service.permission]}
        onKept={() => history.replaceState(history.state, '', location.pathname + query + location.hash)}
      />
    </PressRow>
  )
}

type OrderProps = ComparisonProps & { order: { jurisdictions: number[]; questions: number[] }; cellAt: CellAt }

/** What is taken away has the order that is seen, and all that is in the report. */
function GiveAway({ order, choice, cellAt, ...props }: OrderProps) {
  const { columns } = props
  const whole = {
    jurisdictions: [...order.jurisdictions, ...choice.jurisdictions.filter((id) => !order.jurisdictions.includes(id))],
    questions: [...order.questions, ...choice.questions.filter((id) => !order.questions.includes(id))],
  }
  const places = whole.jurisdictions.map((id) => columns.jurisdictions.id.indexOf(id))
  const rows = toRows(columns, places, cellAt)
  const chosen = whole.questions.flatMap((id) => rows[columns.questions.id.indexOf(id)] ?? [])
  const names = places.map((place) => columns.jurisdictions.name[place] ?? '')
  return <ReportGiveAway {...props} {...{ names }} choice={whole} rows={chosen} />
}

const read = (head: string) => ({
  list: head.startsWith('j') ? ('jurisdictions' as const) : ('questions' as const),
  id: Number(head.slice(1)),
})

/** A cell is named by its question first, whichever way the table is turned. */
const placeOf = (row: string, column: string): string => (row.startsWith('q') ? row + column : column + row)

function Grid(props: Acting) {
  const { columns, choice, view, open, words, order, cellAt, onNote } = props
  const notes = new Map((open?.notes ?? []).map(({ place, text }) => [place, text]))
  const cellOf = (row: string, column: string) => {
    const [, question = '', jurisdiction = ''] = /^q(\d+)j(\d+)$/.exec(placeOf(row, column)) ?? []
    const place = columns.jurisdictions.id.indexOf(Number(jurisdiction))
    return cellAt(columns.questions.id.indexOf(Number(question)), place)?.cell
  }
  const headsOf = (list: keyof ReportChoice, isAcross: boolean) =>
    order[list].map((id) =>
      toHead(
        { columns, choice, view, words, notes, canWrite: onNote !== undefined, closed: open?.closed ?? [] },
        { list, id, isAcross },
      ),
    )
  const { isTurned } = view
  return (
    <ReportGrid
      id="report_matrix"
      caption={words('report.comparison')}
      corner={words(isTurned ? 'report.jurisdiction' : 'table.question')}
      columns={headsOf(isTurned ? 'questions' : 'jurisdictions', true)}
      rows={headsOf(isTurned ? 'jurisdictions' : 'questions', false)}
      cellOf={cellOf}
      noteOf={(row, column) => notes.get(placeOf(row, column))}
      nothing={words('table.unanswered')}
      yours={words('report.yours-note')}
      note={onNote ? words('report.note-text') : undefined}
      onAct={toActs(props)}
      onNote={(row, column) => onNote?.(placeOf(row, column))}
    />
  )
}

type Acting = OrderProps & { say: (text: string) => void }

/** What the tools beside a name do. */
function toActs({ columns, choice, view, words, onChoice, onView, onNote, say, order }: Acting): GridAct {
  const move = (list: keyof ReportChoice, id: number, step: 1 | -1) => {
    const other = neighbourOf({ choice, view, list }, id, step)
    if (other === undefined) return
    onChoice({ ...choice, [list]: swap(choice[list], id, other) })
    const counts = { place: order[list].indexOf(id) + step + 1, total: order[list].length }
    say(words('report.moved', { name: nameOf(columns, list, id), ...counts }))
  }
  const acts = {
    back: (list: keyof ReportChoice, id: number) => move(list, id, -1),
    forth: (list: keyof ReportChoice, id: number) => move(list, id, 1),
    pin: (list: keyof ReportChoice, id: number) => onView({ ...view, pinned: toggle(view.pinned, list, id) }),
    hide: (list: keyof ReportChoice, id: number) => {
      onView({ ...view, hidden: toggle(view.hidden, list, id) })
      say(words('report.hidden-one', { name: nameOf(columns, list, id) }))
    },
  }
  return (name, head) => {
    const { list, id } = read(head)
    if (name === 'note') onNote?.(head)
    else acts[name](list, id)
  }
}
