import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firmFile } from '../../../src/config/firm-folder'

const root = join(__dirname, '../../..')
const parts = [
  'src/ui/tokens.css',
  'src/ui/fonts.css',
  'src/ui/base.css',
  'src/ui/mark/mark.css',
  'src/ui/quill/quill.css',
  'services/identity/pages/assets/form.css',
  'services/identity/pages/assets/page.css',
]

const text = [firmFile('firm.css'), ...parts.map((part) => join(root, part))]
  .map((path) => readFileSync(path, 'utf8'))
  .join('')

/** The pages carry their style inside, under its digest: but for the fonts, which the site has brought, nothing to fetch. */
export const stylesheet = { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` }
