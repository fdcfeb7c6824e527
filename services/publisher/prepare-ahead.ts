import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openIndexes } from '../indexing/indexes'
import { Outbox } from '../indexing/outbox'
import { type Entry } from '../releases/record'
import { type ReleaseStore } from '../releases/store/open-store'
import { askForSite } from '../shared/ask-log'
import { log, messageOf } from '../shared/log'
import { type SearchService } from '../shared/search-target'
import { compileSite, findBundle, type SiteBuild } from '../site/build-site'
import { type SiteSettings } from '../site/site-settings'
import { followLog } from './follow-log'
import { LiveSite } from './live-site'
import { openBundle } from './open-bundle'
import { SitePrinter } from './publishing/site-printer'

/** One that finds no other at work has its turn long before. */
const turnWithinMs = 2000

type Own = Omit<
  ConstructorParameters<typeof SitePrinter>[0],
  'bundle' | 'renderer' | 'origin' | 'outbox' | 'live' | 'prepared'
> & {
  site: SiteBuild & { settings: SiteSettings; search: SearchService }
  store: ReleaseStore
}

/** What was made before a turn: the two files of each page, by their paths. */
export type Prepared = Map<string, Entry>

/**
 * While another publisher is at work with other code, the pages of this code are made and stored: when the other ends, editors wait
 * for none of them. What is not ready by the turn is made in it.
 */
export async function prepareAhead(own: Own, over: AbortSignal): Promise<Prepared> {
  const prepared: Prepared = new Map()
  try {
    await sleep(turnWithinMs, undefined, { signal: over })
    await prepare(own, prepared, over)
  } catch (error) {
    if (!over.aborted) log.warn(`Pages were not prepared before the turn: ${messageOf(error)}`)
  }
  return prepared
}

async function prepare(own: Own, prepared: Prepared, over: AbortSignal): Promise<void> {
  const { site, store } = own
  const live = new LiveSite(store)
  await live.load()
  const { bundle: made, seq = 0, held = {} } = live.manifest.origin ?? {}
  if (made === undefined || made === findBundle(site).name) return
  await compileSite(site.dataDir, over)
  // The file of the log is that of the one at work.
  const file = join(site.dataDir, 'publisher', 'ahead.jsonl')
  const rows = await followLog(file, askForSite(site))
  const { bundle, renderer } = openBundle(site.dataDir, site.settings)
  try {
    const outbox = new Outbox(openIndexes(site.search), over)
    const printer = new SitePrinter({ ...own, live, bundle, renderer, origin: site.publicUrl, outbox })
    printer.begin(rows.live(), await rows.findStandIns({ seq, held }))
    await printer.prepare(prepared, over)
    log.info(`Prepared for the next turn: ${prepared.size / 2} pages`)
  } finally {
    renderer.close()
    await rm(file, { force: true })
  }
}
