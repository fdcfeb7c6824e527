import { type ReactNode } from 'react'
import * as styles from './callout.module.css'

type Props = { id: string; title: string; children: ReactNode }

/** What to do, and by when: first of all. */
export function Callout({ id, title, children }: Props) {
  return (
    <section className={styles.callout} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Each with the time by which it is to be done. */
export function Actions({ actions }: { actions: readonly { when: string; what: ReactNode }[] }) {
  return (
    <dl className={styles.actions}>
      {actions.map(({ when, what }) => (
        <div key={when}>
          <dt>{when}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
