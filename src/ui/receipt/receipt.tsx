import { type ReactNode } from 'react'
import * as styles from './receipt.module.css'

type Props = {
  title: string
  /** As deep as the form that it takes the place of. */
  heading?: 'h2' | 'h3'
  /** Stands before the number. */
  label: string
  text: string
  /** Waits in the page, hidden, until an answer uncovers it by this name and fills in the number. */
  when: string
  /** What else may have to be said of it. */
  children?: ReactNode
}

/** That something has arrived, and the number under which it is known. */
export function Receipt({ title, heading: Heading = 'h3', label, text, when, children }: Props) {
  return (
    <div className={styles.receipt} tabIndex={-1} hidden data-when={when}>
      <Heading className={styles.title}>{title}</Heading>
      <p>
        {label} <strong className={styles.number} data-fill="reference" />
      </p>
      <p>{text}</p>
      {children}
    </div>
  )
}
