import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Indexes } from '../../../services/indexing/indexes'
import { Outbox } from '../../../services/indexing/outbox'
import { type Faults, inspectLive } from '../../../services/publisher/gates/inspect-live'
import { LiveSite } from '../../../services/publisher/live-site'
import { type Bundle } from '../../../services/publisher/page-printer'
import { SitePrinter, type Printed } from '../../../services/publisher/publishing/site-printer'
import { Stopwatch } from '../../../services/publisher/publishing/stopwatch'
import { type Renderer } from '../../../services/publisher/renderer/open-renderer'
import { type PageJob } from '../../../services/publisher/renderer/page-job'
import { SocialPictures } from '../../../services/publisher/social/social-pictures'
import { storeContent } from '../../../services/releases/files/compress'
import { mediaTypeOf } from '../../../services/releases/files/media-type'
import { type Entry, type FileEntry } from '../../../services/releases/record'
import { type Blobs } from '../../../services/releases/store/blobs'
import { openDiskStore } from '../../../services/releases/store/open-store'
import { type SearchRecord } from '../../../src/content/search-record'
import { type PlannedPage } from '../../../src/plan/plan-site'
import { editionKey } from '../../../src/plan/store/log-row'
import { routeIds } from '../../../src/routes/address'
import { shellPlaces } from '../../../src/routes/shells'
import { renderDocument } from '../browser/made-pages'
import { type Row } from './feed-reader'

const templates = Object.fromEntries([...routeIds, 'client'].map((id) => [id, { chunk: id, staticQueryHashes: [] }]))
const scriptOfShells = 'drawShell()'
const scriptHash = `'sha256-${createHash('sha256').update(scriptOfShells).digest('base64')}'`
const policy: Bundle['code']['policy'] = {
  everywhere: { 'connect-src': ['https://search.example'] },
  session: { 'connect-src': ['https://provider.example'], 'frame-src': ["'self'", 'https://provider.example'] },
  recaptcha: {},
  hasPopup: false,
  styles: Object.fromEntries([...routeIds, 'client'].map((id) => [id, `'sha256-${id}='`])),
  scripts: Object.fromEntries(shellPlaces.map(({ path }) => [path, [scriptHash]])),
}
const code: Bundle['code'] = { hash: 'one', templates, policy }

/** Draws a page with its template as it is, in this process. */
function draw({ template, json }: PageJob, script: string): string {
  if (template === 'client') return `<!DOCTYPE html><script>${script}</script>`
  const context = JSON.parse(json) as PlannedPage['context']
  return renderDocument({ template: template as PlannedPage['template'], context })
}

/** The publisher's printer on a store of releases of its own; the log is what a test publishes. */
export class PublisherInProcess {
  readonly log: Row[] = []
  readonly found = new Map<string, SearchRecord>()
  readonly folder = mkdtempSync(join(tmpdir(), 'publisher-'))
  /** What the content management has, by address. */
  readonly media = new Map<string, Buffer>()
  readonly pictures = new SocialPictures(join(this.folder, 'social'))
  /** What stands in the pages that the browser draws. */
  scriptOfShells = scriptOfShells
  /** What a publisher that starts now renders with: its name, and the files that its pages ask for. */
  code = { name: 'one', files: ['/scripts.js'] }
  /** The pages that were rendered, in order. */
  readonly rendered: string[] = []
  private prepared = new Map<string, Entry>()
  private readonly renderer: Renderer = {
    close: () => undefined,
    render: (jobs) => Promise.resolve(jobs.map((job) => this.render(job))),
  }
  private readonly ending = new AbortController()
  private readonly store = openDiskStore(this.folder)
  private printer: SitePrinter | undefined
  private live = new LiveSite(this.store)

  /** What is published at once goes live at once. */
  async publish(...rows: Row[]): Promise<Printed> {
    const news = rows.map((row) => {
      const revision = this.log.filter((one) => editionKey(one) === editionKey(row)).length + 1
      const numbered = { ...row, seq: this.log.length + 1, revision }
      this.log.push(numbered)
      return numbered
    })
    return this.print(this.printer ? news : [])
  }

  /** A publisher with other code. */
  publishAs(name: string, files: string[]): Promise<Printed> {
    this.code = { name, files }
    this.printer = undefined
    return this.print([])
  }

