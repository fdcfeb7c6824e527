import { type ReactNode } from 'react'
import * as styles from './notice.module.css'

type Props = {
  /** A warning is about what may be relied on; a note is not. */
  kind?: 'note' | 'warning'
  title?: string
  children: ReactNode
}

/** Something to know before reading on. */
export function Notice({ kind = 'note', title, children }: Props) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`}>
      {title === undefined ? null : <p className={styles.title}>{title}</p>}
      {children}
    </div>
  )
}
