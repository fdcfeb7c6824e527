import { type ReactNode } from 'react'
import { type Dated } from '../link'
import { Status, StatusChange, type StatusData } from '../status/status'
import { When } from '../when/when'
import * as styles from './moved-list.module.css'

export type MovedRow = {
  key: string
  href: string
  question: string
  lang?: string | undefined
  date: Dated
  kind: string
  /** How it stands, and how it stood where that was otherwise. */
  status?: StatusData | undefined
  from?: string | undefined
  /** Of a question that has no status: what is answered now. */
  short?: string | undefined
  why: ReactNode
}

type Props = {
  id: string
  place: string
  href: string
  lang?: string | undefined
  meta: string
  /** Heard before the status that there was. */
  was: string
  rows: readonly MovedRow[]
  /** What is opened by the person who wants to see more of one place. */
  rest?: { title: string; rows: readonly MovedRow[] } | undefined
}

/** The answers of one place that changed: when and how at the side, the question with its answer beside it. */
export function MovedList({ id, place, href, lang, meta, was, rows, rest }: Props) {
  return (
    <section className={styles.place} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.name} lang={lang}>
          <a href={href}>{place}</a>
        </h2>
        <p className={styles.meta}>{meta}</p>
      </div>
      <Rows rows={rows} was={was} />
      {rest === undefined ? null : (
        <details className={styles.rest}>
          <summary>{rest.title}</summary>
          <Rows rows={rest.rows} was={was} />
        </details>
      )}
    </section>
  )
}

const Rows = ({ rows, was }: Pick<Props, 'rows' | 'was'>) => (
  <ol className={styles.list}>
    {rows.map((row) => (
      <li key={row.key} className={styles.row}>
        <p className={styles.meta}>
          <When {...row.date} /> <span className={styles.kind}>{row.kind}</span>
        </p>
        <h3 className={styles.question} lang={row.lang}>
          <a href={row.href}>{row.question}</a>
        </h3>
        <Stand row={row} was={was} />
        {row.why === null ? null : <p className={styles.why}>{row.why}</p>}
      </li>
    ))}
  </ol>
)

function Stand({ row: { status, from, short, lang }, was }: { row: MovedRow; was: string }) {
  if (status === undefined) return short === undefined ? null : <p lang={lang}>{short}</p>
  return <p>{from === undefined ? <Status {...status} /> : <StatusChange was={was} from={from} to={status} />}</p>
}
