import { type Link } from '../link'
import * as styles from './contents.module.css'

type Props = { title: string; links: readonly Link[] }

/** The headings of a long text. */
export function Contents({ title, links }: Props) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className={styles.title}>
        {title}
      </h2>
      <ol className={styles.list}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
