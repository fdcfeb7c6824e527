import { directionOf, type LocaleIn, locales } from '../../../src/config/locales'
import { escapeMarkup } from '../../../src/content/escape-markup'
import { speakOfExport } from '../../../src/i18n/export-words'
import { mainWords } from '../../../src/i18n/words'
import { type Content } from '../files/files'
import { type KeptRow, type KeptTable } from './rows-of-person'

type Written = { sub: string; at: Date; tables: readonly KeptTable[]; permissions: readonly KeptRow[] }

const style = `body{margin:2rem auto;max-width:60rem;padding:0 1rem;font:16px/1.5 Georgia,serif;color:#161616;background:#fff}
h1,h2{font-weight:400}h2{margin:2.5rem 0 .5rem;border-top:1px solid #161616;padding-top:.5rem}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0 0 1rem;padding:0 0 1rem;border-bottom:1px solid #ccc}
dt{color:#595959}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}`

/** Everything that is kept about somebody: for programs, and as a page to read. */
export function writeExport(locale: LocaleIn<'main'>, given: Written): [json: Content, page: Content] {
  const said = {
    exportedAt: given.at.toISOString(),
    account: given.sub,
    tables: Object.fromEntries(given.tables.map(({ name, rows }) => [name, rows])),
    permissions: given.permissions,
  }
  return [
    { kind: 'export', type: 'application/json', bytes: Buffer.from(`${JSON.stringify(said, null, 2)}\n`) },
    { kind: 'export', type: 'text/html', bytes: Buffer.from(toPage(locale, given)) },
  ]
}

function toPage(locale: LocaleIn<'main'>, { at, tables }: Written): string {
  const words = mainWords(locale)
  const own = speakOfExport(locale)
  const records = [...new Set(tables.map(({ record }) => record))]
  const parts = records.flatMap((record) => {
    const rows = tables.filter((table) => table.record === record).flatMap((table) => table.rows)
    return part(words(`privacy.what-${record}`), words(`privacy.for-${record}`), rows)
  })
  const empty = records.filter((record) => tables.every((table) => table.record !== record || table.rows.length === 0))
  const nothing = empty.map((record) => words(`privacy.what-${record}`)).join(', ')
  const day = new Intl.DateTimeFormat(locales[locale].htmlLang, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
  return `<!doctype html>
<html lang="${locales[locale].htmlLang}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(own('export.title'))}</title><style>${style}</style></head>
<body><main><h1>${escapeMarkup(own('export.title'))}</h1>
<p>${escapeMarkup(own('export.text', { date: day }))}</p>
${parts.join('\n')}
${nothing === '' ? '' : `<h2>${escapeMarkup(own('export.nothing'))}</h2>\n<p>${escapeMarkup(nothing)}</p>`}
</main></body></html>
`
}

function part(title: string, purpose: string, rows: readonly KeptRow[]): string[] {
  if (rows.length === 0) return []
  return [`<h2>${escapeMarkup(title)}</h2>`, `<p>${escapeMarkup(purpose)}</p>`, ...rows.map(list)]
}

const list = (row: KeptRow): string => {
  const entries = Object.entries(row).filter(([, value]) => value !== null && value !== undefined)
  return `<dl>${entries.map(([name, value]) => `<dt>${escapeMarkup(name)}</dt><dd>${escapeMarkup(show(value))}</dd>`).join('')}</dl>`
}

function show(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}
