import { type ReactNode } from 'react'
import { type Link } from '../link'
import * as styles from './account-frame.module.css'

type Props = {
  /** Who is signed in, and how. */
  who: ReactNode
  /** What holds for everything below just now, such as that there is no connection. */
  warning?: string | undefined
  /** What ends it. */
  leave: ReactNode
  label: string
  places: readonly (Link & { isCurrent?: boolean })[]
  children: ReactNode
}

/** Around every page of somebody's own. */
export function AccountFrame({ who, warning, leave, label, places, children }: Props) {
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
          <p>
            <span role="status" className={styles.warning}>
              {warning}
            </span>
            {who}
          </p>
          {leave}
        </div>
      </div>
      {children}
    </div>
  )
}
