import { type ReactNode } from 'react'
import { type Link } from '../link'
import * as styles from './bell.module.css'

export type BellRow = Link & {
  id: string
  /** What kind of news it is, of what, and when. */
  meta: string
  /** Said of one that was not read yet. */
  unread: string | undefined
}

type Props = {
  text: string
  /** How many were not read yet, in words; nothing where there are none. */
  count: string | undefined
  title: string
  empty: string
  rows: readonly BellRow[]
  onOpen: (row: BellRow) => void
  children?: ReactNode
}

const panelId = 'account_news'
// As in the header: the browser opens and closes it, and Escape leads back to the button.
const opens = { popovertarget: panelId }
const isOpened = { popover: 'auto' }

/** What is new, in a list that opens below the bar. */
export const Bell = ({ text, count, title, empty, rows, onOpen, children }: Props) => (
  <>
    <button type="button" className={styles.opener} {...opens}>
      <span className={count === undefined ? undefined : styles.name}>{text}</span>
      <span role="status" className={styles.count}>
        {count}
      </span>
    </button>
    <section className={styles.panel} id={panelId} {...isOpened} aria-label={title}>
      {rows.length === 0 ? <p>{empty}</p> : null}
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id} className={row.unread === undefined ? undefined : styles.unread}>
            <a href={row.href} onClick={() => onOpen(row)}>
              {row.text}
            </a>
            <p>{row.unread === undefined ? row.meta : `${row.unread} · ${row.meta}`}</p>
          </li>
        ))}
      </ul>
      {children}
    </section>
  </>
)
