import { type ReactNode } from 'react'
import { type Link } from '../link'
import * as styles from './sheet.module.css'

type Props = { overview: Link; links: readonly Link[]; aside?: ReactNode }

/** What stands in a panel that opens below an entry of the menu. */
export const Sheet = ({ overview, links, aside }: Props) => (
  <div className={`wrap ${styles.sheet}`}>
    <p className={styles.overview}>
      <a href={overview.href}>{overview.text}</a>
    </p>
    <ul className={styles.links}>
      {links.map(({ href, text }) => (
        <li key={href}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
    {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
  </div>
)
