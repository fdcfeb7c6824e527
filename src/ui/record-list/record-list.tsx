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
  /** What stands below it, always in sight. */
  more?: ReactNode
  /** What there is to know besides: in short, and in full for who opens it. The first is open where a list begins with it. */
  fold?: { title: string; content: ReactNode; isOpen: boolean }
}

/** What happened, with its date at the side: matters, writings, steps taken. */
export function RecordList({ rows }: { rows: readonly Row[] }) {
  return (
    <ol className={styles.list}>
      {rows.map(({ key, id, date, content, note, more, fold }) => (
        <li key={key} id={id}>
          <p className={styles.date}>
            <When {...date} />
          </p>
          <div className={styles.content}>
            <div>
              <p>{content}</p>
              {note === undefined ? null : <p className={styles.note}>{note}</p>}
              {more}
            </div>
            {fold === undefined ? null : (
              <details className={styles.fold} open={fold.isOpen}>
                <summary>{fold.title}</summary>
                {fold.content}
              </details>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
