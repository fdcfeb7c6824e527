import { Content } from '../../src/build/content'
import { type LogRow } from '../../src/build/log-row'
import { planFacts } from '../../src/build/plan-facts'
import { findItemPage, planPage } from '../../src/build/plan-site'
import { Planner, type SiteChange } from '../../src/build/planner'
import { type FoundRecords } from '../../src/build/records/found-page'
import { RecordShelf } from '../../src/build/records/record-shelf'
import { type Delta } from '../../src/build/search/plan-delta'
import { hasPage } from '../../src/content/all-types'
import { parseDocument } from '../../src/content/parse-document'
import { atOnce } from '../releases/at-once'
import { storeContent } from '../releases/compress'
import { mediaTypeOf } from '../releases/media-type'
import { type ReleaseStore } from '../releases/open-store'
import { type Entry, type ReleaseRecord } from '../releases/record'
import { findLeftovers } from './find-leftovers'
import { type LiveSite } from './live-site'
import { type Bundle, isBlob, PagePrinter, toDataPath, toPagePath } from './page-printer'
import { type Renderer } from './renderer/open-renderer'
import { type PageJob } from './renderer/page-job'
import { type Outbox } from './search/outbox'
import { type SearchTold, tellSearch } from './search/tell-search'
import { type Stopwatch } from './stopwatch'

const filesAtOnce = 8

export type Held = { path: string; message: string }
type Own = { store: ReleaseStore; live: LiveSite; renderer: Renderer; bundle: Bundle; origin: string; outbox: Outbox }
export type Printed = {
  record: ReleaseRecord | undefined
  change: SiteChange
  changed: string[]
  removed: string[]
  search: SearchTold
  /** Whether it was made of everything, after a start or a failure. */
  isWhole: boolean
}

/** Turns what has changed in the content into what has changed on the site, and puts that before the readers. */
export class Press {
  private content = new Content()
  private planner: Planner
  /** Whether the plan and the release that readers see say the same. */
  private isInStep = false
  private readonly printer: PagePrinter
  private records = new RecordShelf()
  /** Records of pages that readers do not see yet. */
  private readonly unprinted = new Map<string, FoundRecords>()
  private readonly own: Own

  constructor(own: Own) {
    this.own = own
    this.planner = new Planner(this.content, own.origin)
    this.printer = new PagePrinter(own)
  }

  /** Starts over from everything that is published: what comes next is compared with what readers see. */
  begin(rows: Iterable<LogRow>): void {
    this.content = new Content(rows)
    this.planner = new Planner(this.content, this.own.origin)
    this.printer.refused.clear()
    this.records = new RecordShelf()
    this.unprinted.clear()
    this.isInStep = false
  }

  /** The next instant at which the site changes by itself. */
  until(): string | undefined {
    return this.planner.until()
  }

  /** Whether it must look at everything, whatever the news. */
  get needsAll(): boolean {
    return !this.isInStep
  }

  /** The page that an edition would have if it were published; or why it would have none. */
  preview(row: LogRow): PageJob | string {
    const document = parseDocument(row)
    if (!hasPage(document)) return 'This text has no page of its own: it is shown on the pages of others.'
    const address = findItemPage(document.path)
    if (!address) return 'Texts of this kind are shown to subscribers only, and have no preview yet.'
    const options = { now: new Date().toISOString(), origin: this.own.origin }
    const { made, problem } = this.content.with(document, () => planPage(address, this.content, options))
    if (!made) return problem ?? 'This text would have no page: something above it is not published.'
    return { path: made.path, template: made.template, json: JSON.stringify(made.context) }
  }

  held(): Held[] {
    return [...this.planner.problems(), ...this.printer.refused.values()].map(({ path, message }) => ({
      path,
      message,
    }))
  }

  /** What it returns is live. When it throws, readers see what they saw, and the press must begin again. */
  async print(news: readonly LogRow[], seq: number, watch: Stopwatch): Promise<Printed> {
    const isWhole = !this.isInStep
    this.isInStep = false
    const changed = this.content.apply(news)
    const stale = isWhole ? 'everything' : changed
    const change = await this.planner.advance(stale, new Date().toISOString())
    const { manifest } = this.own.live
    const removed = isWhole ? findLeftovers(manifest, this.planner, this.heldPaths()) : change.removed
    for (const path of change.removed) this.printer.refused.delete(path)
    watch.mark('plan')
    const answers = (path: string): boolean => this.answers(path)
    const put = await this.printer.print(change.pages, { manifest, answers, watch })
    const pages = [...put.keys()]
    await this.storeFiles(change, put)
    watch.mark('store')
    const search = await tellSearch(this.own.outbox, {
      deltas: this.takeRecords(change, isWhole),
      cursor: seq,
      isWhole,
    })
    watch.mark('search')
    const record = await this.switch({ put, removed, seq })
    watch.mark('switch')
    this.isInStep = true
    return {
      record,
      change,
      changed: pages.filter((path) => !path.startsWith('/page-data/')),
      removed,
      search,
      isWhole,
    }
  }

  /** A page that is refused is found as it was; one that readers never saw is not found. */
  private takeRecords({ records, removed }: SiteChange, isWhole: boolean): Delta[] {
    for (const found of records) this.unprinted.set(found.key, found)
    for (const path of removed) this.unprinted.delete(path)
    const { entries } = this.own.live.manifest
    const isShown = (path: string) =>
      !this.printer.refused.has(path) || (isWhole && entries.get(toPagePath(path))?.kind === 'file')
    const put = [...this.unprinted.values()].filter(({ key }) => isShown(key))
    for (const { key } of put) this.unprinted.delete(key)
    return this.records.advance({ put, removed })
  }

  private answers(path: string): boolean {
    if (this.printer.refused.has(path) || !this.planner.answers(path)) {
      const entry = this.own.live.manifest.entries.get(path)
      return entry !== undefined && entry.kind !== 'gone'
    }
    return true
  }

  private heldPaths(): (path: string) => boolean {
    const held = new Set(this.planner.problems().map(({ path }) => toPagePath(path)))
    return (path) => held.has(path)
  }

  private async storeFiles({ files }: SiteChange, put: Map<string, Entry>): Promise<void> {
    const { entries } = this.own.live.manifest
    const todo = files.filter(({ path, text }) => !isBlob(entries.get(path), text))
    await atOnce(filesAtOnce, todo, async ({ path, text }) => {
      put.set(path, await storeContent(this.own.store.blobs, Buffer.from(text), mediaTypeOf(path)))
    })
  }

  private switch({ put, removed, seq }: Switching): Promise<ReleaseRecord | undefined> {
    const { entries, site } = this.own.live.manifest
    const gone = new Set(removed.flatMap((path) => [toPagePath(path), toDataPath(path)]).filter((at) => !put.has(at)))
    const has = (path: string): boolean =>
      put.get(path)?.kind === 'file' || (entries.get(path)?.kind === 'file' && !gone.has(path))
    const shells = this.planner.paths().shells.map((path) => ({ path }))
    const facts = planFacts({ content: this.content, plan: { pages: { has } }, shells, styles: [] })
    for (const [from, to] of facts.redirects) put.set(from, { kind: 'redirect', to, status: 308 })
    for (const path of facts.gone) put.set(path, { kind: 'gone' })
    for (const [path, { kind }] of entries) if (kind === 'redirect' && !put.has(path)) gone.add(path)
    const origin = { bundle: this.own.bundle.name, seq }
    return this.own.live.switch({ put, removed: gone, site: { ...site, shells: facts.shells }, origin })
  }
}

type Switching = { put: Map<string, Entry>; removed: readonly string[]; seq: number }
