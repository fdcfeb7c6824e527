import { type RichTextParts } from '../../../src/access/rich-text-parts'
import { type Inline, type List, type RichText } from '../../../src/content/rich-text'
import { type Leads } from './find-leads'

type ShownPart = RichTextParts[number]
type ShownList = Extract<ShownPart, { kind: 'list' }>
type ShownInline = ShownList['items'][number]['content'][number]

/** A text with its links ready. A link to what is not public, or is gone, keeps its words. */
export const showText = (text: RichText, leads: Leads): RichTextParts =>
  text.map((part): ShownPart =>
    part.kind === 'list' ? showList(part, leads) : { ...part, content: showInlines(part.content, leads) },
  )

const showList = ({ items, ...list }: List, leads: Leads): ShownList => ({
  ...list,
  items: items.map(({ content, below }) => ({
    content: showInlines(content, leads),
    below: below.map((one) => showList(one, leads)),
  })),
})

const showInlines = (content: readonly Inline[], leads: Leads): ShownInline[] =>
  content.flatMap((inline): ShownInline[] => {
    if (inline.kind !== 'link') return [inline]
    const { target } = inline
    const href = target.kind === 'web' ? target.url : leads.find(target.ref)?.href
    return href === undefined ? inline.content : [{ kind: 'link', href, content: inline.content }]
  })
