import { type ReactNode } from 'react'
import { type Dated } from '../link'
import { When } from '../when/when'
import * as styles from './record-list.module.css'

export type Row = {
  key: string
  /** Where something on the page leads to it. */
  id?: string
  date: Dated
  content: ReactNode
  note?: ReactNode
  /** What there is to know besides. */
  more?: ReactNode
}

/** What happened, with its date at the side: matters, writings, steps taken. */
export function RecordList({ rows }: { rows: readonly Row[] }) {
  return (
    <ol className={styles.list}>
      {rows.map(({ key, id, date, content, note, more }) => (
        <li key={key} id={id}>
          <p className={styles.date}>
            <When {...date} />
          </p>
          <div className={styles.content}>
            <p>{content}</p>
            {note === undefined ? null : <p className={styles.note}>{note}</p>}
            {more}
          </div>
        </li>
      ))}
    </ol>
  )
}
