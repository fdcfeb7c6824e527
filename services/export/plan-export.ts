import { defaultLocale } from '../../src/config/locales'
import { href } from '../../src/routes/href'
import { isPage } from '../releases/files/media-type'
import { type Manifest } from '../releases/manifest'
import { type FileEntry } from '../releases/record'

export type Exported = { file: string; path: string; entry: FileEntry }
export type Redirect = { from: string; to: string; status: number }

export type ExportPlan = {
  files: Exported[]
  redirects: Redirect[]
  /** Addresses below which one page draws everything in the browser. */
  shells: [address: string, page: string][]
}

/** Static hosts serve `/en/people` from `en/people.html`, and nothing of them sends readers to an address with a slash at its end. */
export function fileOf(path: string, type: string): string {
  if (!isPage(type) || path.endsWith('.html')) return path.slice(1)
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** What of a release a static host can serve, and the settings that it needs beside the files. */
export function planExport({ entries, site }: Pick<Manifest, 'entries' | 'site'>): ExportPlan {
  const plan: ExportPlan = { files: [], redirects: [], shells: [...site.shells] }
  for (const [path, entry] of entries) {
    if (entry.kind === 'file') plan.files.push({ path, entry, file: fileOf(path, entry.type) })
    if (entry.kind === 'redirect') plan.redirects.push({ from: path, to: entry.to, status: entry.status })
  }
  return plan
}

const english = href('home', defaultLocale)

/**
 * Where a host knows no redirects, the address without a language still leads to its page: by a link for search engines and a
 * refresh for readers (CV-1). The return from signing in stays a page of its own.
 */
export function planStubs({ files }: Pick<ExportPlan, 'files'>): { file: string; to: string }[] {
  const taken = new Set(files.map(({ file }) => file))
  return files.flatMap(({ path, entry }) => {
    const isEnglish = path === english || path.startsWith(`${english}/`)
    if (!isPage(entry.type) || !isEnglish || entry.status !== undefined) return []
    const file = fileOf(path.slice(english.length) || '/', entry.type)
    return taken.has(file) ? [] : [{ file, to: path }]
  })
}
