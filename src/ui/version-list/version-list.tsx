import { type ReactNode } from 'react'
import * as styles from './version-list.module.css'

export type ShownVersion = {
  id: string
  title: string
  lines: readonly ReactNode[]
  isNow: boolean
  children?: ReactNode
}

/** What an answer said, the newest first. */
export const VersionList = ({ versions }: { versions: readonly ShownVersion[] }) => (
  <ol className={styles.versions} reversed>
    {versions.map(({ id, title, lines, isNow, children }) => (
      <li key={id} className={isNow ? styles.now : undefined} aria-current={isNow || undefined}>
        <p className={styles.title}>{title}</p>
        {lines.map((line, position) => (
          <p key={position} className={styles.line}>
            {line}
          </p>
        ))}
        {children}
      </li>
    ))}
  </ol>
)
