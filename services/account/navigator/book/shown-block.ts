import { type RichTextParts } from '../../../../src/access/rich-text-parts'
import { type Block } from '../../../../src/content/body'

/** A part of a guidance with its links made ready. What only a page can show is given by its words. */
export type ShownBlock =
  | { block: 'text'; text: RichTextParts }
  | { block: 'callout'; heading: string; text: RichTextParts }
  | Extract<Block, { block: 'pull-quote' | 'data-table' }>
  | { block: 'questions'; questions: readonly { question: string; answer: RichTextParts }[] }
