import { createHash } from 'node:crypto'
import { readSiteStyle } from '../../shared/site-style'

const parts = [
  'src/ui/mark/mark.css',
  'src/ui/condition/condition.css',
  'src/ui/quill/quill.css',
  'services/edge/pages/page.css',
  'services/edge/pages/status-page.css',
]

export type Stylesheet = { text: string; source: string }

/** The edge's own pages carry their style inside: nothing else to fetch, and nothing old to show after a change. */
function readStylesheet(): Stylesheet {
  const text = readSiteStyle(parts)
  return { text, source: `'sha256-${createHash('sha256').update(text).digest('base64')}'` }
}

let stylesheet: Stylesheet | undefined
export const loadStylesheet = (): Stylesheet => (stylesheet ??= readStylesheet())
