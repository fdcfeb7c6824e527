import { createHash } from 'node:crypto'
import { type CodeBundle } from '../../src/gatsby/code-bundle'
import { planPageFacts } from '../../src/plan/page-facts'
import { type PageText } from '../../src/plan/planner'
import { atOnce } from '../releases/files/at-once'
import { keepAll, storeContent } from '../releases/files/compress'
import { hasFacts } from '../releases/files/page-facts-of'
import { type Manifest } from '../releases/manifest'
import { type Entry, type FileEntry } from '../releases/record'
import { type Blobs } from '../releases/store/blobs'
import { type ReleaseStore } from '../releases/store/open-store'
import { type Refusal } from './gates/inspect-page'
import { type Stopwatch } from './publishing/stopwatch'
import { type Renderer } from './renderer/open-renderer'
import { toPageData } from './renderer/page-data'
import { type RenderedPage } from './renderer/page-job'

const inChunksOf = 100
const filesAtOnce = 8

export type Bundle = {
  name: string
  code: CodeBundle
  /** Puts its scripts, styles and faces where releases have their contents; gives where each stands. */
  storeFiles: (blobs: Blobs) => Promise<ReadonlyMap<string, FileEntry>>
}
export type Refused = PageText & Refusal
type Own = {
  store: ReleaseStore
  renderer: Renderer
  bundle: Pick<Bundle, 'name' | 'code'>
  /** The two files of pages that were made with this code before this publisher's turn. */
  prepared?: ReadonlyMap<string, Entry> | undefined
}
export type Ahead = {
  manifest: Manifest
  watch: Stopwatch
  /** What is wrong with a page as readers would get it. */
  inspect: (page: PageText, html: string) => Refusal | undefined
  /** Pictures and files that cannot be had now: a page that names one is looked at again. */
  missing?: readonly string[]
  calledOff?: AbortSignal | undefined
}
type Taking = { ahead: Ahead; put: Map<string, Entry> }
type Passed = { job: PageText; html: string }

/** Where the two files of a page are in a release. */
export const toPagePath = (path: string): string => path.normalize('NFC')
export const toDataPath = (path: string): string => `/page-data${toPagePath(path)}/page-data.json`

/** The page whose data is there. */
export const toPageOfData = (path: string): string | undefined => /^\/page-data(\/.+)\/page-data\.json$/.exec(path)?.[1]

export const isBlob = (entry: Entry | undefined, text: string): boolean =>
  entry?.kind === 'file' && entry.blob === createHash('sha256').update(text).digest('hex')

/** Renders pages, holds them against the gates, and stores those that pass. */
export class PagePrinter {
  /** Tried again with every change, for what mends a page may be elsewhere. */
  readonly refused = new Map<string, Refused>()
  private readonly own: Own

  constructor(own: Own) {
    this.own = own
  }

  /** What is put where. Pages that readers see just so are left out, and so are those that are refused. */
  async print(pages: readonly PageText[], ahead: Ahead, put = new Map<string, Entry>()): Promise<Map<string, Entry>> {
    const named = new Set(pages.map(({ path }) => path))
    const again = [...this.refused.values()].filter(({ path }) => !named.has(path))
    const todo = [...again, ...pages].filter((page) => !this.isLive(page, ahead.manifest))
    this.refused.clear()
    for await (const [jobs, rendered] of this.renderAhead(await this.takePrepared(todo, { ahead, put }))) {
      ahead.calledOff?.throwIfAborted()
      ahead.watch.mark('render')
      await this.takeIn(jobs, rendered, { ahead, put })
    }
    return put
  }

  /** Puts the pages that were made just so before; gives the others. */
  private async takePrepared(pages: readonly PageText[], { ahead, put }: Taking): Promise<readonly PageText[]> {
    const { prepared, store, bundle } = this.own
    if (!prepared?.size) return pages
    const others: PageText[] = []
    await atOnce(filesAtOnce, pages, async (page) => {
      const paths = [toDataPath(page.path), toPagePath(page.path)]
      const [data, html] = paths.map((path) => prepared.get(path)).filter((entry) => entry?.kind === 'file')
      const isMissed = (ahead.missing ?? []).some((path) => page.json.includes(path))
      const isSame = !isMissed && isBlob(data, toPageData(bundle.code, page))
      if (!data || !html || !isSame || !(await keepAll(store.blobs, data)) || !(await keepAll(store.blobs, html)))
        return void others.push(page)
      put.set(toDataPath(page.path), data)
      put.set(toPagePath(page.path), html)
    })
    return others
  }

  /** While some are checked and stored here, the next are rendered in the other process. */
  private async *renderAhead(todo: readonly PageText[]): AsyncGenerator<[PageText[], RenderedPage[]]> {
    const render = (start: number) => {
      const jobs = todo.slice(start, start + inChunksOf)
      const rendering = this.own.renderer.render(jobs.map(toJob))
      // The code that waits for it sees the failure; nothing waits where the pages before it could not be stored.
      rendering.catch(() => undefined)
      return { jobs, rendering }
    }
    let current = render(0)
    for (let start = inChunksOf; current.jobs.length > 0; start += inChunksOf) {
      const { jobs, rendering } = current
      const rendered = await rendering
      current = render(start)
      yield [jobs, rendered]
    }
  }

  private async takeIn(jobs: readonly PageText[], rendered: readonly RenderedPage[], { ahead, put }: Taking) {
    const passed: Passed[] = []
    for (const [position, page] of rendered.entries()) {
      const job = jobs[position]
      const refusal = job && findRefusal(page, job, ahead)
      if (job && refusal) this.refused.set(page.path, { ...toJob(job), ...refusal })
      else if (job && !('problem' in page)) passed.push({ job, html: page.html })
    }
    ahead.watch.mark('check')
    await atOnce(filesAtOnce, passed, (page) => this.store(page, put))
    ahead.watch.mark('store')
  }

  /** Whether readers see exactly this page already, made with the same code. */
  private isLive(page: PageText, { origin, entries }: Manifest): boolean {
    const { bundle } = this.own
    const entry = entries.get(toPagePath(page.path))
    if (origin?.bundle !== bundle.name || entry?.kind !== 'file') return false
    if (!hasFacts(entry, planPageFacts(page.path, bundle.code.policy))) return false
    return isBlob(entries.get(toDataPath(page.path)), toPageData(bundle.code, page))
  }

  private async store({ job, html }: Passed, put: Map<string, Entry>): Promise<void> {
    const { path } = job
    const { blobs } = this.own.store
    const data = toPageData(this.own.bundle.code, job)
    const [page, props] = await Promise.all([
      storeContent(blobs, Buffer.from(html), 'text/html; charset=utf-8'),
      storeContent(blobs, Buffer.from(data), 'application/json; charset=utf-8'),
    ])
    put.set(toDataPath(path), props)
    put.set(toPagePath(path), { ...page, ...planPageFacts(path, this.own.bundle.code.policy) })
  }
}

const toJob = ({ path, template, json, matchPath }: PageText): PageText => ({
  path,
  template,
  json,
  ...(matchPath === undefined ? {} : { matchPath }),
})

const findRefusal = (page: RenderedPage, job: PageText, ahead: Ahead): Refusal | undefined =>
  'problem' in page ? { message: page.problem, culprits: [], rivals: [] } : ahead.inspect(job, page.html)
