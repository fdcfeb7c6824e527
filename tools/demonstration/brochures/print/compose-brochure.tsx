import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Brochure } from '../../../../services/demo/brochures/plan-brochure'
import { root } from '../../../../src/config/root'
import { BrochureDocument, type Layout } from './brochure-document'

const own = ['sheet', 'front', 'chapter', 'parts', 'facts'].map(
  (name) => `tools/demonstration/brochures/print/styles/${name}.css`,
)
const common = ['src/firm/firm.css', 'src/ui/tokens.css', 'src/ui/fonts.css', ...own]
  .map((sheet) => readFileSync(join(root, sheet), 'utf8'))
  .join('')

/** A page of its own name for each chapter: at its foot stands what the chapter is called. */
function toFeet({ words, chapters }: Brochure): string {
  const parts = [{ id: 'contents', title: words.contents }, { id: 'firm', title: words.firm.title }, ...chapters]
  return parts
    .map(({ id, title }) => {
      const words = JSON.stringify(`Aldermoor Vane\u2003${title}`)
      return `.of-${id} { page: ${id} } @page ${id} { @bottom-left { content: ${words} } }`
    })
    .join('')
}

const unprinted: Layout = { pages: new Map(), long: new Set() }

/** The brochure as one HTML document; its fonts are at the addresses that the site has for them. */
export function composeBrochure(brochure: Brochure, layout = unprinted): string {
  const styles = common + toFeet(brochure)
  return `<!doctype html>${renderToStaticMarkup(<BrochureDocument brochure={brochure} styles={styles} layout={layout} />)}`
}

/** Tells whether a brochure that was printed is the one that would be printed now. */
export const digestOf = (brochure: Brochure): string =>
  createHash('sha256').update(composeBrochure(brochure)).digest('hex').slice(0, 32)
