import { Fragment } from 'react'

type Part = { text: string; lang?: string }

/** A person's name; the part in another script says in which language it is to be read. */
export function Name({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, lang }, position) => (
    <Fragment key={text}>
      {position > 0 ? ' ' : null}
      {lang === undefined ? text : <span lang={lang}>{text}</span>}
    </Fragment>
  ))
}
