/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- a table whose rows are laid out as blocks loses its roles unless they are said */
import { type ReactNode } from 'react'
import { ScrollRegion } from '../scroll-region/scroll-region'
import * as styles from './data-table.module.css'

type Matter = {
  headings: readonly string[]
  /** As many cells as headings; the first names the row. */
  rows: readonly (readonly ReactNode[])[]
}

type Props = Matter & {
  id: string
  caption: string
  note?: string
  /** Columns that are read beside each other stay so on a phone, and scroll there; of other tables each row is a block. */
  isCompared?: boolean
}

/** A table for every width: nothing of it is out of sight without a sign of that. */
export function DataTable({ id, caption, note, isCompared = false, headings, rows }: Props) {
  const table = (
    <table role="table" className={`${styles.table} ${isCompared ? styles.compared : styles.blocks}`}>
      <caption>
        <span className={styles.title} id={id}>
          {caption}
        </span>
      </caption>
      <Head headings={headings} />
      <Rows headings={headings} rows={rows} />
    </table>
  )
  return (
    <figure className={styles.figure}>
      {isCompared ? <ScrollRegion labelledBy={id}>{table}</ScrollRegion> : table}
      {note === undefined ? null : <figcaption className={styles.note}>{note}</figcaption>}
    </figure>
  )
}

const Head = ({ headings }: Pick<Matter, 'headings'>) => (
  <thead role="rowgroup">
    <tr role="row">
      {headings.map((heading, position) =>
        heading === '' ? (
          <td key={position} role="cell" />
        ) : (
          <th key={position} role="columnheader" scope="col">
            {heading}
          </th>
        ),
      )}
    </tr>
  </thead>
)

const Rows = ({ headings, rows }: Matter) => (
  <tbody role="rowgroup">
    {rows.map(([name, ...cells], position) => (
      <tr key={position} role="row">
        <th role="rowheader" scope="row">
          {name}
        </th>
        {cells.map((cell, column) => (
          <td key={column} role="cell" data-heading={headings[column + 1]}>
            {cell}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)
