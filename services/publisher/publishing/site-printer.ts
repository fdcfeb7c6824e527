import { type Locale } from '../../../src/config/locales'
import { hasPage } from '../../../src/content/all-types'
import { parseDocument } from '../../../src/content/parse-document'
import { type Ref } from '../../../src/content/ref'
import { addMedia } from '../../../src/gates/describe-site'
import { findItemPage, planPage, type PlanProblem, type Reason } from '../../../src/plan/plan-site'
import { Planner, type SiteChange } from '../../../src/plan/planner'
import { type LogRow } from '../../../src/plan/store/log-row'
import { type Staleness } from '../../../src/plan/store/shelf'
import { type Outbox } from '../../indexing/outbox'
import { type Entry, type ReleaseRecord } from '../../releases/record'
import { type ReleaseStore } from '../../releases/store/open-store'
import { type StandIns } from '../follow-log'
import { type LiveSight } from '../gates/inspect-live'
import { inspectPage } from '../gates/inspect-page'
import { describeSiteAhead } from '../gates/site-ahead'
import { type LiveSite } from '../live-site'
import { type AskMedium } from '../media/ask-media'
import { MediaBringer } from '../media/bring-media'
import { type Ahead, type Bundle, PagePrinter, toDataPath, toPagePath } from '../page-printer'
import { type Renderer } from '../renderer/open-renderer'
import { type PageJob } from '../renderer/page-job'
import { RecordsOfPages } from '../search/records-of-pages'
import { type SearchTold, tellSearch } from '../search/tell-search'
import { type SocialPictures } from '../social/social-pictures'
import { blame } from './blame'
import { Editions } from './editions'
import { findLeftovers } from './find-leftovers'
import { mergeChanges } from './merge-changes'
import { planSwitch } from './plan-switch'
import { Stopwatch } from './stopwatch'
import { storeCode, storeFiles } from './store-beside'

// What is held back may uncover another fault below it. After these, single pages are held back instead of editions.
const mostRounds = 5

export type Held = PlanProblem
type Own = {
  store: ReleaseStore
  live: LiveSite
  renderer: Renderer
  bundle: Bundle
  origin: string
  outbox: Outbox
  pictures: SocialPictures
  askMedium: AskMedium
  /** What was made with this code before its turn; used once. */
  prepared?: Map<string, Entry> | undefined
}
type Put = Map<string, Entry>
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
export class SitePrinter {
  private readonly editions = new Editions()
  private planner: Planner
  private media = new Set<string>()
  /** Whether the plan and the release that readers see say the same. */
  private isInStep = false
  private readonly pagePrinter: PagePrinter
  private records = new RecordsOfPages()
  private readonly bringer: MediaBringer
  private readonly own: Own

  constructor(own: Own) {
    this.own = own
    this.bringer = new MediaBringer({ blobs: own.store.blobs, ask: own.askMedium })
    this.planner = new Planner(this.editions.content, own.origin)
    this.pagePrinter = new PagePrinter(own)
  }

