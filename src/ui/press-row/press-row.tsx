import { type ReactNode } from 'react'
import * as styles from './press-row.module.css'

/** Buttons beside each other, as many to a line as there is room. */
export const PressRow = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>
