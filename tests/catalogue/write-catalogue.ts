import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderCatalogue } from './render-catalogue'

// npm run catalogue: every example of every component on one page, in .data, for whoever changes one.
const folder = join(__dirname, '../../.data/catalogue')
mkdirSync(folder, { recursive: true })
const page = join(folder, 'index.html')
writeFileSync(page, renderCatalogue())
process.stdout.write(`${page}\n`)
