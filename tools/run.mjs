// npm run tool -- NAME …: what one person needs now and then. Without a name: the list.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const loader = pathToFileURL(resolve(root, 'services/load/main.mjs')).href

/** What each does, and its program. */
const known = {
  adapter: ['serves a CMS such as Contentful as a publication log', 'services/adapter/main.ts'],
  'account-schema': ['writes the schema that browsers were promised', 'tools/account-schema/write-schema.ts'],
  'audit-log': ['compares the publication log with the documents and repairs it', 'services/commands/audit-log.ts'],
  brochures: ['prints the brochures for graduates again', 'tools/demonstration/brochures/make-brochures.ts'],
  catalogue: ['writes every component as an HTML file', 'tools/catalogue/write-catalogue.ts'],
  'content-schema': ['writes what a file of content may hold', 'tools/content-schema/write-schema.ts'],
  fonts: ['makes the fonts again from their packages', 'src/ui/fonts/make-fonts.mjs'],
  generate: ['makes a site of any size in a database of its own', 'services/demo/generate/main.ts'],
  letters: ['takes pictures of letters at three widths, light and dark', 'tools/letters/picture-letters.ts'],
  lighthouse: ['measures a page of each template of the served site', 'tools/served/lighthouse.ts'],
  'log-contract': ['writes what another CMS must answer', 'tools/log-contract/write-contract.ts'],
  notice: ['writes what is shipped and made by others', 'tools/licences/write-notice.ts'],
  pictures: ["draws the demonstration's pictures again", 'tools/demonstration/pictures/make-pictures.ts'],
  same: ['builds two commits from one content and compares their pages', 'tools/same/main.ts'],
  sbom: ['writes the bill of materials, as CycloneDX', 'tools/licences/write-sbom.ts'],
  'second-firm': ['builds and starts the firm of the tests, and takes pictures of it', 'tools/second-firm/main.ts'],
  screenshots: ['takes pictures of a page of each template', 'tools/served/screenshots.ts'],
}

// A firm of one's own may have deleted the demonstration with what makes it.
const tools = Object.fromEntries(Object.entries(known).filter(([, [, program]]) => existsSync(resolve(root, program))))

const [name = '', ...args] = process.argv.slice(2)
if (Object.hasOwn(tools, name)) {
  const [, program] = tools[name]
  const { status, error } = spawnSync(process.execPath, ['--import', loader, resolve(root, program), ...args], {
    stdio: 'inherit',
  })
  if (error) throw error
  process.exitCode = status ?? 1
} else {
  const list = Object.entries(tools).map(([tool, [does]]) => `  ${tool.padEnd(16)}${does}`)
  const wrong = name === '' ? '' : `There is no tool called ${name}. `
  process.stderr.write(`${wrong}npm run tool -- NAME, where NAME is one of:\n${list.join('\n')}\n`)
  process.exitCode = name === '' ? 0 : 2
}
