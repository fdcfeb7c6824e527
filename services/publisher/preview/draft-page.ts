import { defaultLocale, isLocale } from '../../../src/config/locales'
import { escapeMarkup } from '../../../src/content/escape-markup'
import { sharedWords } from '../../../src/i18n/words'
import { followTag } from './follow'

export const ribbonPath = '/preview/draft.css'

/** Over the page, whatever it looks like, and on paper too; it lets through what is clicked below it. */
export const ribbonStyle = `.draft-ribbon{position:fixed;inset-block-end:0;inset-inline:0;z-index:2147483647;margin:0;padding:.5rem 1rem;
background:#7a1f1f;color:#fff;font:600 1rem/1.4 system-ui,sans-serif;text-align:center;pointer-events:none}`

const files = /\/media\/[a-z0-9-]+-[0-9a-f]{32}(?:-[a-z]+\d+)?\.[a-z]+/g

/** The page of a draft as its reader gets it: it says that it is one, and its pictures open with the link that it opened with. */
export function toDraftPage(html: string, path: string, locale: string): string {
  const words = sharedWords(isLocale(locale) ? locale : defaultLocale)('preview.draft')
  const ribbon = `<p class="draft-ribbon" role="note">${escapeMarkup(words)}</p>`
  const link = encodeURIComponent(path)
  return html
    .replace(files, (file) => `${file}?preview=${link}`)
    .replace('</head>', `<link rel="stylesheet" href="${ribbonPath}"></head>`)
    .replace('</body>', `${ribbon}${followTag}</body>`)
}
