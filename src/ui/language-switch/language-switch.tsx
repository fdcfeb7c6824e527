import * as styles from './language-switch.module.css'

export type LanguageLink = {
  href: string
  /** EN, FR, 中文 */
  short: string
  /** The language's name for itself. */
  name: string
  /** Said, in that language, where it is not to the same page. */
  leadsTo?: string
  lang: string
  hreflang: string
  isCurrent?: boolean
}

// Any other is lost in a flex container, and then the two are read out as one word.
const blank = '\u00A0'

type Props = { label: string; languages: readonly LanguageLink[]; look?: 'short' | 'full' }

/** The same page in other languages; a link that leads elsewhere says so. */
export function LanguageSwitch({ label, languages, look = 'short' }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.languages}>
        {languages.map(({ href, short, name, leadsTo, lang, hreflang, isCurrent = false }) => (
          <li key={lang}>
            <a href={href} lang={lang} hrefLang={hreflang} aria-current={isCurrent ? 'true' : undefined}>
              {look === 'short' ? short : name}
              {look === 'short' && short !== name ? <span className="unseen"> {name}</span> : null}
              {leadsTo === undefined ? null : <span className={styles.elsewhere}>{`${blank}– ${leadsTo}`}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
