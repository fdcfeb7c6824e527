import { type ReactNode } from 'react'
import { type Dated } from '../link'
import { When } from '../when/when'
import * as styles from './index-list.module.css'

export type IndexRow = {
  href: string
  title: string
  date?: Dated
  /** Its subject, or what it is. */
  topic?: string
  summary?: string
  /** A state, a place, a price: one line below the title. */
  note?: ReactNode
  /** What can be done with it. */
  more?: ReactNode
}

type Props = {
  rows: readonly IndexRow[]
  /** The level of the headings below which the list stands. */
  level?: 2 | 3
}

/** Dense, dated rows: every list of the site. */
export function IndexList({ rows, level = 3 }: Props) {
  return (
    <ol className={styles.list}>
      {rows.map((row) => (
        <li key={row.href}>
          <IndexEntry row={row} level={level} />
        </li>
      ))}
    </ol>
  )
}

type EntryProps = { row: IndexRow; level: 2 | 3; isLead?: boolean }

/** One row. A lead is read before the others, and says more of itself. */
export function IndexEntry({ row, level, isLead = false }: EntryProps) {
  const { href, title, date, topic, summary, note, more } = row
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <article className={isLead ? `${styles.row} ${styles.lead}` : styles.row}>
      {date === undefined && topic === undefined ? null : (
        <p className={styles.meta}>
          {date ? <When {...date} /> : null}
          {topic === undefined ? null : <span>{topic}</span>}
        </p>
      )}
      <Title className={styles.title}>
        <a href={href}>{title}</a>
      </Title>
      {summary === undefined ? null : (
        <p className={styles.summary} data-summary="">
          {summary}
        </p>
      )}
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      {more}
    </article>
  )
}
