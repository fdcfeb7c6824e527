import { type RootContent } from 'mdast'
import { type Part, type RichText } from './body'
import { failAt, parseMarkdown, type Place } from './parse-markdown'
import { isDirective, parsePart } from './parse-part'
import { checkRichText } from './rich-text'

/** A text without parts of its own, as a biography is. */
export const parseRichText = (place: Place, source: string): RichText =>
  checkRichText(place, parseMarkdown(source).children)

/** A body: what stands between two directives is one text. */
export function parseBody(place: Place, source: string): Part[] {
  const parts: Part[] = []
  let text: RootContent[] = []
  const endText = (): void => {
    if (text.length > 0) parts.push({ block: 'text', text: checkRichText(place, text) })
    text = []
  }
  for (const node of parseMarkdown(source).children) {
    if (node.type === 'table') failAt(place, node, 'a table stands inside :::table[What it shows]')
    if (!isDirective(node)) {
      text.push(node)
      continue
    }
    endText()
    parts.push(parsePart(place, node))
  }
  endText()
  return parts
}
