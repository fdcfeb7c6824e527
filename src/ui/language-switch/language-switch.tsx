import * as styles from './language-switch.module.css'

export type LanguageLink = {
  href: string
  /** EN, FR, 中文 */
  short: string
  /** The language's name for itself. */
  name: string
  lang: string
  hreflang: string
  isCurrent?: boolean
}

type Props = { label: string; languages: readonly LanguageLink[]; look?: 'short' | 'full' }

/** The same page in other languages; where there is none, a page that says so in that language. */
export function LanguageSwitch({ label, languages, look = 'short' }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.languages}>
        {languages.map(({ href, short, name, lang, hreflang, isCurrent = false }) => (
          <li key={lang}>
            <a href={href} lang={lang} hrefLang={hreflang} aria-current={isCurrent ? 'true' : undefined}>
              {look === 'short' ? short : name}
              {look === 'short' && short !== name ? <span className="unseen"> {name}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
