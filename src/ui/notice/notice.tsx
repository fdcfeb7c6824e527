import { type ReactNode } from 'react'
import * as styles from './notice.module.css'

type Props = {
  /** A warning is about what may be relied on; a note is not. */
  kind?: 'note' | 'warning'
  title?: string
  /** Nothing stands before it on its page. */
  isFirst?: boolean
  children: ReactNode
}

/** Something to know before reading on. */
export function Notice({ kind = 'note', title, isFirst = false, children }: Props) {
  return (
    <div className={[styles.notice, styles[kind], isFirst ? styles.first : ''].join(' ').trim()}>
      {title === undefined ? null : <p className={styles.title}>{title}</p>}
      {children}
    </div>
  )
}
