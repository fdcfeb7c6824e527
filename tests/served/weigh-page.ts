import { brotliCompressSync } from 'node:zlib'
import { type MadePage } from '../../src/gates/gate'

const kilobyte = 1024
// The budgets of every page; images and fonts are not in them.
const most = { documentAndStyles: 35 * kilobyte, elements: 3000 }

const sheets = new Map<string, Promise<number>>()

const weigh = (content: Buffer | string): number => brotliCompressSync(content).length

/** Asked for once, however many pages use it. */
function weighSheet(address: string): Promise<number> {
  const known = sheets.get(address) ?? fetchWeight(address)
  sheets.set(address, known)
  return known
}

const fetchWeight = async (address: string): Promise<number> =>
  weigh(Buffer.from(await (await fetch(address)).arrayBuffer()))

/** What is too heavy about a page, as it travels: its document with its styles, and how many elements there are. */
export async function findWeight({ path, html, template }: MadePage, edge: string): Promise<string[]> {
  const addresses = html.tags.flatMap(({ name, attributes }) =>
    name === 'link' && attributes['rel'] === 'stylesheet' ? [edge + (attributes['href'] ?? '')] : [],
  )
  const styles = await Promise.all(addresses.map(weighSheet))
  const bytes = styles.reduce((sum, one) => sum + one, weigh(html.source))
  const elements = html.tags.length
  return [
    ...(bytes > most.documentAndStyles
      ? [`${path} (${template}): ${Math.round(bytes / kilobyte)} KB of HTML and CSS`]
      : []),
    ...(elements > most.elements ? [`${path} (${template}): ${elements} elements`] : []),
  ]
}
