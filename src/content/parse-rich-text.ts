import { toAnchor } from './anchor'
import { type Node, openText, parseChildren, refuse, type Reader } from './lexical-node'
import { parseInlines } from './parse-inlines'
import { toPlainText } from './plain-text'
import { type Heading, type Inline, type List, type ListItem, type RichText, type RichTextPart } from './rich-text'

const levels = { h2: 2, h3: 3, h4: 4 } as const
const styles = { bullet: 'bullet', number: 'number' } as const

/** The editor's own format, narrowed to what the editor offers; throws a RichTextProblem at anything else. */
export function parseRichText(value: unknown): RichText {
  if (value === null || value === undefined) return []
  const [root, reader] = openText(value)
  return parseChildren(root, reader).flatMap((node) => parsePart(node, reader.below()))
}

/** Editors leave empty lines behind, which mean nothing. */
function parsePart(node: Node, reader: Reader): RichTextPart[] {
  if (node.type === 'list') return parseList(node, reader)
  const content = node.type === 'quote' ? parseLines(node, reader) : undefined
  if (content) return content.length > 0 ? [{ kind: 'quote', content }] : []
  if (node.type !== 'paragraph' && node.type !== 'heading') return refuse(node)
  const words = parseInlines(node, reader)
  if (toPlainText(words) === '') return []
  return [node.type === 'paragraph' ? { kind: 'paragraph', content: words } : toHeading(node, words)]
}

function toHeading({ tag }: Node, content: Inline[]): Heading {
  const level = Object.entries(levels).find(([name]) => name === tag)?.[1]
  if (level === undefined) return refuse({ type: `heading of level ${String(tag)}` })
  return { kind: 'heading', level, id: toAnchor(toPlainText(content)), content }
}

function parseList(node: Node, reader: Reader): List[] {
  const style = Object.values(styles).find((name) => name === node.listType)
  if (!style) return refuse({ type: `list of the kind ${String(node.listType)}` })
  const items: ListItem[] = []
  for (const child of parseChildren(node, reader)) {
    if (child.type !== 'listitem') return refuse(child)
    addItem(items, parseItem(child, reader.below()))
  }
  const start = typeof node.start === 'number' && Number.isSafeInteger(node.start) ? node.start : 1
  return items.length > 0 ? [{ kind: 'list', style, start, items }] : []
}

/** The editor keeps a list below an item as an item of its own without words. */
function addItem(items: ListItem[], item: ListItem): void {
  const last = items.at(-1)
  if (item.content.length === 0 && item.below.length === 0) return
  if (last && item.content.length === 0) last.below.push(...item.below)
  else items.push(item)
}

function parseItem(node: Node, reader: Reader): ListItem {
  const children = parseChildren(node, reader)
  const lists = children.filter(({ type }) => type === 'list')
  const others = children.filter(({ type }) => type !== 'list')
  return {
    content: parseLines({ ...node, children: others }, reader),
    below: lists.flatMap((list) => parseList(list, reader.below())),
  }
}

/** A pasted quotation or list may hold paragraphs: each is a line of it. */
function parseLines(node: Node, reader: Reader): Inline[] {
  const lines: Inline[][] = [[]]
  for (const child of parseChildren(node, reader)) {
    if (child.type === 'paragraph') lines.push(parseInlines(child, reader.below()), [])
    else lines.at(-1)?.push(...parseInlines({ type: node.type, children: [child] }, reader))
  }
  const [first = [], ...others] = lines.filter((line) => toPlainText(line) !== '')
  return others.reduce<Inline[]>((all, line) => [...all, { kind: 'line-break' }, ...line], first)
}
