import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openIndexes } from '../../indexing/indexes'
import { Outbox } from '../../indexing/outbox'
import { askForSite } from '../../shared/ask-log'
import { compileSite } from '../../site/build-site'
import { followLog } from '../follow-log'
import { openBundle } from '../open-bundle'
import { type Own } from '../own'
import { SitePrinter } from '../publishing/site-printer'
import { untilItWorks } from '../until-it-works'
import { type Prepared } from './prepared'

/** The log as preparing has read it: another file is that of the publisher at work. */
export const logAhead = 'publisher/ahead.jsonl'

/** Makes and stores the pages of this code; no release names them. */
export async function preparePages(own: Own, prepared: Prepared, calledOff: AbortSignal): Promise<void> {
  const { site, live } = own
  const file = join(site.dataDir, logAhead)
  await live.load()
  const { seq = 0, held = {} } = live.manifest.origin ?? {}
  await compileSite(site.dataDir, calledOff)
  const rows = await untilItWorks(() => followLog(file, askForSite(site)), calledOff)
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
}
