import { type Nodes } from 'mdast'
import { createElement, type ReactNode } from 'react'
import { type Brochure } from '../../../../services/demo/brochures/plan-brochure'
import { type RichText } from '../../../../services/demo/words/body'
import { findItemRef } from '../../../../services/demo/words/parse-markdown'

type Props = { text: RichText; brochure: Brochure }

export const ShownText = ({ text, brochure }: Props): ReactNode => showAll(text, brochure)

const showAll = (nodes: readonly Nodes[], brochure: Brochure): ReactNode[] =>
  nodes.map((node, position) => <Node key={position} node={node} brochure={brochure} />)

const tags = { paragraph: 'p', emphasis: 'em', strong: 'strong', blockquote: 'blockquote' } as const

/** Headings of a text stand below the title of their chapter. A text holds nothing else: `checkRichText` has seen to it. */
function Node({ node, brochure }: { node: Nodes; brochure: Brochure }): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type === 'break') return <br />
  if (!('children' in node)) return null
  if (node.type === 'listItem') return <li>{showEntry(node.children, brochure)}</li>
  const inside = showAll(node.children, brochure)
  if (node.type === 'link') return <Link address={node.url} brochure={brochure} text={inside} />
  if (node.type === 'list') return node.ordered ? <ol start={node.start ?? 1}>{inside}</ol> : <ul>{inside}</ul>
  return createElement(
    node.type === 'heading' ? `h${node.depth + 1}` : tags[node.type as keyof typeof tags],
    null,
    inside,
  )
}

/** The one paragraph of an entry is the entry. */
function showEntry(nodes: readonly Nodes[], brochure: Brochure): ReactNode {
  const [first, ...rest] = nodes
  return first?.type === 'paragraph' && rest.length === 0 ? showAll(first.children, brochure) : showAll(nodes, brochure)
}

type LinkProps = { address: string; brochure: Brochure; text: ReactNode }

/** A page that has no address yet is named and leads nowhere. */
function Link({ address, brochure, text }: LinkProps): ReactNode {
  const ref = findItemRef(address)
  const href = ref ? brochure.findLink(ref) : address
  return href === undefined ? text : <a href={href}>{text}</a>
}
