import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type NavColumns } from '../../../src/access/nav-columns'
import { toHead } from '../../../src/features/navigator/report/report-heads'
import { arrange, neighbourOf, plainView, swap, toggle } from '../../../src/features/navigator/report/report-view'
import { openCells } from '../../../src/features/navigator/table/matrix'
import { loadNavigatorWords, type NavigatorWords } from '../../../src/i18n/load/load-navigator-words'
import { type GridAct, ReportGrid } from '../../../src/ui/report-grid/report-grid'

type Props = { columns: NavColumns; words: NavigatorWords }
type List = 'jurisdictions' | 'questions'

const notes = new Map<string, string>()
const placeOf = (row: string, column: string): [question: number, jurisdiction: number] => [
  Number(row.slice(1)),
  Number(column.slice(1)),
]

/** A comparison of everything in the columns, with the tools that the report builder gives it. */
function Compared({ columns, words }: Props) {
  const [choice, setChoice] = useState({ jurisdictions: columns.jurisdictions.id, questions: columns.questions.id })
  const [view, setView] = useState(plainView)
  const cellAt = useMemo(() => openCells(columns, { locale: 'en', words }), [columns, words])
  const act: GridAct = (name, head) => {
    const list: List = head.startsWith('j') ? 'jurisdictions' : 'questions'
    const id = Number(head.slice(1))
    if (name === 'pin') setView({ ...view, pinned: toggle(view.pinned, list, id) })
    if (name === 'hide') setView({ ...view, hidden: toggle(view.hidden, list, id) })
    const other = name === 'forth' ? neighbourOf({ choice, view, list }, id, 1) : undefined
    if (other !== undefined) setChoice({ ...choice, [list]: swap(choice[list], id, other) })
  }
  const headsOf = (list: List, isAcross: boolean) =>
    arrange(choice, view, list).map((id) =>
      toHead({ columns, choice, view, words, notes, canWrite: true }, { list, id, isAcross }),
    )
  return (
    <ReportGrid
      id="report"
      caption="Comparison"
      corner="Question"
      columns={headsOf('jurisdictions', true)}
      rows={headsOf('questions', false)}
      cellOf={(row, column) => {
        const [question, jurisdiction] = placeOf(row, column)
        return cellAt(columns.questions.id.indexOf(question), columns.jurisdictions.id.indexOf(jurisdiction))?.cell
      }}
      noteOf={() => undefined}
      nothing="No answer"
      yours="Your note."
      note="Note"
      onAct={act}
      onNote={() => undefined}
    />
  )
}

declare global {
  var openReport: (columns: NavColumns) => Promise<number>
}

/** How long it takes from the answer to its cells on the screen. */
globalThis.openReport = async (columns) => {
  const words = await loadNavigatorWords('en')
  const place = document.createElement('main')
  document.body.append(place)
  const started = performance.now()
  createRoot(place).render(<Compared {...{ columns, words }} />)
  const cells = columns.cells.answer.length
  await new Promise<void>((resolve) => {
    const look = () => {
      if (document.querySelectorAll('td').length >= cells) requestAnimationFrame(() => setTimeout(resolve))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return performance.now() - started
}
