import { type Part } from '../words/body'
import { linkTo, ref, refs, type Values } from './item'
import { toLexical } from './to-lexical'

/** The parts of a body as the CMS keeps them. */
export const toBlocks = (body: readonly Part[]): Values[] => body.map(toBlock)

function toBlock(part: Part): Values {
  const { block: blockType } = part
  switch (part.block) {
    case 'text':
      return { blockType, text: toLexical(part.text) }
    case 'callout':
      return { blockType, heading: part.heading, text: toLexical(part.text) }
    case 'pull-quote':
      return { blockType, quote: part.quote, source: part.source }
    case 'embed':
      return { blockType, title: part.title, address: part.address, description: part.description }
    case 'data-table':
      return { blockType, caption: part.caption, rows: part.rows.map((cells) => ({ cells: cells.map(toCell) })) }
    case 'people-list':
      return { blockType, people: refs('people', part.people) }
    case 'related-list':
      return { blockType, items: part.items.map(linkTo) }
    case 'questions':
      return { blockType, questions: part.questions.map(toQuestion) }
    case 'downloads':
      return { blockType, files: part.files.map(({ title, file }) => ({ title, file: ref('media', file) })) }
    case 'call-to-action':
      return typeof part.target === 'string'
        ? { blockType, text: part.text, url: part.target }
        : { blockType, text: part.text, target: linkTo(part.target) }
    case 'status-table-reference':
      return { blockType, jurisdiction: ref('nav-jurisdictions', part.jurisdiction) }
  }
}

const toCell = (text: string): Values => ({ text })

const toQuestion = ({ question, answer }: (Part & { block: 'questions' })['questions'][number]): Values => ({
  question,
  answer: toLexical(answer),
})
