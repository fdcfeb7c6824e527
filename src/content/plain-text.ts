import { type Inline, type List, type RichTextPart } from './rich-text'

type Piece = Inline | RichTextPart

/** The words of a rich text or of a part of one, a line for each paragraph. */
export function toPlainText(pieces: readonly Piece[]): string {
  return pieces.map(toWords).join('').replace(/\n+/g, '\n').trim()
}

function toWords(piece: Piece): string {
  switch (piece.kind) {
    case 'words':
      return piece.text
    case 'line-break':
      return '\n'
    // Its place is below the text.
    case 'note':
      return ''
    case 'link':
      return piece.content.map(toWords).join('')
    case 'list':
      return toListWords(piece)
    case 'paragraph':
    case 'heading':
    case 'quote':
      return `${piece.content.map(toWords).join('')}\n`
  }
}

const toListWords = ({ items }: List): string =>
  items.map(({ content, below }) => `${content.map(toWords).join('')}\n${below.map(toListWords).join('')}`).join('')
