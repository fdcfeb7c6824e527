import { type PlannedPage } from './plan-site'
import { type ListedPage, planSitemaps, type SitemapFile } from './plan-sitemaps'

type Pages = { put: readonly { path: string; thing: PlannedPage }[]; removed: readonly string[] }
type SitemapChange = { put: SitemapFile[]; removed: string[] }

/** Keeps what sitemaps say of every page, and tells which of them are other than before. */
export class SitemapShelf {
  private readonly pages = new Map<string, ListedPage>()
  private written = new Map<string, string>()

  paths(): string[] {
    return [...this.written.keys()]
  }

  headAt(path: string): PlannedPage['context']['head'] | undefined {
    return this.pages.get(path)?.context.head
  }

  advance({ put, removed }: Pages, origin: string): SitemapChange {
    if (put.length === 0 && removed.length === 0) return { put: [], removed: [] }
    for (const path of removed) this.pages.delete(path)
    for (const { path, thing } of put) this.pages.set(path, toListed(thing))
    const files = planSitemaps(this.pages.values(), origin)
    const before = this.written
    this.written = new Map(files.map(({ path, text }) => [path, text]))
    return {
      put: files.filter(({ path, text }) => before.get(path) !== text),
      removed: [...before.keys()].filter((path) => !this.written.has(path)),
    }
  }
}

/** Without the text of the page, which would fill the memory. */
const toListed = ({ path, template, changedAt, context: { locale, head } }: PlannedPage): ListedPage => ({
  path,
  template,
  changedAt,
  context: { locale, head },
})
