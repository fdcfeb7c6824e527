import { type Body, type Block } from './body'
import { notesIn } from './notes'
import { toPlainText } from './plain-text'
import { type RichText } from './rich-text'

/** All words of a body that a reader sees without asking for more: what search finds, and what reading takes time for. */
export const bodyToPlainText = (body: Body): string => toLines(body.map(toBlockWords))

const mostWords = 160

/** How a body begins, as far as a search engine shows of it; none of a body without words. */
export function firstWordsOf(body: Body): string | undefined {
  const words = bodyToPlainText(body).replace(/\s+/g, ' ')
  if (words.length <= mostWords) return words === '' ? undefined : words
  return `${words.slice(0, mostWords).replace(/\s+\S*$/, '')}…`
}

const toLines = (lines: readonly (string | undefined)[]): string =>
  lines.filter((line) => line !== undefined && line !== '').join('\n')

/** With its notes, which stand below the text. */
const toAllWords = (text: RichText): string => toLines([toPlainText(text), ...notesIn(text).map(({ words }) => words)])

function toBlockWords(block: Block): string {
  switch (block.block) {
    case 'text':
      return toAllWords(block.text)
    case 'callout':
      return toLines([block.heading, toAllWords(block.text)])
    case 'pull-quote':
      return toLines([block.quote, block.source])
    case 'picture':
      return block.caption ?? ''
    case 'gallery':
      return toLines(block.pictures.map(({ caption }) => caption))
    case 'video':
      return toLines([block.title, block.transcript])
    case 'embed':
      return toLines([block.title, block.description])
    case 'data-table':
      return toLines([block.caption, ...block.rows.flat()])
    case 'downloads':
      return toLines(block.files.map(({ title }) => title))
    case 'questions':
      return toLines(block.questions.flatMap(({ question, answer }) => [question, toAllWords(answer)]))
    case 'people-list':
    case 'related-list':
    case 'call-to-action':
    case 'status-table-reference':
      return ''
  }
}
