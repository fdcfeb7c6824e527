import { type Node, parseChildren, refuse, type Reader } from './lexical-node'
import { type LinkTarget } from './link-target'
import { pageRef } from './ref'
import { type Inline, type LineBreak, type Link, type Mark, type Note, type Words } from './rich-text'
import { RichTextProblem } from './rich-text-problem'
import { isSafeAddress } from './safe-address'

/** The words of a paragraph, with their marks, links and notes. */
export function parseInlines(node: Node, reader: Reader): Inline[] {
  return parseChildren(node, reader).flatMap((child): Inline[] => {
    if (child.type === 'link' || child.type === 'autolink') return parseLink(child, reader.below())
    return isNote(child) ? parseNote(child) : [parseWords(child)]
  })
}

const isNote = ({ type }: Node): boolean => type === 'inlineBlock'

/** One without words is still to be written. */
function parseNote({ type, fields }: Node): Note[] {
  const { blockType, words, url } = (fields ?? {}) as Record<string, unknown>
  if (blockType !== 'footnote') return refuse({ type })
  const said = typeof words === 'string' ? words.trim() : ''
  if (said === '') return []
  const address = typeof url === 'string' ? url.trim() : ''
  if (address === '') return [{ kind: 'note', words: said }]
  if (isSafeAddress(address)) return [{ kind: 'note', words: said, url: address }]
  throw new RichTextProblem(`contains a footnote with the address "${address.slice(0, 60)}": begin it with https://`)
}

function parseWords(node: Node): Words | LineBreak {
  if (node.type === 'linebreak') return { kind: 'line-break' }
  if (node.type === 'tab') return { kind: 'words', text: ' ', marks: [] }
  if (node.type !== 'text' || typeof node.text !== 'string') return refuse(node)
  return { kind: 'words', text: node.text, marks: parseMarks(node.format) }
}

// The editor adds these up.
const allMarks = {
  bold: 1,
  italic: 2,
  strikethrough: 4,
  underline: 8,
  code: 16,
  subscript: 32,
  superscript: 64,
} as const
const marks = ['bold', 'italic', 'subscript', 'superscript'] as const satisfies Mark[]
const known = marks.reduce((sum, mark) => sum + allMarks[mark], 0)

function parseMarks(format: unknown): Mark[] {
  const bits = typeof format === 'number' ? format : 0
  if ((bits & ~known) === 0) return marks.filter((mark) => (bits & allMarks[mark]) !== 0)
  const [unknown = 'unknown marks'] = Object.entries(allMarks).find(([, bit]) => (bits & bit & ~known) !== 0) ?? []
  throw new RichTextProblem(`contains words with "${unknown}", which a text cannot have: remove it`)
}

type LinkFields = { linkType?: unknown; url?: unknown; doc?: unknown }

function parseLink(node: Node, reader: Reader): Inline[] {
  const children = parseChildren(node, reader)
  const content = children.filter((child) => !isNote(child)).map(parseWords)
  // A mark that leads to a note cannot stand in a link that leads elsewhere.
  const notes = children.filter(isNote).flatMap(parseNote)
  const target = parseTarget(node.fields ?? {})
  // What it led to exists no longer; its words still do.
  if (!target) return [...content, ...notes]
  return content.length > 0 ? [{ kind: 'link', target, content } satisfies Link, ...notes] : notes
}

function parseTarget({ linkType, url, doc }: LinkFields): LinkTarget | undefined {
  if (linkType === 'internal') {
    if (doc === null) return undefined
    const ref = pageRef.safeParse(doc)
    if (ref.success) return { kind: 'item', ref: ref.data }
    throw new RichTextProblem('contains a link to something that has no page: choose another target')
  }
  const address = typeof url === 'string' ? url : ''
  if (isSafeAddress(address)) return { kind: 'web', url: address }
  throw new RichTextProblem(
    `contains a link to "${address.slice(0, 60)}": links lead to a page of this site, or begin with https://, mailto: or tel:`,
  )
}
