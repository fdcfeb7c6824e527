import { type KeyboardEvent, useState } from 'react'
import { ScrollRegion } from '../scroll-region/scroll-region'
import { Changed, Pattern, Status, type StatusData } from '../status/status'
import { moveBy } from './grid-keys'
import * as styles from './law-grid.module.css'

export type LawCell = {
  href: string
  status: StatusData | undefined
  /** In place of a status. */
  value: string | undefined
  short: string
  lang: string | undefined
  date: string
  change: string | undefined
}

type Props = {
  id: string
  caption: string
  question: string
  columns: readonly string[]
  rows: readonly { id: string; question: string; cells: readonly (LawCell | undefined)[] }[]
  nothing: string
}

/** Questions in rows, jurisdictions in columns. The keys of a grid go from cell to cell; one of them is in the tab order. */
export function LawGrid({ id, caption, question, columns, rows, nothing }: Props) {
  const [held, setAt] = useState({ row: 0, column: 0 })
  // What it was at may be gone: one cell must be reached all the same.
  const at = { row: Math.min(held.row, rows.length - 1), column: Math.min(held.column, columns.length - 1) }
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const to =
      event.altKey || event.metaKey ? undefined : moveBy(event, at, { rows: rows.length, columns: columns.length })
    if (!to) return
    event.preventDefault()
    setAt(to)
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${to.row} ${to.column}"]`)?.focus()
  }
  return (
    <ScrollRegion labelledBy={id} isOpenWhenWide>
      <table role="grid" className={styles.grid} onKeyDown={move} aria-readonly="true">
        <caption id={id} className="unseen">
          {caption}
        </caption>
        <thead>
          <tr>
            <th scope="col">{question}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <RowOf key={row.id} {...{ row, place, columns, nothing, at, setAt }} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

type At = { row: number; column: number }
type RowProps = Pick<Props, 'columns' | 'nothing'> & {
  row: Props['rows'][number]
  place: number
  at: At
  setAt: (at: At) => void
}

const RowOf = ({ row, place, columns, nothing, at, setAt }: RowProps) => (
  <tr>
    <th scope="row">{row.question}</th>
    {row.cells.map((cell, column) => (
      <Cell
        key={columns[column]}
        {...{ cell, nothing }}
        column={columns[column] ?? ''}
        place={`${place} ${column}`}
        isCurrent={at.row === place && at.column === column}
        onEnter={() => setAt({ row: place, column })}
      />
    ))}
  </tr>
)

type CellProps = {
  cell: LawCell | undefined
  nothing: string
  column: string
  place: string
  isCurrent: boolean
  onEnter: () => void
}

function Cell({ cell, nothing, column, place, isCurrent, onEnter }: CellProps) {
  const reach = { 'data-cell': place, tabIndex: isCurrent ? 0 : -1, onFocus: onEnter }
  if (!cell) {
    return (
      <td {...reach} data-column={column}>
        {nothing}
      </td>
    )
  }
  return (
    <td data-column={column} className={cell.change === undefined ? undefined : styles.fresh}>
      <a {...reach} href={cell.href}>
        {cell.status ? (
          <>
            <Pattern kind={cell.status.kind} /> <Status {...cell.status} />
          </>
        ) : (
          <strong lang={cell.lang}>{cell.value}</strong>
        )}
        {cell.change === undefined ? null : <Changed text={cell.change} />}
      </a>
      {cell.short === '' ? null : <p lang={cell.lang}>{cell.short}</p>}
      <p className={styles.date}>{cell.date}</p>
    </td>
  )
}
