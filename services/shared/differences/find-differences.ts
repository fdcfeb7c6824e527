import { diffArrays } from 'diff'
import { normaliseWords } from './normalise-words'

export const pieceKinds = ['SAME', 'ADDED', 'REMOVED'] as const
export type Piece = { kind: (typeof pieceKinds)[number]; text: string }

const segmenters = new Map<string, Intl.Segmenter>()

/** Words; in Chinese characters, since there a change is often one of a single one. */
function segmenterOf(lang: string): Intl.Segmenter {
  const known = segmenters.get(lang)
  if (known) return known
  const granularity = lang.startsWith('zh') ? 'grapheme' : 'word'
  const made = new Intl.Segmenter(lang, { granularity })
  segmenters.set(lang, made)
  return made
}

type Token = { text: string; compared: string }

/** Spaces go with the word before them: what is set apart only is no change. */
function tokensOf(text: string, lang: string): Token[] {
  const tokens: Token[] = []
  for (const { segment } of segmenterOf(lang).segment(text)) {
    const compared = normaliseWords(segment)
    const last = tokens.at(-1)
    if (compared !== '' || !last) tokens.push({ text: segment, compared })
    else last.text += segment
    // A new line counts, an ordinary space does not.
    if (segment.includes('\n') && last && compared === '') last.compared += '\n'
  }
  return tokens
}

// Texts that have less in common than this take long to compare, and reading them one after the other tells more.
const mostEdits = 1000

/** What two texts of one language have in common and what not; where only the typography differs, the newer text is given. */
export function findDifferences(before: string, after: string, lang: string): Piece[] {
  const [old, now] = [tokensOf(before, lang), tokensOf(after, lang)]
  const changes = diffArrays(old, now, {
    comparator: (one, other) => one.compared === other.compared,
    maxEditLength: mostEdits,
  })
  if (!changes) return joinPieces([toPiece('REMOVED', old), toPiece('ADDED', now)])
  let position = 0
  return joinPieces(
    changes.map(({ added, removed, value }) => {
      if (removed) return toPiece('REMOVED', value)
      const told = now.slice(position, position + value.length)
      position += value.length
      return toPiece(added ? 'ADDED' : 'SAME', told)
    }),
  )
}

const toPiece = (kind: Piece['kind'], tokens: readonly Token[]): Piece => ({
  kind,
  text: tokens.map(({ text }) => text).join(''),
})

function joinPieces(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const { kind, text } of pieces) {
    const last = joined.at(-1)
    if (text === '') continue
    if (last?.kind === kind) last.text += text
    else joined.push({ kind, text })
  }
  return joined
}
