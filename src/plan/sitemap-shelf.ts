import { type PlannedPage } from './plan-site'
import {
  type Sitemap,
  type SitemapEntry,
  type SitemapFile,
  type SitemapKey,
  toEntry,
  withIndex,
  writeSitemaps,
} from './plan-sitemaps'
import { TitleShelf } from './title-shelf'

type Head = PlannedPage['context']['head']
type Pages = { put: readonly { path: string; thing: PlannedPage }[]; removed: readonly string[] }
type SitemapChange = { put: SitemapFile[]; removed: string[] }

/** Keeps what sitemaps say of every page, writes those again of which a page has changed, and tells which are other than before. */
export class SitemapShelf {
  private readonly heads = new Map<string, Head>()
  readonly titles = new TitleShelf()
  private readonly entries = new Map<string, SitemapEntry>()
  private readonly groups = new Map<SitemapKey, Map<string, SitemapEntry>>()
  private readonly sitemaps = new Map<SitemapKey, Sitemap[]>()
  private written = new Map<string, string>()

  paths(): string[] {
    return [...this.written.keys()]
  }

  headAt(path: string): Head | undefined {
    return this.heads.get(path)
  }

  advance({ put, removed }: Pages, origin: string): SitemapChange {
    const stale = new Set<SitemapKey>()
    for (const path of removed) {
      this.heads.delete(path)
      this.titles.put(path, undefined)
      this.replace(path, undefined, stale)
    }
    for (const { path, thing } of put) {
      this.heads.set(path, thing.context.head)
      this.titles.put(path, thing.context.head)
      this.replace(path, toEntry(thing, origin), stale)
    }
    if (stale.size === 0 && this.written.size > 0) return { put: [], removed: [] }
    for (const key of stale) this.sitemaps.set(key, writeSitemaps(key, [...(this.groups.get(key)?.values() ?? [])]))
    const files = withIndex([...this.sitemaps.values()].flat(), origin)
    const before = this.written
    this.written = new Map(files.map(({ path, text }) => [path, text]))
    return {
      put: files.filter(({ path, text }) => before.get(path) !== text),
      removed: [...before.keys()].filter((path) => !this.written.has(path)),
    }
  }

  private replace(path: string, entry: SitemapEntry | undefined, stale: Set<SitemapKey>): void {
    const before = this.entries.get(path)
    if (before?.text === entry?.text && before?.key === entry?.key) return
    if (before) {
      stale.add(before.key)
      this.entries.delete(path)
      this.groups.get(before.key)?.delete(path)
    }
    if (!entry) return
    stale.add(entry.key)
    this.entries.set(path, entry)
    const group = this.groups.get(entry.key) ?? new Map<string, SitemapEntry>()
    this.groups.set(entry.key, group.set(path, entry))
  }
}
