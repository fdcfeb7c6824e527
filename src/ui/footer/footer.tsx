import { type Link } from '../link'
import { Mark } from '../mark/mark'
import * as styles from './footer.module.css'

/** A picture that leads to the page at the regulator which says that the firm is regulated. */
export type FooterBadge = { href: string; src: string; alt: string; width: number; height: number; lang?: string }

type Props = {
  /** What the site says about itself, and the regulator's facts. */
  statements: readonly { text: string; lang?: string }[]
  /** The regulator's badge, where there is one. */
  badge?: FooterBadge | undefined
  groups: readonly { id: string; title: string; links: readonly Link[] }[]
}

/** Closes every page. */
export function Footer({ statements, badge, groups }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`} data-groups={groups.length}>
        <div className={styles.firm}>
          <Mark />
          {statements.map(({ text, lang }) => (
            <p key={text} lang={lang}>
              {text}
            </p>
          ))}
          {badge === undefined ? null : <Badge {...badge} />}
        </div>
        {groups.map(({ id, title, links }) => (
          <nav key={id} aria-labelledby={id}>
            <h2 id={id} className={styles.title}>
              {title}
            </h2>
            <ul className={styles.links}>
              {links.map(({ href, text, hreflang }) => (
                <li key={href}>
                  <a href={href} hrefLang={hreflang}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}

const Badge = ({ href, lang, src, alt, width, height }: FooterBadge) => (
  <a href={href} lang={lang} className={styles.badge}>
    <img {...{ src, alt, width, height }} loading="lazy" decoding="async" />
  </a>
)
