import { directionOf } from '../../config/locales'
import { type Inline, type List, type ListItem, type RichText } from '../../content/rich-text'
import { type Inline as ShownInline, type RichTextPart } from '../../ui/rich-text/rich-text'
import { linkTo } from '../parts/link-to'
import { type Reader } from '../store/reader'
import { type NoteList, noteInWords } from './notes'

type ShownList = Extract<RichTextPart, { kind: 'list' }>

/** A text with its links made ready. A link whose item is not live keeps its words, and so does a note where none are listed. */
export function showRichText(text: RichText, read: Reader, notes?: NoteList): RichTextPart[] {
  const show = (content: readonly Inline[]) => showInlines(content, read, notes)
  return text.map((part) => (part.kind === 'list' ? showList(part, show) : { ...part, content: show(part.content) }))
}

type Show = (content: readonly Inline[]) => ShownInline[]

function showList({ items, ...list }: List, show: Show): ShownList {
  const showItem = ({ content, below }: ListItem) => ({
    content: show(content),
    below: below.map((one) => showList(one, show)),
  })
  return { ...list, items: items.map(showItem) }
}

const showInlines = (content: readonly Inline[], read: Reader, notes: NoteList | undefined): ShownInline[] =>
  content.flatMap((inline): ShownInline[] => {
    if (inline.kind === 'note') return [notes ? notes.mark(inline) : noteInWords(inline)]
    if (inline.kind !== 'link') return withNumbers(inline, read)
    const link = linkTo(inline.target, read)
    const content = inline.content.flatMap((one) => withNumbers(one, read))
    return link ? [{ kind: 'link', href: link.href, content }] : content
  })

/** What has several groups of digits: a telephone number, an account, a day. */
const grouped = /(\+?\d+(?:[ \u00a0./()-]{1,2}\d+)+)/
type Line = Exclude<Inline, { kind: 'note' | 'link' }>
type ShownLine = Exclude<ShownInline, { kind: 'note' | 'link' }>

/** Between words that are written from right to left, the groups of a number would change places. */
function withNumbers(line: Line, { locale }: Reader): ShownLine[] {
  if (line.kind !== 'words' || directionOf(locale) === 'ltr') return [line]
  const parts = line.text.split(grouped)
  return parts.flatMap((text, position): ShownLine[] => {
    if (text === '') return []
    return [{ ...line, text, marks: position % 2 === 0 ? line.marks : [...line.marks, 'number'] }]
  })
}
