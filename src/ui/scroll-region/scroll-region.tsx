import { type ReactNode } from 'react'
import * as styles from './scroll-region.module.css'

type Props = {
  /** The id of what names the region to those who listen. */
  labelledBy: string
  /** From 72rem on there is room, and a table's headings can stay in view, as they cannot within something that scrolls. */
  isOpenWhenWide?: boolean
  children: ReactNode
}

/** Holds what may be wider than the page: it scrolls by itself, also with the keyboard, and shows where more of it is. */
export function ScrollRegion({ labelledBy, isOpenWhenWide = false, children }: Props) {
  return (
    <section
      className={isOpenWhenWide ? `${styles.region} ${styles.open}` : styles.region}
      aria-labelledby={labelledBy}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
      tabIndex={0}
    >
      {children}
    </section>
  )
}
