import * as styles from './suggestion.module.css'

type Props = { languages: readonly { href: string; lang: string; hreflang: string; text: string }[] }

/** The same page in other languages: a script shows the one that the reader's browser asks for, and the line waits for it. */
export function Suggestion({ languages }: Props) {
  return (
    <div className={`wrap ${styles.line}`}>
      {languages.map(({ href, lang, hreflang, text }) => (
        <p key={lang} lang={lang} data-suggests="" hidden>
          <a href={href} hrefLang={hreflang}>
            {text}
          </a>
        </p>
      ))}
    </div>
  )
}
