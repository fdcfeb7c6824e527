import { type ReactNode } from 'react'
import { type Link } from '../link'
import { Quill } from '../quill/quill'
import * as styles from './message.module.css'

type EmptyProps = { title: string; text: string; children?: ReactNode }

/** A list with nothing in it: says what was looked for and offers one way on. */
export function EmptyState({ title, text, children }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.shaft}>
        <Quill kind="bare" />
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      {children === undefined ? null : <div className={styles.ways}>{children}</div>}
    </div>
  )
}

type PageProps = {
  title: string
  text: string
  links: readonly Link[]
  linksLabel: string
  below?: ReactNode
  children?: ReactNode
}

/** A page that stands where another was expected. */
export function MessagePage({ title, text, links, linksLabel, below, children }: PageProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children}
        <nav aria-label={linksLabel}>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.text}</a>
              </li>
            ))}
          </ul>
        </nav>
        {below}
      </div>
      <div className={styles.drawing}>
        <Quill kind="fallen" />
      </div>
    </div>
  )
}

const likeliestId = 'lost_pages'

/** Where a script puts the pages that an address may have meant; without one, nothing is seen of it. */
export const LikeliestPages = ({ title, locale }: { title: string; locale: string }) => (
  <nav
    id={likeliestId}
    className={styles.likeliest}
    data-locale={locale}
    aria-labelledby={`${likeliestId}_title`}
    hidden
  >
    <p id={`${likeliestId}_title`}>{title}</p>
    <ul />
  </nav>
)
