import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../../src/config/root'
import { renderCatalogue } from './render-catalogue'

// npm run tool -- catalogue: every example of every component, and some whole pages, for the person who changes one.
const fonts = pathToFileURL(join(root, 'static/fonts')).href

for (const [name, html] of renderCatalogue(fonts)) {
  const file = join(root, '.data/catalogue', name)
  writeFileSync(file, html)
  process.stdout.write(`${file}\n`)
}
