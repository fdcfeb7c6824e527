import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firmFile } from '../../src/config/firm-folder'
import { root } from '../../src/config/root'

const look = ['src/ui/tokens.css', 'src/ui/fonts.css', 'src/ui/base.css']

/** The site's own look, and what the pages of a service add to it. */
export const readSiteStyle = (added: readonly string[]): string =>
  [firmFile('firm.css'), ...[...look, ...added].map((path) => join(root, path))]
    .map((path) => readFileSync(path, 'utf8'))
    .join('')
