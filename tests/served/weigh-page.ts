import { brotliCompressSync } from 'node:zlib'
import { type MadePage } from '../../src/gates/gate'

const kilobyte = 1024
// The budgets of every page; images and fonts are not in them.
const most = { documentAndStyles: 35 * kilobyte, elements: 3000 }

const sheets = new Map<string, Promise<number>>()

const weigh = (content: Buffer | string): number => brotliCompressSync(content).length

async function weighSheet(address: string): Promise<number> {
  return weigh(Buffer.from(await (await fetch(address)).arrayBuffer()))
}

/** What is too heavy about a page, as it travels: its document with its styles, and how many elements there are. */
export async function findWeight({ path, html, template }: MadePage, edge: string): Promise<string[]> {
  const addresses = html.tags.flatMap(({ name, attributes }) =>
    name === 'link' && attributes['rel'] === 'stylesheet' ? [edge + (attributes['href'] ?? '')] : [],
  )
  for (const address of addresses) if (!sheets.has(address)) sheets.set(address, weighSheet(address))
  const styles = await Promise.all(addresses.map((address) => sheets.get(address) ?? 0))
  const bytes = styles.reduce((sum, one) => sum + one, weigh(html.source))
  const elements = html.tags.length
  return [
    ...(bytes > most.documentAndStyles
      ? [`${path} (${template}): ${Math.round(bytes / kilobyte)} KB of HTML and CSS`]
      : []),
    ...(elements > most.elements ? [`${path} (${template}): ${elements} elements`] : []),
  ]
}
