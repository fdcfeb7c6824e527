import { type ReactNode } from 'react'
import * as styles from './awaited.module.css'

type Props = {
  id: string
  data: Readonly<Record<`data-${string}`, string>>
  /** What a reader sees where the script does not come. */
  ifLate: string
  children: ReactNode
}

/** A place that a script fills. What follows it is seen once it is filled, so that nothing moves on the page. */
export const Awaited = ({ id, data, ifLate, children }: Props) => (
  <div className={styles.frame}>
    <div id={id} className={`wrap ${styles.place}`} {...data} />
    <div className={styles.rest}>
      <p className={`wrap ${styles.late}`}>{ifLate}</p>
      {children}
    </div>
  </div>
)
