import { createHash } from 'node:crypto'
import { readSiteStyle } from '../../shared/site-style'

const text = readSiteStyle([
  'src/ui/mark/mark.css',
  'src/ui/quill/quill.css',
  'services/identity/pages/assets/form.css',
  'services/identity/pages/assets/page.css',
])

/** The pages carry their style inside, under its digest: but for the fonts, which the site has brought, nothing to fetch. */
export const stylesheet = { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` }
