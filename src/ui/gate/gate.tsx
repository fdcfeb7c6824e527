import { type ReactNode } from 'react'
import { Quill } from '../quill/quill'
import * as styles from './gate.module.css'

type Props = {
  title: string
  lead: ReactNode
  /** What is done here: one way, or several below each other. */
  children?: ReactNode
  /** What to know besides. */
  aside?: ReactNode
  /** It takes a moment; screen readers say when it is over. */
  isBusy?: boolean
}

/** The page before a door: what it leads to, and the ways through it. */
export function Gate({ title, lead, children, aside, isBusy = false }: Props) {
  return (
    <div className={`wrap ${styles.gate}`} aria-busy={isBusy || undefined}>
      <div className={styles.words}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <div className={styles.lead}>{lead}</div>
        {children}
      </div>
      <div className={styles.beside}>
        <div className={styles.drawing}>
          <Quill kind="bare" />
        </div>
        {aside}
      </div>
    </div>
  )
}

/** Ways that are the same to the site; the first stands out. */
export function Ways({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.ways}>
      {children}
    </div>
  )
}

/** A way with fields of its own, below those that need a press alone, and as wide as they are. */
export function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
