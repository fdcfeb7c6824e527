import { type ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon'
import * as styles from './tiles.module.css'

export type Tile = {
  key: string
  title: string
  href: string
  state: { text: ReactNode; icon: IconName }
  text?: ReactNode
  /** What can be done with it. */
  action?: ReactNode
  /** It exists, and is closed to the person who looks. */
  isClosed?: boolean
}

/** Things to open, each with how it stands; ruled above, never boxed. */
export const Tiles = ({ tiles }: { tiles: readonly Tile[] }) => (
  <ul className={styles.tiles}>
    {tiles.map(({ key, title, href, state, text, action, isClosed = false }) => (
      <li key={key} className={isClosed ? `${styles.tile} ${styles.closed}` : styles.tile}>
        <h3 className={styles.title}>
          <a href={href}>{title}</a>
        </h3>
        <p className={styles.state}>
          <Icon name={state.icon} />
          <span>{state.text}</span>
        </p>
        <div className={styles.text}>{text}</div>
        {action}
      </li>
    ))}
  </ul>
)
