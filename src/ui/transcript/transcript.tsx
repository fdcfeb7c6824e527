import { type ReactNode } from 'react'
import * as styles from './transcript.module.css'

export type TranscriptLine = { part: number; at: number; clock: string; text: string }

type Props = {
  lines: readonly TranscriptLine[]
  /** The film that its lines lead into. */
  film: string | undefined
  words: { search: string; jump: (clock: string) => string }
  children?: ReactNode
}

/** What was said, to be read. Each line leads to its place in the film; a script adds a search and jumps within the page. */
export const Transcript = ({ lines, film, words, children }: Props) => (
  <div className={styles.transcript} data-transcript="">
    <div className={styles.search} data-transcript-search="" hidden>
      <label htmlFor="transcript-search">{words.search}</label>
      <input id="transcript-search" type="search" autoComplete="off" maxLength={100} />
      <p role="status" />
    </div>
    {lines.length === 0 ? null : (
      <ol className={styles.lines}>
        {lines.map(({ part, at, clock, text }) => (
          <li key={part} data-part={part} data-at={at}>
            {film === undefined ? (
              <span className={styles.clock}>{clock}</span>
            ) : (
              <a className={styles.clock} href={`${film}#t=${at}`} aria-label={words.jump(clock)}>
                {clock}
              </a>
            )}
            <span data-said="">{text}</span>
          </li>
        ))}
      </ol>
    )}
    {children}
  </div>
)
