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

type Props = { groups: readonly { id: string; title: string; note?: string; branches: readonly Branch[] }[] }

/** All pages of a kind, with what is below them: the site map, the trees of expertise. */
export function LinkGroups({ groups }: Props) {
  return (
    <div className={styles.groups}>
      {groups.map(({ id, title, note, branches }) => (
        <section key={id} className={styles.group} aria-labelledby={id}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {note === undefined ? null : <p className={styles.note}>{note}</p>}
          <Branches branches={branches} />
        </section>
      ))}
    </div>
  )
}
