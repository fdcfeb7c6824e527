import { type Asset, type RichField, type RichNode } from './rich-text-node'
import { type FindTarget, toLexical, UnknownNode } from './to-rich-text'

type Block = { block: string; [name: string]: unknown }
export type ToPicture = (asset: Asset) => object | undefined

/** A text with pictures and tables in it as the parts of a page. */
export function toBody({ json, links }: RichField, find: FindTarget, toPicture: ToPicture): Block[] {
  const assets = new Map((links?.assets.block ?? []).flatMap((one) => (one ? [[one.sys.id, one]] : [])))
  const blocks: Block[] = []
  let words: RichNode[] = []
  const flush = () => {
    if (words.length > 0) blocks.push({ block: 'text', text: toLexical(words, find) })
    words = []
  }
  for (const node of json.content ?? []) {
    const own = toBlock(node, (id) => assets.get(id), toPicture)
    if (own === undefined) words.push(node)
    else {
      flush()
      blocks.push(...own)
    }
  }
  flush()
  return blocks
}

/** Undefined for what is a part of the text. */
function toBlock(
  node: RichNode,
  findAsset: (id: string) => Asset | undefined,
  toPicture: ToPicture,
): Block[] | undefined {
  if (node.nodeType === 'table') return [toTable(node)]
  if (node.nodeType !== 'embedded-asset-block') return undefined
  const found = findAsset(node.data?.target?.sys.id ?? '')
  if (!found) return []
  const picture = toPicture(found)
  return picture ? [{ block: 'picture', picture, caption: found.title ?? null }] : []
}

function toTable({ content = [] }: RichNode): Block {
  const rows = content.map((row) => ({ cells: (row.content ?? []).map((cell) => ({ text: wordsOf(cell) })) }))
  return { block: 'data-table', caption: rows[0]?.cells.map(({ text }) => text).join(', ') || 'Table', rows }
}

function wordsOf(node: RichNode): string {
  if (node.nodeType === 'text') return node.value ?? ''
  if (node.content === undefined) throw new UnknownNode(node)
  return node.content.map(wordsOf).join(' ').trim()
}
