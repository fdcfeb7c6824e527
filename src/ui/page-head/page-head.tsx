import { type ReactNode } from 'react'
import { Breadcrumb } from '../breadcrumb/breadcrumb'
import { type Link } from '../link'
import * as styles from './page-head.module.css'

type Props = {
  title: ReactNode
  /** The name of a thing stands larger than the title of a text. */
  size?: 'entity' | 'title'
  /** One line over the title: of when it is, and for whom. */
  over?: ReactNode
  /** It comes a moment later than the page: it has the room of two lines from the beginning. */
  isAwaited?: boolean
  above?: { label: string; links: readonly Link[] }
  standfirst?: ReactNode
  /** What it says is true of a whole list: a script hides it while only part of the list is shown. */
  isOfWhole?: boolean
  /** A drawing or picture beside it. */
  art?: ReactNode
  /** A picture across the page, below all that. */
  strip?: ReactNode
  children?: ReactNode
}

/** Says what the page is about, and nothing else that large. */
export function PageHead({ title, size = 'title', over, isAwaited = false, above, standfirst, ...others }: Props) {
  const { isOfWhole, art, strip, children } = others
  const whole = isOfWhole ? { 'data-of-whole': '' } : {}
  return (
    <header className={`wrap ${styles.head}`} data-art={art === undefined ? undefined : ''}>
      {above ? <Breadcrumb {...above} /> : null}
      {over === undefined ? null : <div className={styles.over}>{over}</div>}
      <h1 className={isAwaited ? `${styles[size]} ${styles.awaited}` : styles[size]}>{title}</h1>
      {standfirst === undefined ? null : (
        <p className={styles.standfirst} {...whole}>
          {standfirst}
        </p>
      )}
      {children === undefined ? null : <div {...whole}>{children}</div>}
      {strip}
      {art === undefined ? null : <div className={styles.art}>{art}</div>}
    </header>
  )
}
