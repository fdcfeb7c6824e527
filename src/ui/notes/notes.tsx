import { type ReactNode } from 'react'
import * as styles from './notes.module.css'

type Note = {
  id: string
  content: ReactNode
  /** Where the text has a mark that leads here. */
  backLabel?: string
}

type Props = { id: string; title: string; notes: readonly Note[]; closing?: ReactNode }

/** The sources of a text, each with the way back to where it is named: a number would promise a mark that leads to it. */
export function Notes({ id, title, notes, closing }: Props) {
  const List = notes.some(({ backLabel }) => backLabel !== undefined) ? 'ol' : 'ul'
  return (
    <section className={styles.notes} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <List>
        {notes.map((note) => (
          <li key={note.id} id={note.id}>
            {note.content}
            {note.backLabel === undefined ? null : (
              <>
                {' '}
                <a className={styles.back} href={`#${note.id}-back`} aria-label={note.backLabel}>
                  ↩
                </a>
              </>
            )}
          </li>
        ))}
      </List>
      {closing === undefined ? null : <p className={styles.closing}>{closing}</p>}
    </section>
  )
}
