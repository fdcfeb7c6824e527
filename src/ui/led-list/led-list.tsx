import { Cover } from '../cover/cover'
import { IndexEntry, type IndexRow } from '../index-list/index-list'
import { type PictureData } from '../picture/picture'
import * as styles from './led-list.module.css'

/** `lead` begins a movement: the rows after it, up to the next lead, stand beside it where there is room. */
export type LedRow = IndexRow & { lead?: { slug: string; picture?: PictureData } }

/** A long list that has a rhythm: now and then one with its picture, and on a phone short rows between them. */
export function LedList({ rows, level = 2 }: { rows: readonly LedRow[]; level?: 2 | 3 }) {
  return (
    <ol className={styles.list}>
      {rows.map(({ lead, ...row }, position) => (
        <li key={row.href} className={classOf(rows, position)}>
          {lead ? <Cover {...lead} /> : null}
          <IndexEntry row={row} level={level} isLead={lead !== undefined} />
        </li>
      ))}
    </ol>
  )
}

/** Leads stand at the left and at the right in turn. */
function classOf(rows: readonly LedRow[], position: number): string {
  const movement = rows.slice(0, position + 1).filter(({ lead }) => lead !== undefined).length
  const part = rows[position]?.lead === undefined ? styles.row : styles.lead
  return movement % 2 === 1 ? `${part}` : `${part} ${styles.mirrored}`
}
