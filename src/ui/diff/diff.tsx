import * as styles from './diff.module.css'

export type Piece = { kind: 'SAME' | 'ADDED' | 'REMOVED'; text: string }
/** What is heard around the pieces, and seen below the first difference of a page. */
export type DiffWords = { added: string; removed: string; endAdded: string; endRemoved: string }

type Props = { pieces: readonly Piece[]; words: DiffWords; lang: string }

/** One running text: what was put in and what was taken out, seen and heard. */
export const Diff = ({ pieces, words, lang }: Props) => (
  <p className={styles.diff} lang={lang}>
    {pieces.map((piece, position) => (
      <PieceOf key={position} piece={piece} words={words} />
    ))}
  </p>
)

function PieceOf({ piece: { kind, text }, words }: { piece: Piece; words: DiffWords }) {
  if (kind === 'SAME') return <>{text}</>
  const Element = kind === 'ADDED' ? 'ins' : 'del'
  return (
    <Element className={kind === 'ADDED' ? styles.added : styles.removed}>
      <span className="unseen"> [{kind === 'ADDED' ? words.added : words.removed}: </span>
      {text}
      <span className="unseen"> {kind === 'ADDED' ? words.endAdded : words.endRemoved}] </span>
    </Element>
  )
}

/** What the two kinds of marks mean. */
export const DiffLegend = ({ words }: { words: DiffWords }) => (
  <p className={styles.legend} aria-hidden="true">
    <del className={styles.removed}>{words.removed}</del> <ins className={styles.added}>{words.added}</ins>
  </p>
)
