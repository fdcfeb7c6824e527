import { Rose } from '../art/art'
import * as styles from './office-list.module.css'

export type OfficeEntry = {
  slug: string
  href: string
  name: string
  /** Degrees from north; none for the office from which bearings are taken. */
  bearing?: number
  note?: string
}

/** Offices by their wind roses. */
export function OfficeList({ offices }: { offices: readonly OfficeEntry[] }) {
  return (
    <ul className={styles.list}>
      {offices.map(({ slug, href, name, bearing, note }) => (
        <li key={href}>
          <div className={styles.rose}>
            <Rose slug={slug} bearing={bearing} />
          </div>
          <h3 className={styles.name}>
            <a href={href}>{name}</a>
          </h3>
          {note === undefined ? null : <p className={styles.note}>{note}</p>}
        </li>
      ))}
    </ul>
  )
}
