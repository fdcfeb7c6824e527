import { type Inline, toPlain } from './inline'

export type RichNode = Record<string, unknown> & { type?: string; children?: RichNode[] }
type Visit = (path: string, parts: Inline[]) => Inline[] | undefined

const inLine = new Set(['text', 'linebreak', 'tab', 'link', 'autolink', 'inlineBlock'])
const isInLine = ({ type }: RichNode): boolean => inLine.has(type ?? '')
// Of a footnote its words are translated, and it must come back like a link.
const isNote = ({ type }: RichNode): boolean => type === 'inlineBlock'
const noteOf = ({ fields }: RichNode): string => (fields as { words?: string } | undefined)?.words ?? ''
const isLink = ({ type }: RichNode): boolean => type === 'link' || type === 'autolink'

/** A rich text, paragraph by paragraph; what is said for one takes its place, in the same structure. */
export function mapRichWords(node: RichNode, path: string, visit: Visit): RichNode {
  const children = node.children ?? []
  const lines = children.filter(isInLine)
  const made = new Map<string, RichNode>()
  const parts = lines.map((child) => toInline(child, made))
  const said = toPlain(parts).trim() === '' ? undefined : visit(path, parts)
  const own = said ? fromInline(said, made) : lines
  const below = children.flatMap((child, position) =>
    isInLine(child) ? [] : [mapRichWords(child, `${path}.${position}`, visit)],
  )
  return children.length === 0 ? node : { ...node, children: [...own, ...below] }
}

function toInline(node: RichNode, made: Map<string, RichNode>): Inline {
  const isPlain = node.type === 'text' && !node.format
  if (isPlain) return String(node.text)
  const code = String(made.size + 1)
  made.set(code, node)
  if (node.type === 'text') return { code, children: [String(node.text)] }
  if (isNote(node)) return { code, isLink: true, children: [noteOf(node)] }
  if (!isLink(node)) return { code }
  return { code, isLink: true, children: (node.children ?? []).map((child) => toInline(child, made)) }
}

const plainText = { type: 'text', version: 1, detail: 0, format: 0, mode: 'normal', style: '' }

function fromInline(parts: readonly Inline[], made: ReadonlyMap<string, RichNode>): RichNode[] {
  return parts.flatMap((part): RichNode[] => {
    if (typeof part === 'string') return part === '' ? [] : [{ ...plainText, text: part }]
    const node = made.get(part.code)
    if (!node) return fromInline(part.children ?? [], made)
    if (node.type === 'text') return [{ ...node, text: toPlain(part.children ?? []) }]
    if (isNote(node)) return [{ ...node, fields: { ...(node.fields as object), words: toPlain(part.children ?? []) } }]
    if (!isLink(node)) return [node]
    return [{ ...node, children: fromInline(part.children ?? [], made) }]
  })
}
