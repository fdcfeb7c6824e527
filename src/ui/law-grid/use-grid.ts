import { type KeyboardEvent, useCallback, useState } from 'react'
import { moveBy } from './grid-keys'

type Place = { row: number; column: number }

/** What a cell needs to be one of a grid: one of them is in the tab order, and the keys go from there. */
export type Reach = (place: Place) => { 'data-cell': string; tabIndex: number; onFocus: () => void }

const isSeen = (cell: HTMLElement | null): boolean => getComputedStyle(cell ?? document.body).display !== 'none'

type InRow = { row: number; current: number | undefined; enter: (row: number, column: number) => void }

/** The same for a row that knows no others. */
export const reachIn = ({ row, current, enter }: InRow, column: number): ReturnType<Reach> => ({
  'data-cell': `${row} ${column}`,
  tabIndex: current === column ? 0 : -1,
  onFocus: () => enter(row, column),
})

/** Row 0 is that of the heads. */
export function useGrid(size: { rows: number; columns: number }, first: Place) {
  const [held, setAt] = useState(first)
  // What it was at may be gone: one cell must be reached all the same.
  const at = { row: Math.min(held.row, size.rows - 1), column: Math.min(held.column, size.columns - 1) }
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const table = event.currentTarget
    const cellAt = ({ row, column }: Place) => table.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)
    const goFrom = (from: Place): Place | undefined => {
      const to = moveBy(event, from, size)
      if (!to || isSeen(cellAt(to))) return to
      // A phone leaves out what says nothing.
      return to.row === from.row && to.column === from.column ? at : goFrom(to)
    }
    const to = event.altKey || event.metaKey ? undefined : goFrom(at)
    if (!to) return
    event.preventDefault()
    setAt(to)
    cellAt(to)?.focus()
  }
  const enter = useCallback((row: number, column: number) => setAt({ row, column }), [])
  const reach: Reach = ({ row, column }) =>
    reachIn({ row, current: at.row === row ? at.column : undefined, enter }, column)
  return { move, reach, at, enter }
}
