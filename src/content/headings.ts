import { type Body } from './body'
import { toPlainText } from './plain-text'
import { type Heading, type RichText } from './rich-text'

export type ContentsEntry = { id: string; level: Heading['level']; words: string }

/** The headings of a text, for its list of contents. */
export const headingsOf = (text: RichText): ContentsEntry[] =>
  text
    .filter((part) => part.kind === 'heading')
    .map(({ id, level, content }) => ({ id, level, words: toPlainText(content) }))

export const headingsOfBody = (body: Body): ContentsEntry[] =>
  body.flatMap((block) => (block.block === 'text' ? headingsOf(block.text) : []))
