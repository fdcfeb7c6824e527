import { type Link } from '../link'
import * as styles from './running-index.module.css'

/** Everything there is, as one sentence in large type. */
export function RunningIndex({ links }: { links: readonly Link[] }) {
  return (
    <ul className={styles.index}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  )
}
