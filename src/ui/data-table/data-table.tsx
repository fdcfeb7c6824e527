import { type ReactNode } from 'react'
import * as styles from './data-table.module.css'

type Props = {
  id: string
  caption: string
  headings: readonly string[]
  /** As many cells as headings; the first names the row. */
  rows: readonly (readonly ReactNode[])[]
  note?: string
}

/** A table that scrolls by itself where it does not fit, and can be scrolled with the keyboard. */
export function DataTable({ id, caption, headings, rows, note }: Props) {
  return (
    <figure className={styles.figure}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard */}
      <section className={styles.scroll} aria-labelledby={id} tabIndex={0}>
        <table className={styles.table}>
          <caption>
            <span className={styles.title} id={id}>
              {caption}
            </span>
          </caption>
          <thead>
            <tr>
              {headings.map((heading, position) =>
                heading === '' ? (
                  <td key={position} />
                ) : (
                  <th key={position} scope="col">
                    {heading}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells], position) => (
              <tr key={position}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note === undefined ? null : <figcaption className={styles.note}>{note}</figcaption>}
    </figure>
  )
}
