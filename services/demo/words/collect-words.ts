import { type Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { type ItemRef, type Part, type RichText } from './body'
import { findItemRef } from './parse-markdown'

const noText: RichText = []

function textsOf(part: Part): RichText[] {
  if (part.block === 'text' || part.block === 'callout') return [part.text]
  return part.block === 'questions' ? part.questions.map(({ answer }) => answer) : [noText]
}

function* nodesIn(nodes: readonly Nodes[]): Generator<Nodes> {
  for (const node of nodes) {
    yield node
    if ('children' in node) yield* nodesIn(node.children)
  }
}

/** The paragraphs of a body, lists left out: their entries may be as short as a name. */
export const paragraphsIn = (body: readonly Part[]): string[] =>
  body
    .flatMap(textsOf)
    .flat()
    .filter((node) => node.type === 'paragraph')
    .map((node) => toString(node).replace(/\s+/g, ' ').trim())

/** Every page that a body names. */
export const refsIn = (body: readonly Part[]): ItemRef[] => body.flatMap((part) => [...ownRefs(part), ...linksIn(part)])

const linksIn = (part: Part): ItemRef[] =>
  textsOf(part).flatMap((text) =>
    [...nodesIn(text)].flatMap((node) => (node.type === 'link' ? (findItemRef(node.url) ?? []) : [])),
  )

function ownRefs(part: Part): ItemRef[] {
  if (part.block === 'people-list') return part.people.map((key) => ({ collection: 'people', key }))
  if (part.block === 'related-list') return part.items
  if (part.block === 'status-table-reference') return [{ collection: 'nav-jurisdictions', key: part.jurisdiction }]
  return part.block === 'call-to-action' && typeof part.target === 'object' ? [part.target] : []
}
