import { type ReactNode } from 'react'
import { type Fact, Facts } from '../facts/facts'
import { RichText, type RichTextPart } from '../rich-text/rich-text'
import { Changed, Pattern, Status, type StatusData } from '../status/status'
import * as styles from './law-answer.module.css'

type Props = {
  id: string
  question: string
  /** None where the answer is a figure, a time or words. */
  status: StatusData | undefined
  changes: readonly string[]
  /** In large type, where the answer turns on it. */
  figure: string | undefined
  short: string
  detail: readonly RichTextPart[]
  lang: string
  facts: readonly Fact[]
  children?: ReactNode
}

/** What the law says to one question: in short, in full, and on what it rests. */
export function LawAnswer(props: Props) {
  const { id, question, status, changes, figure, short, detail, lang, facts, children } = props
  return (
    <article id={id} className={styles.answer} aria-labelledby={`${id}-question`}>
      <div className={styles.said}>
        {status === undefined && changes.length === 0 ? null : (
          <p className={styles.sign}>
            {status === undefined ? null : (
              <>
                <Pattern kind={status.kind} /> <Status {...status} />
              </>
            )}
            {changes.map((change) => (
              <Changed key={change} text={change} />
            ))}
          </p>
        )}
        <h3 id={`${id}-question`} tabIndex={-1}>
          {question}
        </h3>
        {figure === undefined ? null : <p className={styles.figure}>{figure}</p>}
        <p className={styles.short} lang={lang}>
          {short}
        </p>
        <div className={styles.detail} lang={lang}>
          <RichText parts={detail} />
        </div>
        {children}
      </div>
      <Facts facts={facts} />
    </article>
  )
}

/** A question to which nothing is answered on a day. */
export const LawUnanswered = ({ id, question, text }: { id: string; question: string; text: string }) => (
  <article id={id} className={styles.answer} aria-labelledby={`${id}-question`}>
    <div className={styles.said}>
      <h3 id={`${id}-question`} tabIndex={-1}>
        {question}
      </h3>
      <p>{text}</p>
    </div>
  </article>
)

/** Presses beside each other. */
export const Presses = ({ children }: { children: ReactNode }) => <div className={styles.presses}>{children}</div>
