import { type ReactNode } from 'react'
import * as styles from './report-sum.module.css'

type Props = {
  label: string
  sum: string
  /** What to do with it, at the end of the line. */
  children: ReactNode
}

/** How much is chosen, in large type, and the way on. */
export const ReportSum = ({ label, sum, children }: Props) => (
  <div className={styles.sum}>
    <p className={styles.said}>
      <span>{label}</span> {sum}
    </p>
    {children}
  </div>
)
