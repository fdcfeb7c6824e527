/* eslint-disable jsx-a11y/no-redundant-roles -- on a phone rows are laid out as blocks, and lose the roles that are not said */
import { memo, type MouseEvent, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { ScrollRegion } from '../scroll-region/scroll-region'
import { Changed, Pattern, Status, type StatusData } from '../status/status'
import * as styles from './law-grid.module.css'
import { type Reach, reachIn, useGrid } from './use-grid'
import { useIsPhone } from './use-is-phone'

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

/** Of so many jurisdictions a page of 72rem shows all. */
const mostBesideEachOther = 4

/**
 * Questions in rows, jurisdictions in columns, and their heads the first row. The keys of a grid go from cell to cell; one of
 * them is in the tab order.
 */
export function LawGrid({ id, caption, question, columns, rows: given, nothing, sort, onSort, onOpen }: Props) {
  // Of thousands of cells an order or a filter moves all: the press is seen first, and its rows as soon as they are there.
  const rows = useDeferredValue(given)
  const { move, reach, at, enter } = useGrid({ rows: rows.length + 1, columns: columns.length }, { row: 1, column: 0 })
  const open = useLatest(onOpen)
  const folds = useFolds(rows, enter)
  const isNarrow = columns.length <= mostBesideEachOther
  return (
    <ScrollRegion labelledBy={id} isOpenWhenWide={isNarrow} isWindow={!isNarrow}>
      <table role="grid" className={styles.grid} onKeyDown={move} aria-readonly="true">
        <caption id={id} className="unseen">
          {caption}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {question}
            </th>
            {columns.map((name, column) => (
              <Head key={name} {...{ name, column, sort, onSort, reach }} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, place) => (
            <RowOf
              key={row.id}
              {...{ row, columns, nothing, enter }}
              onOpen={onOpen && open}
              place={place + 1}
              current={at.row === place + 1 ? at.column : undefined}
              {...folds(row.id)}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

/** A phone shows the answers to one question at a time: of a region, all of them would be a hundred screens long. */
function useFolds(rows: Props['rows'], enter: (row: number, column: number) => void) {
  const isPhone = useIsPhone()
  const [unfolded, setUnfolded] = useState<string>()
  const fold = useLatest((id: string) => {
    setUnfolded((before) => (before === id ? undefined : id))
    enter(rows.findIndex((row) => row.id === id) + 1, 0)
  })
  return (id: string) =>
    isPhone ? { isFolded: unfolded !== id, onFold: fold } : { isFolded: undefined, onFold: undefined }
}

/** The same function for as long as the grid is there, which does what the last one does. */
function useLatest<Given>(does: ((given: Given) => void) | undefined) {
  const latest = useRef(does)
  useEffect(() => {
    latest.current = does
  })
  return useCallback((given: Given) => latest.current?.(given), [])
}

type HeadProps = Pick<Props, 'sort' | 'onSort'> & { name: string; column: number; reach: Reach }

const signs = { ascending: '↑', descending: '↓' } as const

function Head({ name, column, sort, onSort, reach }: HeadProps) {
  const way = sort?.column === column ? sort.way : undefined
  return (
    <th role="columnheader" scope="col" aria-sort={way ?? (onSort ? 'none' : undefined)}>
      <button type="button" className={styles.sort} {...reach({ row: 0, column })} onClick={() => onSort?.(column)}>
        {name}
        {way ? <span aria-hidden="true"> {signs[way]}</span> : null}
      </button>
    </th>
  )
}

type RowProps = Pick<Props, 'columns' | 'nothing' | 'onOpen'> & {
  row: Props['rows'][number]
  place: number
  /** The column of the cell that Tab leads to, if it is in this row. */
  current: number | undefined
  enter: (row: number, column: number) => void
  /** On a phone alone. */
  isFolded: boolean | undefined
  onFold: ((id: string) => void) | undefined
}

// A press or a key concerns two rows of many: the others are not drawn again.
const RowOf = memo(
  ({ row, place, columns, nothing, current, enter, onOpen, isFolded, onFold }: RowProps) => (
    <tr role="row" className={isFolded === true ? styles.folded : undefined}>
      <th role="rowheader" scope="row">
        {onFold ? (
          <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={() => onFold(row.id)}>
            {row.question}
          </button>
        ) : (
          row.question
        )}
      </th>
      {row.cells.map((cell, column) => (
        <Cell
          key={columns[column]}
          {...{ cell, nothing }}
          column={columns[column] ?? ''}
          reach={reachIn({ row: place, current, enter }, column)}
          onOpen={onOpen && (() => onOpen({ row: row.id, column }))}
        />
      ))}
    </tr>
  ),
  isSameRow,
)
RowOf.displayName = 'RowOf'

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, place) => item === other[place])

function isSameRow({ row, columns, ...rest }: RowProps, { row: otherRow, columns: otherColumns, ...other }: RowProps) {
  return (
    row.id === otherRow.id &&
    row.question === otherRow.question &&
    isSameList(row.cells, otherRow.cells) &&
    isSameList(columns, otherColumns) &&
    isSameList(Object.values(rest), Object.values(other))
  )
}

type CellProps = {
  cell: LawCell | undefined
  nothing: string
  column: string
  reach: ReturnType<Reach>
  onOpen: (() => void) | undefined
}

/** A new tab or window is the address itself. */
export const isPlain = (event: MouseEvent) => !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0

function Cell({ cell, nothing, column, reach, onOpen }: CellProps) {
  const open = (event: MouseEvent) => {
    if (!onOpen || !isPlain(event)) return
    event.preventDefault()
    onOpen()
  }
  if (!cell) {
    return (
      <td role="gridcell" {...reach} data-column={column}>
        {nothing}
      </td>
    )
  }
  return (
    <td role="gridcell" data-column={column} className={cell.change === undefined ? undefined : styles.fresh}>
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
