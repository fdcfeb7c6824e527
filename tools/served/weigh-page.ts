import { brotliCompressSync, constants } from 'node:zlib'
import { type MadePage } from '../../src/gates/gate'
import { contentOf, named } from '../../src/gates/read-html'

const kilobyte = 1024
// The budgets of every page; images and fonts are not in them.
const most = { documentAndStyles: 35 * kilobyte, elements: 3000, stylesAsWritten: 44 * kilobyte }
/** What most readers come for first has a budget of its own. */
const stylesOf: Readonly<Record<string, number>> = { person: 33 * kilobyte }

const files = new Map<string, Promise<number>>()

const weigh = (content: Buffer | string, quality = constants.BROTLI_MAX_QUALITY): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

/** The best compression takes a second: what fits without it is not weighed again. */
function weighUpTo(most: number, content: string): number {
  const quickly = weigh(content, 5)
  return quickly <= most ? quickly : weigh(content)
}

/** A file as it travels: asked for once, however many pages use it. */
export function weighFile(address: string): Promise<number> {
  const known = files.get(address) ?? fetchWeight(address)
  files.set(address, known)
  return known
}

const fetchWeight = async (address: string): Promise<number> =>
  weigh(Buffer.from(await (await fetch(address)).arrayBuffer()))

/** What is too heavy about a page, as it travels: its document with its styles, and how many elements there are. */
export async function findWeight({ path, html, template }: MadePage, edge: string): Promise<string[]> {
  const addresses = html.tags.flatMap(({ name, attributes }) =>
    name === 'link' && attributes['rel'] === 'stylesheet' ? [edge + (attributes['href'] ?? '')] : [],
  )
  const styles = await Promise.all(addresses.map(weighFile))
  const ofStyles = styles.reduce((sum, one) => sum + one, 0)
  const bytes = ofStyles + weighUpTo(most.documentAndStyles - ofStyles, html.source)
  const elements = html.tags.length
  const written = named(html, 'style').reduce((sum, tag) => sum + Buffer.byteLength(contentOf(html, tag)), 0)
  return [
    ...(bytes > most.documentAndStyles
      ? [`${path} (${template}): ${Math.round(bytes / kilobyte)} KB of HTML and CSS`]
      : []),
    ...(written > (stylesOf[template] ?? most.stylesAsWritten)
      ? [`${path} (${template}): ${Math.round(written / kilobyte)} KB of styles stand in it`]
      : []),
    ...(elements > most.elements ? [`${path} (${template}): ${elements} elements`] : []),
  ]
}
