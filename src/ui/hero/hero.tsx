import { type ReactNode } from 'react'
import { type Link } from '../link'
import { MoreLink } from '../more-link/more-link'
import { Quill } from '../quill/quill'
import * as styles from './hero.module.css'

type Props = {
  /** Each on a line of its own. */
  lines: readonly string[]
  lead: ReactNode
  links: readonly Link[]
}

/** The first thing on the home page. */
export function Hero({ lines, lead, links }: Props) {
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.plate}`}>
        <h1 className={styles.claim}>
          {lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <div className={styles.quill}>
          <Quill kind="standing" />
        </div>
        <div className={styles.lead}>
          <p>{lead}</p>
          <p className={styles.links}>
            {links.map((link) => (
              <MoreLink key={link.href} {...link} />
            ))}
          </p>
        </div>
      </div>
    </div>
  )
}
