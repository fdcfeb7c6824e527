import { type Link } from '../link'
import * as styles from './link-groups.module.css'

export type Branch = Link & { below?: readonly Branch[] }

function Branches({ branches }: { branches: readonly Branch[] }) {
  return (
    <ul className={styles.branches}>
      {branches.map(({ href, text, below = [] }) => (
        <li key={href}>
          <a href={href}>{text}</a>
          {below.length > 0 ? <Branches branches={below} /> : null}
        </li>
      ))}
    </ul>
  )
}

export type LinkGroup = {
  id: string
  title: string
  /** Of a page of its own. */
  href?: string
  note?: string
  branches: readonly Branch[]
}

/** All pages of a kind, with what is below them: the site map, the trees of expertise. */
export function LinkGroups({ groups, level = 2 }: { groups: readonly LinkGroup[]; level?: 2 | 3 }) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.groups}>
      {groups.map(({ id, title, href, note, branches }) => (
        <section key={id} className={styles.group} aria-labelledby={id}>
          <Title id={id} className={styles.title}>
            {href === undefined ? title : <a href={href}>{title}</a>}
          </Title>
          {note === undefined ? null : <p className={styles.note}>{note}</p>}
          {branches.length > 0 ? <Branches branches={branches} /> : null}
        </section>
      ))}
    </div>
  )
}
