import { isSafeAddress } from '../../../src/content/safe-address'
import { linkable } from '../collections/linkable'
import { footnoteSlug, longestNote } from './footnote-limits'

type Node = Record<string, unknown>

// What the editor offers and the site can show; anything else came from elsewhere.
const knownNodes = new Set([
  'root',
  'paragraph',
  'heading',
  'text',
  'linebreak',
  'tab',
  'list',
  'listitem',
  'quote',
  'link',
  'autolink',
  'inlineBlock',
])
const headings = new Set(['h2', 'h3', 'h4'])
const lists = new Set(['bullet', 'number'])
// Lexical's bits of what the toolbar offers: bold, italic, subscript, superscript. Underlined, struck through and code are not.
const marksOnOffer = 1 | 2 | 32 | 64
const deepest = 40
const mostNodes = 20_000

/** Why a rich text cannot be kept, in words for its editor; asked of drafts too, because drafts are previewed. */
export function findRichTextProblem(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined
  const root = (value as { root?: unknown }).root
  if (!isNode(root) || root.type !== 'root') return 'is not a text that this editor wrote'
  const count = { left: mostNodes }
  return findNodeProblem(root, deepest, count)
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

function findNodeProblem(node: Node, levels: number, count: { left: number }): string | undefined {
  if (levels === 0) return `has lists or quotations more than ${deepest} levels deep`
  if (--count.left < 0) return 'is too long: split it into several parts'
  const own = findOwnProblem(node)
  if (own !== undefined) return own
  if (node.children === undefined) return undefined
  if (!Array.isArray(node.children)) return 'is not a text that this editor wrote'
  for (const child of node.children as unknown[]) {
    const problem = isNode(child) ? findNodeProblem(child, levels - 1, count) : 'is not a text that this editor wrote'
    if (problem !== undefined) return problem
  }
  return undefined
}

function findOwnProblem(node: Node): string | undefined {
  const type = String(node.type)
  if (!knownNodes.has(type)) return `contains "${type.slice(0, 40)}", which a text cannot contain`
  if (typeof node.style === 'string' && node.style !== '') return 'contains colours or sizes of its own: remove them'
  if (type === 'text' && typeof node.text !== 'string') return 'is not a text that this editor wrote'
  if (type === 'text' && !hasOfferedMarks(node.format)) {
    return 'contains words with a mark that is not on offer, such as underlined or struck through: remove it'
  }
  if (type === 'heading' && !headings.has(String(node.tag))) return 'contains a heading of a level that is not on offer'
  if (type === 'list' && !lists.has(String(node.listType))) return 'contains a list of a kind that is not on offer'
  if (type === 'inlineBlock') return findNoteProblem(node.fields)
  return type === 'link' || type === 'autolink' ? findLinkProblem(node.fields) : undefined
}

const hasOfferedMarks = (format: unknown): boolean =>
  format === undefined || format === '' || (Number.isInteger(format) && (Number(format) & ~marksOnOffer) === 0)

/** What it says may still be missing in a draft; where it leads may not be a danger to anybody. */
function findNoteProblem(fields: unknown): string | undefined {
  if (!isNode(fields) || fields.blockType !== footnoteSlug) return 'contains a note of a kind that is not on offer'
  const { words = '', url } = fields
  if (typeof words !== 'string') return 'is not a text that this editor wrote'
  if (words.length > longestNote) return `contains a footnote of more than ${longestNote} characters`
  const address = url ?? ''
  if (address === '' || (typeof address === 'string' && isSafeAddress(address))) return undefined
  return 'contains a footnote whose address does not begin with https://'
}

function findLinkProblem(fields: unknown): string | undefined {
  if (!isNode(fields)) return 'contains a link that leads nowhere'
  if (fields.linkType === 'internal') return findInternalProblem(fields.doc)
  const address = typeof fields.url === 'string' ? fields.url : ''
  if (isSafeAddress(address)) return undefined
  return `contains a link to "${address.slice(0, 60)}": links lead to a page of this site, or begin with https://, mailto: or tel:`
}

function findInternalProblem(doc: unknown): string | undefined {
  const isKnown = isNode(doc) && (linkable as readonly unknown[]).includes(doc.relationTo)
  return isKnown ? undefined : 'contains a link to something that has no page: choose another target'
}
