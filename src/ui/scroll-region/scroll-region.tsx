import { type ReactNode } from 'react'
import * as styles from './scroll-region.module.css'

type Props = {
  /** The id of what names the region to those who listen. */
  labelledBy: string
  /** From 72rem on there is room, and a table's headings can stay in view, as they cannot within something that scrolls. */
  isOpenWhenWide?: boolean
  /** No wider page has room for it: it is a window of its own, in which the headings stay in view. */
  isWindow?: boolean
  children: ReactNode
}

/** Holds what may be wider than the page: it scrolls by itself, also with the keyboard, and shows where more of it is. */
export function ScrollRegion({ labelledBy, isOpenWhenWide = false, isWindow = false, children }: Props) {
  return (
    <section
      className={`${styles.region} ${isWindow ? styles.window : ''} ${isOpenWhenWide ? styles.open : ''}`.trim()}
      aria-labelledby={labelledBy}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
      tabIndex={0}
    >
      {children}
    </section>
  )
}
