import { type Nodes, type Root } from 'mdast'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { directive } from 'micromark-extension-directive'
import { gfmTable } from 'micromark-extension-gfm-table'
import { tellProblem, WritingProblem } from '../parse-yaml'
import { type ItemRef } from './body'
import { findPlain } from './parse-plain'

/** Where a text stands, so that its problems can be told by line. */
export type Place = { file: string; firstLine: number }

export function failAt({ file, firstLine }: Place, node: Nodes, what: string): never {
  throw new WritingProblem(tellProblem(file, (node.position?.start.line ?? 1) + firstLine - 1, what))
}

// In running text a colon is a colon: directives stand on lines of their own.
const { flow } = directive()

export const parseMarkdown = (source: string): Root => findPlain(source) ?? parseAll(source)

/** With all that Markdown can say. */
export const parseAll = (source: string): Root =>
  fromMarkdown(source, {
    extensions: [{ ...(flow ? { flow } : {}) }, gfmTable()],
    mdastExtensions: [directiveFromMarkdown(), gfmTableFromMarkdown()],
  })

const itemAddress = /^item:([a-z-]+)\/([A-Za-z0-9-]+)$/

/** The page that a link like `item:people/ines-calloway` names. */
export function findItemRef(address: string): ItemRef | undefined {
  const [, collection, key] = itemAddress.exec(address) ?? []
  return collection !== undefined && key !== undefined ? { collection, key } : undefined
}
