import { type ReactNode } from 'react'
import { type Dated } from '../link'
import { Quill } from '../quill/quill'
import { When } from '../when/when'
import * as styles from './overview-columns.module.css'

type Props = { label: string; side: ReactNode; children: ReactNode }

/** What is read first, and beside it what is only looked at. */
export const OverviewColumns = ({ label, side, children }: Props) => (
  <div className={`wrap ${styles.columns}`}>
    <div className={styles.main}>{children}</div>
    <aside className={styles.side} aria-label={label}>
      {side}
    </aside>
  </div>
)

type PartProps = { id: string; title: string; children: ReactNode }

export const SidePart = ({ id, title, children }: PartProps) => (
  <section className={styles.part} aria-labelledby={id}>
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    {children}
  </section>
)

type SideRow = { key: string; content: ReactNode; state: ReactNode }

/** Things, each with how it stands. */
export const SideRows = ({ rows }: { rows: readonly SideRow[] }) => (
  <ul className={styles.rows}>
    {rows.map(({ key, content, state }) => (
      <li key={key}>
        <span>{content}</span>
        <span className={styles.state}>{state}</span>
      </li>
    ))}
  </ul>
)

type SideDate = { key: string; date: Dated; href: string; lang?: string | undefined; text: string; note: string }

/** Days to come, each with what it brings. */
export const SideDates = ({ dates }: { dates: readonly SideDate[] }) => (
  <dl className={styles.dates}>
    {dates.map(({ key, date, href, lang, text, note }) => (
      <div key={key}>
        <dt>
          <When {...date} />
        </dt>
        <dd>
          <a href={href} lang={lang}>
            {text}
          </a>
          <span className={styles.note}>{note}</span>
        </dd>
      </div>
    ))}
  </dl>
)

/** What will stand here, where there is nothing yet. */
export const FirstWords = ({ text }: { text: string }) => (
  <>
    <p className={styles.lead}>{text}</p>
    <div className={styles.shaft}>
      <Quill kind="bare" />
    </div>
  </>
)

/** Room that is kept for what is on its way: nothing below it moves when it comes. */
export const KeptRoom = ({ children }: { children: ReactNode }) => <div className={styles.room}>{children}</div>
