import { type ReactNode } from 'react'
import * as styles from './inside.module.css'

type Props = {
  locale: string
  /** Which page this is, for the script for subscribers. */
  page: object
  /** It stands among what everybody reads, which is not to go down by a screen. */
  isAmong?: boolean
}

/**
 * Where a page goes on for those who are signed in: empty and hidden in every page that is built. As long as it is not, what
 * stands beside it for others is not seen, or its teaser alone.
 */
export const Inside = ({ locale, page, isAmong = false }: Props) => (
  <div
    id="navigator_inside"
    className={isAmong ? styles.inside : `${styles.inside} ${styles.roomy}`}
    data-locale={locale}
    data-page={JSON.stringify(page)}
    hidden
  />
)

type OutsideProps = {
  /** A teaser stands for all who may not read on; the rest only for those who are not signed in. */
  isTeaser?: boolean
  children: ReactNode
}

/** What the page says in place of what is inside. */
export const Outside = ({ isTeaser = false, children }: OutsideProps) => (
  <div className={isTeaser ? styles.teaser : styles.outside}>{children}</div>
)
