import { type ReactNode } from 'react'
import * as styles from './kept-list.module.css'

export type KeptRow = {
  key: string
  title: ReactNode
  /** When, where or what kind, in few words. */
  meta?: string | undefined
  /** What there is to know besides. */
  more?: ReactNode
  /** Buttons at its side. */
  acts: ReactNode
}

/** What somebody keeps, one below the other, with what can be done with each. */
export const KeptList = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>

export function KeptItem({ title, meta, more, acts }: Omit<KeptRow, 'key'>) {
  return (
    <li className={styles.item}>
      <div className={styles.matter}>
        <h3>{title}</h3>
        {meta === undefined || meta === '' ? null : <p className={styles.meta}>{meta}</p>}
        {more}
      </div>
      <div className={styles.acts}>{acts}</div>
    </li>
  )
}

/** Stands in the place of what went, and brings it back. */
export const GoneItem = ({ text, act }: { text: string; act: ReactNode }) => (
  <li className={styles.item}>
    <div className={styles.gone}>
      <p role="status">{text}</p>
      {act}
    </div>
  </li>
)
