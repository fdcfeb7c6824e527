import { type HTMLAttributes, type ReactNode } from 'react'
import * as styles from './search-answers.module.css'

type Attributes = HTMLAttributes<HTMLElement> & { ref?: unknown }
export type OfferedAnswer = {
  key: string
  title: ReactNode
  note?: string
  isActive: boolean
  /** Does something here, and leads nowhere. */
  isStep?: boolean
  attributes: Attributes
}
export type OfferedGroup = { id: string; title: string; answers: readonly OfferedAnswer[] }

type Props = {
  list: Attributes
  isOpen: boolean
  groups: readonly OfferedGroup[]
  /** Where there is nothing to choose from: why. */
  message?: string | undefined
}

/** What is offered while one types: one list for the keyboard, in groups for the eye. */
export function SearchAnswers({ list, isOpen, groups, message }: Props) {
  return (
    <div className={isOpen ? styles.sheet : styles.closed}>
      {message === undefined ? null : <p className={styles.message}>{message}</p>}
      <div {...(list as object)}>
        {groups.map(({ id, title, answers }) => (
          <ul key={id} role="group" aria-labelledby={id} className={styles.group}>
            <li id={id} role="presentation" className={styles.title}>
              {title}
            </li>
            {answers.map((answer) => (
              <li
                key={answer.key}
                className={answer.isActive ? styles.active : styles.answer}
                {...(answer.attributes as object)}
              >
                <span className={answer.isStep ? styles.step : undefined}>{answer.title}</span>
                {answer.note === undefined ? null : <span className={styles.note}>{answer.note}</span>}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </div>
  )
}
