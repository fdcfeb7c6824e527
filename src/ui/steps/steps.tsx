import { type ReactNode } from 'react'
import * as styles from './steps.module.css'

type Props = { steps: readonly { title: string; within?: string; content: ReactNode }[] }

/** One thing after the other, each with the time that it may take: a complaint, an application. */
export function Steps({ steps }: Props) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, within, content }) => (
        <li key={title}>
          <h3 className={styles.title}>{title}</h3>
          {within === undefined ? null : <p className={styles.within}>{within}</p>}
          <div className={styles.content}>{content}</div>
        </li>
      ))}
    </ol>
  )
}
