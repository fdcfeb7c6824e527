import { type ReactNode } from 'react'
import * as styles from './result-list.module.css'

type Row = { key: string; href: string; title: ReactNode; label: string; above: string; excerpt?: ReactNode }

type Props = {
  rows: readonly Row[]
  /** The number of the first of them. */
  start: number
  /** Hears which row somebody goes to; the link goes there by itself. */
  onChoose?: (row: number) => void
}

type FrameProps = {
  /** What narrows the answers: beside them, or folded above them where there is no room. */
  filters: ReactNode
  filtersTitle: string
  isWide: boolean
  children: ReactNode
}

/** The answers with what narrows them, in the order in which they are seen. */
export function ResultFrame({ filters, filtersTitle, isWide, children }: FrameProps) {
  if (isWide) {
    return (
      <div className={styles.frame}>
        <div className={styles.answers}>{children}</div>
        <div className={styles.filters}>{filters}</div>
      </div>
    )
  }
  return (
    <div className={styles.frame}>
      <details className={styles.folded}>
        <summary>{filtersTitle}</summary>
        {filters}
      </details>
      <div className={styles.answers}>{children}</div>
    </div>
  )
}

/** Answers to a question, the best first: what each is, where it stands, and the words that were found. */
export function ResultList({ rows, start, onChoose }: Props) {
  return (
    <ol className={styles.list} start={start}>
      {rows.map(({ key, href, title, label, above, excerpt }, row) => (
        <li key={key} className={styles.row}>
          <p className={styles.label}>{label}</p>
          <h2 className={styles.title}>
            <a href={href} onClick={() => onChoose?.(row)}>
              {title}
            </a>
          </h2>
          {excerpt === undefined ? null : <p className={styles.excerpt}>{excerpt}</p>}
          {above === '' ? null : <p className={styles.above}>{above}</p>}
        </li>
      ))}
    </ol>
  )
}
