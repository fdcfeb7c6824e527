import { type RichTextParts } from '../../../src/access/rich-text-parts'
import { type Inline, type List, type RichText } from '../../../src/content/rich-text'
import { type NoteList, noteInWords } from '../../../src/plan/show/notes'
import { type Leads } from './find-leads'

type ShownPart = RichTextParts[number]
type ShownList = Extract<ShownPart, { kind: 'list' }>
type ShownInline = ShownList['items'][number]['content'][number]

/** A text with its links ready. A link to what is not public, or is gone, keeps its words; so does a note where none are listed. */
export function showText(text: RichText, leads: Leads, notes?: NoteList): RichTextParts {
  const show = (content: readonly Inline[]) => showInlines(content, leads, notes)
  return text.map((part): ShownPart =>
    part.kind === 'list' ? showList(part, show) : { ...part, content: show(part.content) },
  )
}

const showList = ({ items, ...list }: List, show: (content: readonly Inline[]) => ShownInline[]): ShownList => ({
  ...list,
  items: items.map(({ content, below }) => ({
    content: show(content),
    below: below.map((one) => showList(one, show)),
  })),
})

const showInlines = (content: readonly Inline[], leads: Leads, notes: NoteList | undefined): ShownInline[] =>
  content.flatMap((inline): ShownInline[] => {
    if (inline.kind === 'note') return [notes ? notes.mark(inline) : noteInWords(inline)]
    if (inline.kind !== 'link') return [inline]
    const { target } = inline
    const href = target.kind === 'web' ? target.url : leads.find(target.ref)?.href
    return href === undefined ? inline.content : [{ kind: 'link', href, content: inline.content }]
  })
