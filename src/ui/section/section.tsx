import { type ReactNode } from 'react'
import { type Link } from '../link'
import { MoreLink } from '../more-link/more-link'
import * as styles from './section.module.css'

type Props = {
  id: string
  title: string
  note?: ReactNode
  more?: Link | undefined
  /** Solid blue, at most once a page. */
  isBand?: boolean
  /** The matter takes the whole width, below the label: a table. */
  isWide?: boolean
  children: ReactNode
}

/** The grid of a statute with marginal notes: the label at the side, the matter beside it. */
export function Section({ id, title, note, more, isBand = false, isWide = false, children }: Props) {
  return (
    <section className={isBand ? styles.band : styles.section} aria-labelledby={id}>
      <div className={isWide ? `wrap ${styles.wide}` : 'wrap split'}>
        <div className="sidenote">
          <h2 id={id}>{title}</h2>
          {note === undefined ? null : <p className={styles.note}>{note}</p>}
          {more === undefined ? null : (
            <p>
              <MoreLink {...more} />
            </p>
          )}
        </div>
        <div className="main">{children}</div>
      </div>
    </section>
  )
}
