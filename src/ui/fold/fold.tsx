import { type ReactNode } from 'react'
import { Icon } from '../icon/icon'
import * as styles from './fold.module.css'

type Props = {
  title: string
  /** How much of it is chosen, at the end of the line. */
  count?: string
  isOpen: boolean
  level: 3 | 4
  /** Short choices stand beside one another. */
  isShort?: boolean
  children: ReactNode
}

/** A part of a work screen that folds away under its heading. */
export function Fold({ title, count, isOpen, level, isShort = false, children }: Props) {
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <details className={isShort ? `${styles.fold} ${styles.short}` : styles.fold} open={isOpen}>
      <summary>
        <Icon name="chevron" />
        <Heading>{title}</Heading>
        {count === undefined ? null : <span className={styles.count}>{count}</span>}
      </summary>
      {children}
    </details>
  )
}

/** Folds in two columns where there is room. */
export const FoldColumns = ({ children }: { children: ReactNode }) => <div className={styles.columns}>{children}</div>
