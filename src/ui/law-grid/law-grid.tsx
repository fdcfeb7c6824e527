import { type KeyboardEvent, type MouseEvent, useState } from 'react'
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
  /** By which column the rows are in order; none where they are as they come. */
  sort?: Sort | undefined
  onSort?: ((column: number) => void) | undefined
  /** Opens a cell here, in place of the page that its address leads to. */
  onOpen?: ((place: { row: string; column: number }) => void) | undefined
}

export type Sort = { column: number; way: 'ascending' | 'descending' }

/**
 * Questions in rows, jurisdictions in columns, and their heads the first row. The keys of a grid go from cell to cell; one of
 * them is in the tab order.
 */
export function LawGrid({ id, caption, question, columns, rows, nothing, sort, onSort, onOpen }: Props) {
  const [held, setAt] = useState({ row: 1, column: 0 })
  // What it was at may be gone: one cell must be reached all the same.
  const at = { row: Math.min(held.row, rows.length), column: Math.min(held.column, columns.length - 1) }
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const to =
      event.altKey || event.metaKey ? undefined : moveBy(event, at, { rows: rows.length + 1, columns: columns.length })
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
            {columns.map((name, column) => (
              <Head key={name} {...{ name, column, sort, onSort, at, setAt }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <RowOf key={row.id} {...{ row, columns, nothing, at, setAt, onOpen }} place={place + 1} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

type At = { row: number; column: number }
type HeadProps = Pick<Props, 'sort' | 'onSort'> & { name: string; column: number; at: At; setAt: (at: At) => void }

const signs = { ascending: '↑', descending: '↓' } as const

function Head({ name, column, sort, onSort, at, setAt }: HeadProps) {
  const way = sort?.column === column ? sort.way : undefined
  return (
    <th scope="col" aria-sort={way ?? (onSort ? 'none' : undefined)}>
      <button
        type="button"
        className={styles.sort}
        data-cell={`0 ${column}`}
        tabIndex={at.row === 0 && at.column === column ? 0 : -1}
        onFocus={() => setAt({ row: 0, column })}
        onClick={() => onSort?.(column)}
      >
        {name}
        {way ? <span aria-hidden="true"> {signs[way]}</span> : null}
      </button>
    </th>
  )
}

type RowProps = Pick<Props, 'columns' | 'nothing' | 'onOpen'> & {
  row: Props['rows'][number]
  place: number
  at: At
  setAt: (at: At) => void
}

const RowOf = ({ row, place, columns, nothing, at, setAt, onOpen }: RowProps) => (
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
        onOpen={onOpen && (() => onOpen({ row: row.id, column }))}
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
  onOpen: (() => void) | undefined
}

/** A new tab or window is the address itself. */
const isPlain = (event: MouseEvent) => !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0

function Cell({ cell, nothing, column, place, isCurrent, onEnter, onOpen }: CellProps) {
  const open = (event: MouseEvent) => {
    if (!onOpen || !isPlain(event)) return
    event.preventDefault()
    onOpen()
  }
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
      <a {...reach} href={cell.href} onClick={open}>
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
