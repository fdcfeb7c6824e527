import { type ReactNode } from 'react'
import { type Dated } from '../link'
import { ScrollRegion } from '../scroll-region/scroll-region'
import { Changed, Status, type StatusData } from '../status/status'
import { When } from '../when/when'
import * as styles from './comparison-table.module.css'

type Cell = { status: StatusData; short?: ReactNode; date: Dated; change?: { text: string } }

type Props = {
  id: string
  caption: string
  question: string
  columns: readonly string[]
  /** As many cells as columns. */
  rows: readonly { id: string; question: string; cells: readonly Cell[] }[]
}

/** The same questions in several jurisdictions. Where they do not fit, one question follows the other. */
export function ComparisonTable({ id, caption, question, columns, rows }: Props) {
  return (
    <ScrollRegion labelledBy={id} isOpenWhenWide>
      <table className={styles.table}>
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
          {rows.map((row) => (
            <tr key={row.id} id={row.id}>
              <th scope="row">{row.question}</th>
              {row.cells.map((cell, position) => (
                <CellOf key={columns[position]} column={columns[position] ?? ''} {...cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function CellOf({ column, status, short, date, change }: Cell & { column: string }) {
  return (
    <td className={change ? styles.fresh : undefined}>
      {/* Seen where the table is read downwards; heard already, as the column's heading. */}
      <span className={styles.column} aria-hidden="true">
        {column}
      </span>
      <span className={styles.answer}>
        <Status {...status} />
        {change ? <Changed {...change} /> : null}
      </span>
      {short === undefined ? null : <p className={styles.short}>{short}</p>}
      <p className={styles.date}>
        <When {...date} />
      </p>
    </td>
  )
}
