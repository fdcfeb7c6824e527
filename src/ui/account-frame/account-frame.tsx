import { type ReactNode } from 'react'
import { type Link } from '../link'
import * as styles from './account-frame.module.css'

type Props = {
  /** Who is signed in, and how. */
  who: ReactNode
  /** What ends it. */
  leave: ReactNode
  label: string
  places: readonly (Link & { isCurrent?: boolean })[]
  children: ReactNode
}

/** Around every page of somebody's own. */
export function AccountFrame({ who, leave, label, places, children }: Props) {
  return (
    <div className={styles.frame}>
      <div className={`wrap ${styles.bar}`}>
        <nav aria-label={label}>
          <ul className={styles.places}>
            {places.map(({ href, text, isCurrent = false }) => (
              <li key={href}>
                <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.who}>
          <p>{who}</p>
          {leave}
        </div>
      </div>
      {children}
    </div>
  )
}
