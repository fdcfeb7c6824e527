import { type ReactNode, useEffect, useRef } from 'react'
import * as styles from './kept-list.module.css'

export type KeptRow = {
  key: string
  /** The day, where the list goes by days. */
  before?: string | undefined
  title: ReactNode
  /** How things stand with it. */
  state?: string | undefined
  /** When, where or what kind, in few words. */
  meta?: string | undefined
  /** What there is to know besides. */
  more?: ReactNode
  /** Buttons at its side. */
  acts: ReactNode
}

/** What somebody keeps, one below the other, with what can be done with each. */
export const KeptList = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>

export function KeptItem({ before, title, state, meta, more, acts }: Omit<KeptRow, 'key'>) {
  return (
    <li className={styles.item}>
      <div className={styles.matter}>
        {before === undefined ? null : <p className={styles.meta}>{before}</p>}
        <h3>{title}</h3>
        {state === undefined ? null : <p className={styles.state}>{state}</p>}
        {meta === undefined || meta === '' ? null : <p className={styles.meta}>{meta}</p>}
        {more}
      </div>
      <div className={styles.acts}>{acts}</div>
    </li>
  )
}

type GoneProps = { text: string; act: ReactNode; takesFocus?: boolean }

/** Stands in the place of what went, and brings it back. Its button may take the focus that the one before it had. */
export function GoneItem({ text, act, takesFocus = false }: GoneProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.querySelector('button')?.focus()
  }, [takesFocus])
  return (
    <li className={styles.item}>
      <div ref={place} className={styles.gone}>
        <p role="status">{text}</p>
        {act}
      </div>
    </li>
  )
}
