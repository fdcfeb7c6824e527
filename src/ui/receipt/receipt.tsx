import { type ReactNode } from 'react'
import * as styles from './receipt.module.css'

type Props = {
  title: string
  /** Stands before the number. */
  label: string
  text: string
  /** Waits in the page, hidden, until an answer uncovers it by this name and fills in the number. */
  when: string
  /** What else may have to be said of it. */
  children?: ReactNode
}

/** That something has arrived, and the number under which it is known. */
export function Receipt({ title, label, text, when, children }: Props) {
  return (
    <div className={styles.receipt} tabIndex={-1} hidden data-when={when}>
      <h3 className={styles.title}>{title}</h3>
      <p>
        {label} <strong className={styles.number} data-fill="reference" />
      </p>
      <p>{text}</p>
      {children}
    </div>
  )
}