  /** One with other code makes the pages of what is published, while the one at work goes on. */
  async prepareAs(name: string, prepared = new Map<string, Entry>(), calledOff?: AbortSignal): Promise<void> {
    const [printer, live, own] = [this.printer, this.live, this.code]
    this.code = { ...own, name }
    const preparing = (await this.open()).prepare(prepared, calledOff ?? this.ending.signal)
    await preparing.finally(() => Object.assign(this, { printer, live, code: own, prepared }))
  }

  /** The number of the newest release. */
  releases = (): number => this.live.manifest.number

  /** A publisher that knows nothing but the log and what readers see. */
  async restart(): Promise<void> {
    this.printer = undefined
    await this.print([])
  }

  /** What the release that readers see says of a path. */
  entryAt = (path: string): Entry | undefined => this.live.manifest.entries.get(path)

  /** Puts something into the release that no publisher would put there. */
  async spoil(path: string, entry: Entry): Promise<void> {
    const { number, origin } = this.live.manifest
    const record = {
      number: number + 1,
      at: Date.now(),
      ...(origin ? { origin } : {}),
      put: { [path]: entry },
      removed: [],
    }
    await this.store.ledger.append(record)
  }

  held = () => this.printer?.held() ?? []

  /** By edition that is held back, the number of the row that readers see in its place, as the release says it. */
  standIns = () => this.live.manifest.origin?.held ?? {}

  /** The words of a page that readers see; undefined where there is none. */
  async read(path: string): Promise<string | undefined> {
    const entry = this.live.manifest.entries.get(path)
    if (entry?.kind !== 'file' || entry.left) return undefined
    return (await this.store.blobs.read(entry.blob))?.toString()
  }

  /** What is wrong with pages that readers see. */
  inspect(only?: ReadonlySet<string>): Promise<Faults> {
    const look = () => this.printer?.lookAtLive()
    return inspectLive({ look, blobs: this.store.blobs, calledOff: this.ending.signal }, only)
  }

  close(): void {
    this.ending.abort()
    rmSync(this.folder, { recursive: true, force: true })
  }

  private async print(news: readonly Row[]): Promise<Printed> {
    const printer = this.printer ?? (await this.open())
    return printer.print(news, this.log.length, new Stopwatch())
  }

  private render(job: PageJob) {
    this.rendered.push(job.path)
    return { path: job.path, html: draw(job, this.scriptOfShells) }
  }

  private async open(): Promise<SitePrinter> {
    this.live = new LiveSite(this.store)
    await this.live.load()
    const { seq = 0, held = {} } = this.live.manifest.origin ?? {}
    const outbox = new Outbox(this.indexes(), this.ending.signal)
    const own = {
      store: this.store,
      live: this.live,
      renderer: this.renderer,
      outbox,
      bundle: { name: this.code.name, code, storeFiles: (blobs: Blobs) => this.storeCode(blobs) },
      pictures: this.pictures,
      prepared: this.prepared,
      askMedium: (path: string) => Promise.resolve(this.media.get(path)),
    }
    this.printer = new SitePrinter({ ...own, origin: 'https://firm.example' })
    const newest = new Map(this.log.map((row) => [editionKey(row), row]))
    const rows = [...newest.values()].filter(({ operation }) => operation === 'publish')
    const seen = this.log.filter((row) => row.seq <= seq && row.operation === 'publish')
    const before = new Map(seen.map((row) => [editionKey(row), row]))
    const unseen = rows.filter((row) => row.seq > seq).map(editionKey)
    this.printer.begin(
      rows,
      new Map([
        ...unseen.map((key) => [key, before.get(key)] as const),
        ...Object.entries(held).map(([key, at]) => [key, this.log.find((row) => row.seq === at)] as const),
      ]),
    )
    return this.printer
  }

  private async storeCode(blobs: Blobs): Promise<Map<string, FileEntry>> {
    const { name, files } = this.code
    const stored = files.map(async (path) => {
      return [path, await storeContent(blobs, Buffer.from(`${name} of ${path}`), mediaTypeOf(path))] as const
    })
    return new Map(await Promise.all(stored))
  }

  private indexes(): Indexes {
    return {
      look: () =>
        Promise.resolve(
          new Map([
            ['en' as const, new Map([...this.found].map(([id, { internal }]) => [id, internal.contentDigest]))],
          ]),
        ),
      send: (deltas) => {
        for (const { save, remove } of deltas.filter(({ locale }) => locale === 'en')) {
          for (const objectID of remove) this.found.delete(objectID)
          for (const record of save) this.found.set(record.objectID, record)
        }
        return Promise.resolve()
      },
    }
  }
}
