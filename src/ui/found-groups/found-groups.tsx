import { type ReactNode, type Ref } from 'react'
import * as styles from './found-groups.module.css'

export type FoundRow = { key: string; href: string; title: ReactNode; excerpt?: ReactNode; note?: string }
export type FoundGroup = {
  id: string
  title: string
  /** Where the words are in another language than the page. */
  lang?: string | undefined
  rows: readonly FoundRow[]
}

/** What was found within a part of the site, by what it belongs to. */
export const FoundGroups = ({ groups, place }: { groups: readonly FoundGroup[]; place?: Ref<HTMLDivElement> }) => (
  <div ref={place} className={styles.groups}>
    {groups.map(({ id, title, lang, rows }) => (
      <section key={id} aria-labelledby={id}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <ul className={styles.rows}>
          {rows.map(({ key, href, title: name, excerpt, note }) => (
            <li key={key} className={styles.row} lang={lang}>
              <a className={styles.name} href={href}>
                {name}
              </a>
              {excerpt === undefined ? null : <p className={styles.excerpt}>{excerpt}</p>}
              {note === undefined ? null : <p className={styles.note}>{note}</p>}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
