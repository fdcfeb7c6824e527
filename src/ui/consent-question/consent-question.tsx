import { ActionButton } from '../button/button'
import { Check } from '../field/field'
import { type Link } from '../link'
import * as styles from './consent-question.module.css'

type Props = {
  title: string
  text: string
  acceptAll: string
  refuseAll: string
  /** What may be agreed to by itself, and the words that open these choices and keep them. */
  choices: readonly { value: string; text: string }[]
  choose: string
  keep: string
  more?: Link | undefined
}

/**
 * What may be stored that no page needs. Hidden until a script has found that nobody has answered; all answers weigh the same. Until
 * somebody chooses one by one it takes at most an eighth of a screen.
 */
export function ConsentQuestion({ title, text, acceptAll, refuseAll, choices, choose, keep, more }: Props) {
  return (
    <section className={styles.question} aria-labelledby="consent_question" data-consent="" hidden>
      <div className={`wrap ${styles.row}`}>
        <h2 id="consent_question">{title}</h2>
        <div className={styles.answers}>
          <ActionButton kind="quiet" hooks={{ 'data-decide': 'all' }}>
            {acceptAll}
          </ActionButton>
          <ActionButton kind="quiet" hooks={{ 'data-decide': 'none' }}>
            {refuseAll}
          </ActionButton>
        </div>
        <details className={styles.choices}>
          <summary>{choose}</summary>
          <p>
            {text}{' '}
            {more === undefined ? null : (
              <a href={more.href} hrefLang={more.hreflang}>
                {more.text}
              </a>
            )}
          </p>
          {choices.map((choice) => (
            <Check key={choice.value} id={`consent_${choice.value}`} name="allowed" {...choice} />
          ))}
          <p className={styles.keep}>
            <ActionButton kind="quiet" hooks={{ 'data-decide': 'chosen' }}>
              {keep}
            </ActionButton>
          </p>
        </details>
      </div>
    </section>
  )
}
