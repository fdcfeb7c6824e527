import * as styles from './pull-quote.module.css'

type Props = { quote: string; source?: string }

/** Somebody's words, large. The marks of the language are part of the text. */
export function PullQuote({ quote, source }: Props) {
  return (
    <figure className={styles.figure}>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      {source === undefined ? null : <figcaption>{source}</figcaption>}
    </figure>
  )
}
