import { type KeyboardEvent } from 'react'

type Place = { row: number; column: number }
type Size = { rows: number; columns: number }

const rowsOfPage = 10

/** Where a key leads in a grid, by the pattern of ARIA; undefined where it means nothing there. */
export function moveBy(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  at: Place,
  size: Size,
): Place | undefined {
  const last = { row: size.rows - 1, column: size.columns - 1 }
  const inside = (row: number, column: number): Place => ({
    row: Math.max(0, Math.min(last.row, row)),
    column: Math.max(0, Math.min(last.column, column)),
  })
  switch (key) {
    case 'ArrowRight':
      return inside(at.row, at.column + 1)
    case 'ArrowLeft':
      return inside(at.row, at.column - 1)
    case 'ArrowDown':
      return inside(at.row + 1, at.column)
    case 'ArrowUp':
      return inside(at.row - 1, at.column)
    case 'PageDown':
      return inside(at.row + rowsOfPage, at.column)
    case 'PageUp':
      return inside(at.row - rowsOfPage, at.column)
    case 'Home':
      return ctrlKey ? inside(0, 0) : inside(at.row, 0)
    case 'End':
      return ctrlKey ? last : inside(at.row, last.column)
    default:
      return undefined
  }
}