  /** Starts over from everything that is published: what comes next is compared with what readers see. */
  begin(rows: Iterable<LogRow>, standIns: StandIns): void {
    this.editions.begin(rows, standIns)
    this.planner = new Planner(this.editions.content, this.own.origin)
    this.media = addMedia(new Set(), this.editions.content.everything())
    this.pagePrinter.refused.clear()
    this.bringer.clear()
    this.records = new RecordsOfPages()
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

  /** About how many pages another edition of an item would change. */
  countPagesOf(item: Ref, locale: Locale): number {
    return this.planner.countPagesOf(item, locale)
  }

  /** The page that an edition would have if it were published; or why it would have none. */
  preview(row: LogRow): PageJob | string {
    const document = parseDocument(row)
    if (!hasPage(document)) return 'This text has no page of its own: it is shown on the pages of others.'
    const address = findItemPage(document.path)
    if (!address) return 'Texts of this kind are shown to subscribers only, and have no preview yet.'
    const { content } = this.editions
    const options = { now: new Date().toISOString(), origin: this.own.origin }
    const { made, problem } = content.with(document, () => planPage(address, content, options))
    if (!made) return problem?.message ?? 'This text would have no page: something above it is not published.'
    return { path: made.path, template: made.template, json: JSON.stringify(made.context) }
  }

  /** By language, the digest of each record that search is to have. */
  told(): Map<string, Map<string, string>> {
    return this.records.digests()
  }

  held(): Held[] {
    const pages = [...this.planner.problems(), ...this.planner.unfoundPages(), ...this.pagePrinter.refused.values()]
    const all = [...pages, ...this.editions.problems(), ...this.bringer.problems()]
    return [...new Map(all.map(({ path, message, told }) => [path, { path, message, told }])).values()]
  }

  /** What it returns is live. When it throws, readers see what they saw, and this must begin again. */
  async print(news: readonly LogRow[], seq: number, watch: Stopwatch): Promise<Printed> {
    const isWhole = !this.isInStep
    this.isInStep = false
    const { stale, media } = await this.takeNews(news)
    watch.mark('store')
    const put: Put = new Map()
    const change = await this.tryOut(isWhole ? 'everything' : stale, { watch, put })
    const pages = [...put.keys()]
    const social = await this.own.pictures.bring(this.own.store.blobs, this.own.live.manifest)
    for (const [path, entry] of [...media.put, ...social]) put.set(path, entry)
    const code = isWhole ? await storeCode(this.own, put) : undefined
    const isHeld = this.heldPaths()
    const sight = { planner: this.planner, media: this.editions.content.media, isHeld, code }
    const removed = isWhole ? findLeftovers(this.own.live.manifest, sight) : [...change.removed, ...media.removed]
    await storeFiles(this.own, change, put)
    watch.mark('store')
    const search = await tellSearch(this.own.outbox, {
      deltas: this.records.take(change, this.isFound(isWhole)),
      cursor: seq,
      isWhole,
    })
    watch.mark('search')
    const record = await this.switch({ put, removed, seq })
    watch.mark('switch')
    this.own.pictures.settle(social)
    for (const { path } of change.pages) this.own.pictures.learn(path, this.planner.headAt(path))
    this.editions.settle()
    this.own.prepared?.clear()
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

  /** Makes and stores the pages of all that is published; readers see nothing of it. */
  async prepare(put: Put, calledOff: AbortSignal): Promise<void> {
    await this.takeNews([])
    await this.tryOut('everything', { watch: new Stopwatch(), put, calledOff })
  }

  /** Plans and renders what has changed. An edition that breaks something gives its place back to the one before it. */
  private async tryOut(everything: Staleness, { watch, put, calledOff }: Trying): Promise<SiteChange> {
    const now = new Date().toISOString()
    let change: SiteChange = { pages: [], files: [], records: [], removed: [], looked: 0 }
    let stale = everything
    for (let round = 1; ; round++) {
      const next = await this.planner.advance(stale, now)
      change = mergeChanges(change, next)
      for (const path of [...next.removed, ...next.pages.map((page) => page.path)]) {
        put.delete(toPagePath(path))
        put.delete(toDataPath(path))
      }
      for (const path of next.removed) this.pagePrinter.refused.delete(path)
      watch.mark('plan')
      await this.pagePrinter.print(next.pages, { ...this.ahead(watch), calledOff }, put)
      const reasons = round < mostRounds ? this.findReasons() : new Map<string, Reason>()
      if (reasons.size === 0) return change
      stale = this.editions.holdBack(reasons)
    }
  }

  private async takeNews(news: readonly LogRow[]) {
    const stale = this.editions.take(news)
    addMedia(this.media, this.editions.news())
    return { stale, media: await this.bringMedia() }
  }

  /** Pictures and files come before the pages that name them. */
  private async bringMedia(): Promise<{ put: Put; removed: string[] }> {
    const { put, removed } = this.editions.content.media.takeChange()
    this.bringer.forget(removed)
    return { put: await this.bringer.bring(put, this.own.live.manifest.entries), removed }
  }

  private findReasons(): Map<string, Reason> {
    const { content } = this.editions
    const refusals = [...this.pagePrinter.refused.values(), ...this.planner.problems()]
    return blame(refusals, content, (key) => this.editions.isTried(key))
  }

  /** What readers see, to be checked against the gates once more; undefined while it is about to change. */
  lookAtLive(): LiveSight | undefined {
    if (!this.isInStep) return undefined
    const paths = (): string[] => {
      const isHeld = this.heldPaths()
      return this.planner
        .paths()
        .pages.filter((path) => !this.pagePrinter.refused.has(path) && !isHeld(toPagePath(path)))
    }
    return { paths, ...this.ahead(new Stopwatch()) }
  }

  private ahead(watch: Stopwatch): Ahead {
    const { planner } = this
    const { content } = this.editions
    const hasMedia = (path: string): boolean => this.media.has(path) && !this.bringer.isMissing(path)
    const { manifest } = this.own.live
    const missing = this.bringer.problems().map(({ path }) => path)
    const answers = (path: string): boolean => this.answers(path)
    const { policy } = this.own.bundle.code
    const site = describeSiteAhead({ content, planner, policy, hasMedia, origin: this.own.origin, answers })
    return { manifest, watch, missing, inspect: (page, html) => inspectPage(page, html, { site, content, planner }) }
  }

  /** A page that is refused is found as it was; one that readers never saw is not found. */
  private isFound(isWhole: boolean): (path: string) => boolean {
    const { entries } = this.own.live.manifest
    return (path) => !this.pagePrinter.refused.has(path) || (isWhole && entries.get(toPagePath(path))?.kind === 'file')
  }

  private answers(path: string): boolean {
    if (this.pagePrinter.refused.has(path) || !this.planner.answers(path)) {
      const entry = this.own.live.manifest.entries.get(path)
      return entry !== undefined && entry.kind !== 'gone'
    }
    return true
  }

  private heldPaths(): (path: string) => boolean {
    const paths = [...this.planner.problems().map(({ path }) => path), ...this.editions.unread()]
    const held = new Set(paths.map(toPagePath))
    return (path) => held.has(path)
  }

  private switch({ put, removed, seq }: Switching): Promise<ReleaseRecord | undefined> {
    const { planner } = this
    const { live, bundle } = this.own
    const { content } = this.editions
    const change = planSwitch({ put, removed, manifest: live.manifest, planner, content, policy: bundle.code.policy })
    return live.switch({ ...change, origin: { bundle: bundle.name, seq, ...this.standIns() } })
  }

  private standIns(): { held?: Record<string, number> } {
    const held = this.editions.standIns()
    return Object.keys(held).length === 0 ? {} : { held }
  }
}

type Trying = { watch: Stopwatch; put: Put; calledOff?: AbortSignal }
type Switching = { put: Put; removed: readonly string[]; seq: number }
