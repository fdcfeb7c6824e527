import { type Locale } from '../config/locales'
import { type ContentName, hasPage } from '../content/all-types'
import { type Ref } from '../content/ref'
import { type Address } from '../routes/address'
import { shellTemplate } from '../routes/shells'
import { soonestOf } from './parts/soonest-of'
import { fileFinders, planFile, type PlannedFile } from './plan-files'
import { planShells, type PlannedShell } from './plan-shells'
import { findItemPage, pageFinders, type PlannedPage, type PlanProblem, tellHeldBack } from './plan-site'
import { type FoundPage, type FoundRecords, planFoundPage } from './records/found-page'
import { SitemapShelf } from './sitemap-shelf'
import { type Content, keys } from './store/content'
import { type Readings } from './store/readings'
import { Shelf, type ShelfChange, type Staleness, type Wanted } from './store/shelf'

/** What a page is rendered from: the text of its context, which says everything. */
export type PageText = { path: string; template: string; json: string; matchPath?: string }

/** What is other than when the planner was last asked. */
export type SiteChange = {
  pages: PageText[]
  files: Pick<PlannedFile, 'path' | 'text'>[]
  /** What search is to find at each page that was planned again; nothing at those that are removed. */
  records: FoundRecords[]
  removed: string[]
  /** How many things were planned to find that out. */
  looked: number
}

type FileWanted = Wanted & Pick<(typeof fileFinders)[number], 'view' | 'locale'>

const aHandful = 12

/**
 * The plan of the site, kept up to date. It gives what `planSite`, `planFiles` and `planShells` give, at the cost of what
 * has changed: a page is planned again when one of the answers has changed that it was made of, or its instant has come.
 */
export class Planner {
  private readonly pages = new Shelf<Wanted, FoundPage>({
    finders: pageFinders.map((finder) => ({ ...finder, toWanted: (address) => ({ address }) })),
    make: ({ address }, content, options) => planFoundPage(address, content, options),
    write: ({ context }) => JSON.stringify(context),
    tell: ({ changedAt = '', found }) =>
      [changedAt, ...found.records.map(({ internal }) => internal.contentDigest)].join(' '),
  })
  private readonly unfound = new Map<string, readonly PlanProblem[]>()
  private readonly files = new Shelf<FileWanted, PlannedFile>({
    finders: fileFinders.map(({ view, locale, find }) => ({
      locale,
      find,
      toWanted: (address: Address) => ({ address, view, locale }),
    })),
    make: planFile,
    write: ({ text }) => text,
  })
  private readonly sitemaps = new SitemapShelf()
  private readonly shells = new Map<string, string>()

  private readonly content: Content
  private readonly origin: string

  constructor(content: Content, origin: string) {
    this.content = content
    this.origin = origin
  }

  /** Whether the site has something at a path: a page, a file, or an app that draws it. */
  answers(path: string): boolean {
    if (this.pages.has(path) || this.files.has(path)) return true
    return [...this.shells.keys()].some((shell) => path === shell || path.startsWith(`${shell}/`))
  }

  /** Every path that the site answers with a page or a file of the plan. */
  paths(): { pages: string[]; files: string[]; shells: string[] } {
    return {
      pages: this.pages.paths(),
      files: [...this.files.paths(), ...this.sitemaps.paths()],
      shells: [...this.shells.keys()],
    }
  }

  /** The head that a page is planned with. */
  headAt(path: string): PlannedPage['context']['head'] | undefined {
    return this.sitemaps.headAt(path)
  }

  /** Another page of its language that had the title of this one first. */
  namesakeOf(path: string): string | undefined {
    return this.sitemaps.titles.firstWithTitleOf(path)
  }

  /** What the page at a path was made of. */
  readingsAt(path: string): Readings {
    return this.pages.readingsAt(path) ?? { keys: new Set(), until: undefined }
  }

  /**
   * About how many pages another edition of an item would change: those that show it by itself, and those that ask for all
   * of its kind where these are a handful, as menus are.
   */
  countPagesOf(item: Ref, locale: Locale): number {
    const all = keys.all(item.type as ContentName, locale)
    const edition = keys.edition(item, locale)
    if (this.content.read(all).length > aHandful) return this.pages.countMadeOf([edition])
    return this.pages.countMadeOf([edition, all, ...this.content.once.madeOf([edition, all])])
  }

  problems(): PlanProblem[] {
    return [...tellHeldBack(this.content), ...this.pages.problems(), ...this.files.problems()]
  }

  /** What cannot be found although it has its page. */
  unfoundPages(): PlanProblem[] {
    return [...this.unfound.values()].flat()
  }

  /** The next instant at which the site changes by itself. */
  until(): string | undefined {
    return soonestOf([this.pages.until(), this.files.until(), this.content.once.until()])
  }

  async advance(news: Staleness, now: string): Promise<SiteChange> {
    const options = { now, origin: this.origin }
    const renewed = this.content.once.renew(options)
    const stale = news === 'everything' ? news : new Set([...news, ...renewed])
    const given = { content: this.content, options, stale, items: [], isItem: () => false }
    const pages = await this.pages.advance({
      ...given,
      items: this.itemsAmong(stale),
      isItem: (path) => this.content.read(keys.path(path)).length > 0,
    })
    this.keepUnfound(pages)
    const files = await this.files.advance(given)
    const sitemaps = this.sitemaps.advance(pages, this.origin)
    return {
      pages: [...pages.put.map(toText), ...this.advanceShells(planShells(this.content, options))],
      files: [...files.put.map(({ thing }) => thing), ...sitemaps.put],
      records: pages.put.map(({ thing }) => thing.found),
      removed: [...pages.removed, ...files.removed, ...sitemaps.removed],
      looked: pages.looked + files.looked,
    }
  }

  /** Items that may have come to an address where nothing was planned yet. */
  private itemsAmong(stale: Staleness): Wanted[] {
    const wanted: Wanted[] = []
    for (const path of stale === 'everything' ? this.itemPaths() : pathsIn(stale)) {
      const address = this.content.read(keys.path(path)).length > 0 ? findItemPage(path) : undefined
      if (address) wanted.push({ address })
    }
    return wanted
  }

  private *itemPaths(): Generator<string> {
    for (const document of this.content.everything()) if (hasPage(document)) yield document.path
  }

  private keepUnfound({ put, removed }: ShelfChange<FoundPage>): void {
    for (const path of removed) this.unfound.delete(path)
    for (const { path, thing } of put) {
      if (thing.unfound.length > 0) this.unfound.set(path, thing.unfound)
      else this.unfound.delete(path)
    }
  }

  private advanceShells(shells: readonly PlannedShell[]): PageText[] {
    return shells.flatMap(({ path, matchPath, context }) => {
      const json = JSON.stringify(context)
      if (this.shells.get(path) === json) return []
      this.shells.set(path, json)
      return [{ path, matchPath, template: shellTemplate, json }]
    })
  }
}

const toText = ({ path, text, thing }: ShelfChange<FoundPage>['put'][number]): PageText => ({
  path,
  template: thing.template,
  json: text,
})

function* pathsIn(stale: ReadonlySet<string>): Generator<string> {
  const start = keys.path('')
  for (const key of stale) if (key.startsWith(start)) yield key.slice(start.length)
}
