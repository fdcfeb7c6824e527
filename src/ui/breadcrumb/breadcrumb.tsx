import { type Link } from '../link'
import * as styles from './breadcrumb.module.css'

type Props = { label: string; links: readonly Link[] }

/** The pages above this one; nothing on one that stands at the top. */
export function Breadcrumb({ label, links }: Props) {
  if (links.length === 0) return null
  return (
    <nav className={styles.breadcrumb} aria-label={label}>
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
