import * as styles from './wait-lines.module.css'

type Props = {
  /** What is waited for, for screen readers. */
  text: string
  /** Said to everybody, once it takes longer than usual. */
  note?: string | undefined
  lines?: number
}

/** Keeps the room of what is on its way. Nothing moves. */
export function WaitLines({ text, note, lines = 4 }: Props) {
  return (
    <div className={styles.wait}>
      <p className="unseen" role="status">
        {text}
      </p>
      <div aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          <div key={line} className={styles.line} />
        ))}
      </div>
      <p className={styles.note} role="status">
        {note}
      </p>
    </div>
  )
}
