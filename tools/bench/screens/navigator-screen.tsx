import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type NavColumns } from '../../../src/access/nav-columns'
import { narrow, toTable } from '../../../src/features/navigator/table/matrix'
import { orderRows } from '../../../src/features/navigator/table/order-rows'
import { useOrder } from '../../../src/features/navigator/table/use-order'
import { loadNavigatorWords, type NavigatorWords } from '../../../src/i18n/load/load-navigator-words'
import { LawGrid } from '../../../src/ui/law-grid/law-grid'

type Props = { columns: NavColumns; words: NavigatorWords }

/** The matrix of a service, with its heads that sort and a filter. */
function Matrix({ columns, words }: Props) {
  const [isChanged, setChanged] = useState(false)
  const order = useOrder('service')
  const { name } = columns.jurisdictions
  const all = useMemo(() => {
    const places = columns.jurisdictions.name.map((_, place) => place)
    return toTable(columns, places, { locale: 'en', words })
  }, [columns, words])
  const rows = orderRows(narrow(all, { topic: '', status: '', isChanged }), order.sorted)
  return (
    <>
      <button type="button" id="narrow" onClick={() => setChanged(!isChanged)}>
        Changed
      </button>
      <LawGrid
        id="matrix"
        caption="Matrix"
        question="Question"
        columns={name}
        rows={rows.map(({ key, text, cells }) => ({ id: key, question: text, cells: cells.map((one) => one?.cell) }))}
        nothing="No answer"
        {...{ sort: order.sort, onSort: order.sortBy }}
      />
    </>
  )
}

declare global {
  var openMatrix: (columns: NavColumns) => Promise<void>
}

globalThis.openMatrix = async (columns) => {
  const words = await loadNavigatorWords('en')
  const place = document.createElement('main')
  document.body.append(place)
  createRoot(place).render(<Matrix {...{ columns, words }} />)
  while (document.querySelectorAll('td').length < columns.cells.answer.length)
    await new Promise((resolve) => requestAnimationFrame(resolve))
}
