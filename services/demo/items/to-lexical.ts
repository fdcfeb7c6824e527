import { type Nodes, type PhrasingContent, type RootContent } from 'mdast'
import { findItemRef } from '../words/parse-markdown'
import { linkTo, type Values } from './item'

const bold = 1
const italic = 2

const block = (type: string, children: Values[], own: Values = {}): Values => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  children,
  ...own,
})

/** A text as the editor of the CMS would have stored it. */
export const toLexical = (text: readonly RootContent[]): Values => ({ root: block('root', text.flatMap(toBlock)) })

function toBlock(node: Nodes): Values[] {
  // A text holds nothing else: `checkRichText` has seen to it.
  // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check -- the default is the rule here
  switch (node.type) {
    case 'paragraph':
      return [block('paragraph', toInline(node.children, 0), { textFormat: 0, textStyle: '' })]
    case 'heading':
      return [block('heading', toInline(node.children, 0), { tag: `h${node.depth}` })]
    case 'blockquote':
      return [block('quote', joinParagraphs(node.children))]
    case 'list': {
      const kind = node.ordered ? { listType: 'number', tag: 'ol' } : { listType: 'bullet', tag: 'ul' }
      const entries = node.children.flatMap(({ children }) => toEntries(children))
      return [block('list', numbered(entries), { ...kind, start: node.start ?? 1 })]
    }
    default:
      return []
  }
}

/** The words of an entry, and after it an entry that holds what is listed below. */
function toEntries(children: readonly Nodes[]): Values[] {
  const below = children.filter(({ type }) => type === 'list')
  const words = children.filter(({ type }) => type !== 'list')
  return [
    block('listitem', joinParagraphs(words)),
    ...below.map((list) => block('listitem', toBlock(list), { indent: 0 })),
  ]
}

const numbered = (entries: Values[]): Values[] => entries.map((entry, position) => ({ ...entry, value: position + 1 }))

/** Quotations and entries hold words, not paragraphs: a new paragraph becomes a new line. */
function joinParagraphs(children: readonly Nodes[]): Values[] {
  const paragraphs = children.flatMap((child) => ('children' in child ? [child.children as PhrasingContent[]] : []))
  return paragraphs.flatMap((words, position) => [
    ...(position > 0 ? [{ type: 'linebreak', version: 1 }] : []),
    ...toInline(words, 0),
  ])
}

const toText = (text: string, format: number): Values => ({
  type: 'text',
  version: 1,
  text,
  format,
  mode: 'normal',
  style: '',
  detail: 0,
})

function toInline(nodes: readonly PhrasingContent[], format: number): Values[] {
  return nodes.flatMap((node): Values[] => {
    if (node.type === 'text') return [toText(node.value.replace(/\s*\n\s*/g, ' '), format)]
    if (node.type === 'emphasis') return toInline(node.children, format | italic)
    if (node.type === 'strong') return toInline(node.children, format | bold)
    if (node.type === 'break') return [{ type: 'linebreak', version: 1 }]
    return node.type === 'link' ? [toLink(node.url, toInline(node.children, format))] : []
  })
}

function toLink(url: string, children: Values[]): Values {
  const item = findItemRef(url)
  const target = item ? { linkType: 'internal', doc: linkTo(item), url: '' } : { linkType: 'custom', doc: null, url }
  return block('link', children, { version: 3, fields: { ...target, newTab: false } })
}
