import { type ReactNode } from 'react'
import { Breadcrumb } from '../breadcrumb/breadcrumb'
import { type Link } from '../link'
import * as styles from './event-head.module.css'

type Props = {
  title: string
  above?: { label: string; links: readonly Link[] }
  /** The day of the month alone, large; then the rest. */
  date: { iso: string; day: string; rest: readonly string[] }
  /**
   * The same on other clocks: the reader's, once a script knows them, and till then those that all can count by. Nobody
   * needs their own for what is over.
   */
  elsewhere?: { universal: string | undefined; zone: string; local: string | undefined }
  state?: ReactNode
  /** It will not take place. */
  isOff?: boolean
  children?: ReactNode
}

/** An event is its date. */
export function EventHead({ title, above, date, elsewhere, state, isOff = false, children }: Props) {
  return (
    <header className={`wrap ${styles.head}`}>
      {above === undefined ? null : (
        <div className={styles.above}>
          <Breadcrumb {...above} />
        </div>
      )}
      <p className={styles.date}>
        <time dateTime={date.iso}>
          <span className={styles.day}>{date.day} </span>
          <span>
            {date.rest.map((line) => (
              <span key={line} className={styles.line}>
                {line}{' '}
              </span>
            ))}
            {elsewhere === undefined ? null : <Elsewhere iso={date.iso} {...elsewhere} />}
          </span>
        </time>
      </p>
      <div className={styles.words}>
        <h1>{title}</h1>
        {state === undefined ? null : <p className={isOff ? styles.off : styles.state}>{state}</p>}
        {children}
      </div>
    </header>
  )
}

const Elsewhere = ({ iso, universal, zone, local }: { iso: string } & NonNullable<Props['elsewhere']>) => (
  <>
    {local === undefined ? null : (
      <span className={styles.local} data-local-time={iso} data-zone={zone} hidden>
        {local}
      </span>
    )}
    {universal === undefined ? null : <span className={styles.universal}>{universal}</span>}
  </>
)

type AgendaProps = {
  caption: string
  headings: readonly [time: string, item: string]
  items: readonly { time: string; title: string; speakers?: string }[]
}

/** What happens when. */
export function Agenda({ caption, headings, items }: AgendaProps) {
  return (
    <table className={styles.agenda}>
      <caption className="unseen">{caption}</caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{headings[0]}</th>
          <th scope="col">{headings[1]}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ time, title, speakers }) => (
          <tr key={time}>
            <th scope="row">{time}</th>
            <td>
              {title}
              {speakers === undefined ? null : <span className={styles.speakers}>{speakers}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
