import { type Inline, type List, type ListItem, type RichText } from '../../content/rich-text'
import { type Inline as ShownInline, type RichTextPart } from '../../ui/rich-text/rich-text'
import { linkTo } from '../parts/link-to'
import { type Reader } from '../store/reader'

type ShownList = Extract<RichTextPart, { kind: 'list' }>

/** A text with its links made ready. A link whose item is not live keeps its words. */
export function showRichText(text: RichText, read: Reader): RichTextPart[] {
  return text.map((part) =>
    part.kind === 'list' ? showList(part, read) : { ...part, content: showInlines(part.content, read) },
  )
}

function showList({ items, ...list }: List, read: Reader): ShownList {
  const showItem = ({ content, below }: ListItem) => ({
    content: showInlines(content, read),
    below: below.map((one) => showList(one, read)),
  })
  return { ...list, items: items.map(showItem) }
}

const showInlines = (content: readonly Inline[], read: Reader): ShownInline[] =>
  content.flatMap((inline): ShownInline[] => {
    if (inline.kind !== 'link') return [inline]
    const link = linkTo(inline.target, read)
    return link ? [{ kind: 'link', href: link.href, content: inline.content }] : inline.content
  })
