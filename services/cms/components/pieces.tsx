import { type Piece } from '../../shared/differences/find-differences'
import './pieces.css'

export type PieceWords = { added: string; removed: string }
type Differences = {
  fields: readonly { label: string; pieces: readonly Piece[] }[]
  said: PieceWords
  className?: string
}

/** Field by field, how one text differs from another. */
export const FieldDifferences = ({ fields, said, className }: Differences) => (
  <dl className={className}>
    {fields.map(({ label, pieces }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <Pieces pieces={pieces} said={said} />
        </dd>
      </div>
    ))}
  </dl>
)

/** What two texts have in common and what not; in words too, since a colour is not heard, and not seen by everybody. */
export function Pieces({ pieces, said }: { pieces: readonly Piece[]; said: PieceWords }) {
  return (
    <>
      {pieces.map(({ kind, text }, position) => {
        if (kind === 'SAME') return <span key={position}>{text}</span>
        const Mark = kind === 'ADDED' ? 'ins' : 'del'
        return (
          <Mark key={position} className={kind === 'ADDED' ? 'piece-added' : 'piece-removed'}>
            <span className="piece-word">{` ${kind === 'ADDED' ? said.added : said.removed} `}</span>
            {text}
          </Mark>
        )
      })}
    </>
  )
}
