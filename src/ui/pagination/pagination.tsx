import { Icon } from '../icon/icon'
import * as styles from './pagination.module.css'

type Page = { number: string; href: string; label: string; isCurrent?: boolean }

type Props = {
  label: string
  /** Those worth a link; a gap between their numbers is shown as one. */
  pages: readonly Page[]
  previous?: { href: string; text: string }
  next?: { href: string; text: string }
}

/** Real pages, each with an address of its own. */
export function Pagination({ label, pages, previous, next }: Props) {
  return (
    <nav className={styles.pagination} aria-label={label}>
      {previous ? (
        <a className={styles.step} href={previous.href} rel="prev">
          <Icon name="back" />
          {previous.text}
        </a>
      ) : null}
      <ol className={styles.pages}>
        {pages.map(({ number, href, label: name, isCurrent = false }) => (
          <li key={number}>
            <a href={href} aria-label={name} aria-current={isCurrent ? 'page' : undefined}>
              {number}
            </a>
          </li>
        ))}
      </ol>
      {next ? (
        <a className={styles.step} href={next.href} rel="next">
          {next.text}
          <Icon name="arrow" />
        </a>
      ) : null}
    </nav>
  )
}
