import { type ReactNode } from 'react'
import * as styles from './prose.module.css'

/** The column of a long text, with a margin for notes beside it. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>
}

/** Beside the paragraph before it; below it where there is no margin. */
export function SideNote({ children }: { children: ReactNode }) {
  return <aside className={styles.side}>{children}</aside>
}

/** Wider than the column: tables, pictures. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>
}

type ArticleBodyProps = { aside: ReactNode; children: ReactNode }

/** A long text with its contents at the side. */
export function ArticleBody({ aside, children }: ArticleBodyProps) {
  return (
    <div className={`wrap ${styles.body}`}>
      <div className={styles.aside}>{aside}</div>
      <Prose>{children}</Prose>
    </div>
  )
}
