import { type RichNode } from './rich-text-node'

/** The editor's own nodes, as the site reads them. */
export type Lexical = { type: string; [name: string]: unknown }

/** What a link to an entry leads to; null where nothing of the site stands for it. */
export type FindTarget = (id: string) => { type: string; id: number } | null

const marks: Readonly<Record<string, number>> = { bold: 1, italic: 2, subscript: 32, superscript: 64 }
const headings: Readonly<Record<string, string>> = {
  'heading-1': 'h2',
  'heading-2': 'h2',
  'heading-3': 'h3',
  'heading-4': 'h4',
  'heading-5': 'h4',
  'heading-6': 'h4',
}
const lists: Readonly<Record<string, string>> = { 'unordered-list': 'bullet', 'ordered-list': 'number' }

/** What a text of the site cannot hold; its edition is held back with these words. */
export class UnknownNode extends Error {
  constructor({ nodeType }: RichNode) {
    super(`holds "${nodeType}", which the mapping does not know`)
  }
}

export const toLexical = (nodes: readonly RichNode[], find: FindTarget): { root: Lexical } => ({
  root: { type: 'root', children: nodes.flatMap((node) => toParts(node, find)) },
})

function toParts(node: RichNode, find: FindTarget): Lexical[] {
  const { nodeType, content = [] } = node
  const tag = headings[nodeType]
  if (nodeType === 'hr') return []
  if (tag !== undefined) return [{ type: 'heading', tag, children: toInlines(content, find) }]
  if (nodeType === 'paragraph') return [{ type: 'paragraph', children: toInlines(content, find) }]
  if (nodeType === 'blockquote') return [{ type: 'quote', children: content.flatMap((one) => toParts(one, find)) }]
  if (lists[nodeType] !== undefined) return [toList(node, find)]
  throw new UnknownNode(node)
}

function toList({ nodeType, content = [] }: RichNode, find: FindTarget): Lexical {
  const children = content.map((item) => ({
    type: 'listitem',
    children: (item.content ?? []).flatMap((one) => toParts(one, find)),
  }))
  return { type: 'list', listType: lists[nodeType], start: 1, children }
}

function toInlines(nodes: readonly RichNode[], find: FindTarget): Lexical[] {
  return nodes.flatMap((node) => {
    if (node.nodeType === 'text') return toWords(node)
    const fields = toFields(node, find)
    return [{ type: 'link', fields, children: (node.content ?? []).flatMap(toWords) }]
  })
}

/** Lines that an editor broke inside a paragraph; marks of which the site has no form are left out. */
function toWords(node: RichNode): Lexical[] {
  if (node.nodeType !== 'text') throw new UnknownNode(node)
  const format = (node.marks ?? []).reduce((sum, { type }) => sum | (marks[type] ?? 0), 0)
  const lines = (node.value ?? '').split('\n').map((text): Lexical => ({ type: 'text', text, format }))
  return lines.flatMap((line, position) => (position === 0 ? [line] : [{ type: 'linebreak' }, line]))
}

function toFields(node: RichNode, find: FindTarget): object {
  const { nodeType, data } = node
  if (nodeType === 'hyperlink') return { linkType: 'custom', url: data?.uri ?? '' }
  if (nodeType === 'entry-hyperlink') return { linkType: 'internal', doc: find(data?.target?.sys.id ?? '') }
  throw new UnknownNode(node)
}
