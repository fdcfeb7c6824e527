import { type ReactNode } from 'react'
import * as styles from './work-tools.module.css'

/** What stands above something to work with: what can be done with it, what it is narrowed to, how much is left. */
export const WorkTools = ({ children }: { children: ReactNode }) => <div className={styles.tools}>{children}</div>

/** Choices beside each other. */
export const Filters = ({ children }: { children: ReactNode }) => <div className={styles.filters}>{children}</div>
