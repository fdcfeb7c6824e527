import * as z from 'zod'
import { type Entry, type FileEntry, pageFacts, site, sources } from '../record'
import { medium, toMediumEntry } from './media'

const path = z.string().regex(/^\/(?!\/)/, 'must begin with one slash')
const target = z.union([path, z.url({ protocol: /^https?$/ })])
const statuses = z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)])

/** What a build says beside its files: `release.json` in its folder. Paths are as readers see them, not encoded. */
export const facts = z.strictObject({
  redirects: z.array(z.tuple([path, target, statuses])).default([]),
  /** Withdrawn, and not coming back. */
  gone: z.array(path).default([]),
  /** By the beginning of the addresses that are drawn in the browser: the page that draws them. */
  shells: site.shape.shells.default([]),
  /** What every page may load beyond the site's own files. */
  sources: sources.default({}),
  /** What is said of single pages: another status than 200, what one may load beyond what all may, headers of its own. */
  pages: z.record(path, pageFacts).default({}),
  /** Pictures and files of the content. The build has none of them: their digests say what is in each. */
  media: z.record(path, medium).default({}),
})

export type Facts = z.output<typeof facts>

/** What stands where, by the files and by what is said of them. A page that is there wins over what is said to be gone. */
export function toEntries(files: ReadonlyMap<string, FileEntry>, said: Facts): Map<string, Entry> {
  const entries = new Map<string, Entry>()
  for (const gone of said.gone) entries.set(gone, { kind: 'gone' })
  for (const [from, to, status] of said.redirects) entries.set(from, { kind: 'redirect', to, status })
  for (const [at, told] of Object.entries(said.media)) entries.set(at, toMediumEntry(told))
  for (const [at, file] of files) entries.set(at, { ...file, ...said.pages[at] })
  refuseUnknown(files, said)
  return entries
}

function refuseUnknown(files: ReadonlyMap<string, FileEntry>, said: Facts): void {
  const named = [...Object.keys(said.pages), ...said.shells.map(([, page]) => page)]
  const unknown = named.filter((at) => !files.has(at))
  if (unknown.length > 0)
    throw new Error(`The facts of the release speak of pages that it lacks: ${unknown.join(', ')}`)
}
