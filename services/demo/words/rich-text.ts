import { type Nodes } from 'mdast'
import { type RichText } from './body'
import { failAt, findItemRef, type Place } from './parse-markdown'

const known = new Set<Nodes['type']>([
  'paragraph',
  'heading',
  'text',
  'emphasis',
  'strong',
  'link',
  'list',
  'listItem',
  'blockquote',
  'break',
])

/** What the CMS's editor offers: anything else is told to its writer. */
export function checkRichText(place: Place, nodes: RichText): RichText {
  for (const node of nodes) checkNode(place, node)
  return nodes
}

function checkNode(place: Place, node: Nodes): void {
  if (!known.has(node.type)) failAt(place, node, `"${node.type}" cannot stand in a text`)
  if (node.type === 'heading' && (node.depth < 2 || node.depth > 4))
    failAt(place, node, 'headings begin with ##, ### or ####')
  if (node.type === 'link') checkAddress(place, node)
  if ('children' in node) for (const child of node.children) checkNode(place, child)
}

function checkAddress(place: Place, node: Nodes & { type: 'link' }): void {
  if (findItemRef(node.url) !== undefined || /^(?:https:\/\/|mailto:)\S+$/.test(node.url)) return
  failAt(place, node, `a link leads to item:<collection>/<key>, https:// or mailto:, not to "${node.url}"`)
}
