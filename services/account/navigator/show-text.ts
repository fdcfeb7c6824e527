import { type RichTextParts } from '../../../src/access/rich-text-parts'
import { type Body } from '../../../src/content/body'
import { toPlainText } from '../../../src/content/plain-text'
import { type Inline, type List, type RichText } from '../../../src/content/rich-text'
import { type ShownBlock } from './book/shown-block'

type ShownPart = RichTextParts[number]
type ShownList = Extract<ShownPart, { kind: 'list' }>
type ShownInline = ShownList['items'][number]['content'][number]

/** A text with its links ready. Those to pages of the site become their words: the service does not know every page. */
export const showText = (text: RichText): RichTextParts =>
  text.map((part): ShownPart =>
    part.kind === 'list' ? showList(part) : { ...part, content: showInlines(part.content) },
  )

const showList = ({ items, ...list }: List): ShownList => ({
  ...list,
  items: items.map(({ content, below }) => ({ content: showInlines(content), below: below.map(showList) })),
})

const showInlines = (content: readonly Inline[]): ShownInline[] =>
  content.flatMap((inline): ShownInline[] => {
    if (inline.kind !== 'link') return [inline]
    const { target } = inline
    return target.kind === 'web' ? [{ kind: 'link', href: target.url, content: inline.content }] : inline.content
  })

const paragraphOf = (text: string): ShownBlock => ({
  block: 'text',
  text: [{ kind: 'paragraph', content: [{ kind: 'words', text, marks: [] }] }],
})

/** The parts of a body that can be read. Pictures, and lists of other pages, are left out. */
export const showBody = (body: Body): ShownBlock[] =>
  body.flatMap((block): ShownBlock[] => {
    switch (block.block) {
      case 'text':
        return [{ block: 'text', text: showText(block.text) }]
      case 'callout':
        return [{ block: 'callout', heading: block.heading, text: showText(block.text) }]
      case 'pull-quote':
      case 'data-table':
        return [block]
      case 'questions':
        return [
          {
            block: 'questions',
            questions: block.questions.map(({ question, answer }) => ({ question, answer: showText(answer) })),
          },
        ]
      case 'video':
        return [paragraphOf(`${block.title}: ${block.transcript}`)]
      case 'embed':
        return [paragraphOf(`${block.title}: ${block.description}`)]
      case 'picture':
      case 'gallery':
      case 'people-list':
      case 'related-list':
      case 'downloads':
      case 'call-to-action':
      case 'status-table-reference':
        return []
    }
  })

/** The same text, a line for each paragraph, as differences are found in it. */
export const linesOf = (text: RichText): string => toPlainText(text)
