import { type ReactNode } from 'react'
import * as styles from './questions.module.css'

type Props = {
  questions: readonly { id: string; question: string; answer: ReactNode }[]
  /** All open, beside their questions, or folded until asked. */
  look?: 'open' | 'folded'
}

/** Questions and their answers. Folded ones are found by the browser's own search. */
export function Questions({ questions, look = 'folded' }: Props) {
  if (look === 'open') {
    return (
      <dl className={styles.open}>
        {questions.map(({ id, question, answer }) => (
          <div key={id} id={id}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <div className={styles.folded}>
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id}>
          <summary>{question}</summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  )
}
