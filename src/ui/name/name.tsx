import { Fragment } from 'react'
import * as styles from './name.module.css'

type Part = { text: string; lang?: string }

/** A person's name; the part in another script says in which language it is to be read. */
export function Name({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, lang }, position) => (
    <Fragment key={text}>
      {position > 0 ? ' ' : null}
      {parts.length === 1 && lang === undefined ? (
        text
      ) : (
        <span className={styles.part} lang={lang}>
          {text}
        </span>
      )}
    </Fragment>
  ))
}
