import { ActionButton } from '../button/button'
import { type Link } from '../link'
import * as styles from './consent-question.module.css'

type Props = { title: string; text: string; accept: string; refuse: string; more?: Link | undefined }

/** Whether visits may be counted. Hidden until a script has found that nobody has answered; both answers weigh the same. */
export function ConsentQuestion({ title, text, accept, refuse, more }: Props) {
  return (
    <section className={styles.question} aria-labelledby="consent_question" data-consent="" hidden>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.words}>
          <h2 id="consent_question">{title}</h2>
          <p>
            {text} {more === undefined ? null : <a href={more.href}>{more.text}</a>}
          </p>
        </div>
        <div className={styles.answers}>
          <ActionButton kind="quiet" hooks={{ 'data-decide': 'yes' }}>
            {accept}
          </ActionButton>
          <ActionButton kind="quiet" hooks={{ 'data-decide': 'no' }}>
            {refuse}
          </ActionButton>
        </div>
      </div>
    </section>
  )
}
