import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openIndexes } from '../../indexing/indexes'
import { Outbox } from '../../indexing/outbox'
import { type Entry } from '../../releases/record'
import { askForSite } from '../../shared/ask-log'
import { compileSite } from '../../site/build-site'
import { followLog } from '../follow-log'
import { openBundle } from '../open-bundle'
import { type Own } from '../own'
import { SitePrinter } from '../publishing/site-printer'

/** What was made before a turn: the two files of each page, by their paths. */
export type Prepared = Map<string, Entry>

/** Makes and stores the pages of this code; no release names them. */
export async function preparePages(own: Own, calledOff: AbortSignal): Promise<Prepared> {
  const { site, live } = own
  const prepared: Prepared = new Map()
  await live.load()
  const { seq = 0, held = {} } = live.manifest.origin ?? {}
  await compileSite(site.dataDir, calledOff)
  // The other file is that of the one at work.
  const file = join(site.dataDir, 'publisher', 'ahead.jsonl')
  const rows = await followLog(file, askForSite(site))
  const { bundle, renderer } = openBundle(site.dataDir, site.settings)
  try {
    const outbox = new Outbox(openIndexes(site.search), calledOff)
    const printer = new SitePrinter({ ...own, bundle, renderer, origin: site.publicUrl, outbox })
    printer.begin(rows.live(), await rows.findStandIns({ seq, held }))
    await printer.prepare(prepared, calledOff)
  } finally {
    renderer.close()
    await rm(file, { force: true })
  }
  return prepared
}
