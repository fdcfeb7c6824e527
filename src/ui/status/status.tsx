import * as styles from './status.module.css'

const shapes = {
  permitted: { line: 'm2.5 8.5 3.7 3.7L13.5 4' },
  'permitted-with-conditions': {
    line: 'M8 2.4a5.6 5.6 0 1 0 0 11.2 5.6 5.6 0 0 0 0-11.2',
    fill: 'M8 2.4a5.6 5.6 0 0 1 0 11.2z',
  },
  restricted: { fill: 'M8 2.5 14 13H2z' },
  prohibited: { line: 'm3.5 3.5 9 9m0-9-9 9' },
  'under-review': { line: 'M13.4 8A5.4 5.4 0 1 1 11.5 3.9M13.5 1.8v3.1h-3.1' },
  'not-applicable': { line: 'M3.5 12.5l9-9' },
  'no-data': { line: 'M4 8h8' },
} as const satisfies Record<string, { line?: string; fill?: string }>

export type StatusKind = keyof typeof shapes
export const statusKinds = Object.keys(shapes) as StatusKind[]

// A class is one word, a status may be three.
const classOf: Record<StatusKind, string | undefined> = {
  permitted: styles.permitted,
  'permitted-with-conditions': styles.conditional,
  restricted: styles.restricted,
  prohibited: styles.prohibited,
  'under-review': styles.review,
  'not-applicable': styles.none,
  'no-data': styles.none,
}

const patternOf: Record<StatusKind, string | undefined> = {
  permitted: styles.full,
  'permitted-with-conditions': styles.half,
  restricted: styles.rising,
  prohibited: styles.crossed,
  'under-review': styles.dotted,
  'not-applicable': styles.slashed,
  'no-data': styles.dashed,
}

export type StatusData = { kind: StatusKind; text: string }

/** Shape, word and colour: always the three together. */
export function Status({ kind, text }: StatusData) {
  const shape: { line?: string; fill?: string } = shapes[kind]
  return (
    <span className={`${styles.status} ${classOf[kind]}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {shape.line === undefined ? null : <path d={shape.line} />}
        {shape.fill === undefined ? null : <path className={styles.fill} d={shape.fill} />}
      </svg>
      {text}
    </span>
  )
}

/** The fourth voice of a status, after shape, word and colour: a column is read by it from across the room, and on paper. */
export const Pattern = ({ kind }: { kind: StatusKind }) => (
  <span className={`${styles.pattern} ${patternOf[kind]}`} aria-hidden="true" />
)

/** From one status to another; `was` is heard, the line through the old one is seen. */
export function StatusChange({ was, from, to }: { was: string; from: string; to: StatusData }) {
  return (
    <span className={styles.change}>
      <span className={styles.was}>
        <span className="unseen">{was} </span>
        <s>{from}</s>
      </span>
      <Status {...to} />
    </span>
  )
}

/** Marks what is new since the reader's last date. */
export function Changed({ text, from }: { text: string; from?: string }) {
  return (
    <span className={styles.changed}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path className={styles.fill} d="M2 8 8 2l6 6-6 6z" />
      </svg>
      {text}
      {from === undefined ? null : <span className={styles.was}>{from}</span>}
    </span>
  )
}

/** What each status means. */
export function StatusLegend({
  label,
  entries,
}: {
  label: string
  entries: readonly (StatusData & { meaning: string })[]
}) {
  return (
    <ul className={styles.legend} aria-label={label}>
      {entries.map(({ meaning, ...status }) => (
        <li key={status.kind}>
          <Pattern kind={status.kind} /> <Status {...status} /> <span className={styles.was}>{meaning}</span>
        </li>
      ))}
    </ul>
  )
}
