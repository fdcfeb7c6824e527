import { type Dated } from '../link'
import { StatusChange, type StatusData } from '../status/status'
import { When } from '../when/when'
import * as styles from './change-list.module.css'

type Change = {
  href: string
  place: string
  question: string
  /** Subscribers' answers are not shown to everybody. */
  change?: { was: string; from: string; to: StatusData }
  date: Dated
}

/** What changed in the law, newest first. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className={styles.list}>
      {changes.map(({ href, place, question, change, date }) => (
        <li key={`${href} ${date.iso}`}>
          <p className={styles.place}>{place}</p>
          <p className={styles.question}>
            <a href={href}>{question}</a>
          </p>
          <p className={styles.change}>{change ? <StatusChange {...change} /> : null}</p>
          <p className={styles.date}>
            <When {...date} />
          </p>
        </li>
      ))}
    </ul>
  )
}
