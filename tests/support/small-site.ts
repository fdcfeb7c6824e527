import { join } from 'node:path'
import { type Indexes } from '../../services/indexing/indexes'
import { Outbox } from '../../services/indexing/outbox'
import { LiveSite } from '../../services/publisher/live-site'
import { openBundle } from '../../services/publisher/open-bundle'
import { Press } from '../../services/publisher/press'
import { SocialPictures } from '../../services/publisher/social/social-pictures'
import { Stopwatch } from '../../services/publisher/stopwatch'
import { openDiskStore } from '../../services/releases/open-store'
import { type LogRow } from '../../src/plan/store/log-row'

type Site = {
  dataDir: string
  publicUrl: string
  rows: readonly LogRow[]
  /** What browsers are told, beside the defaults. */
  settings?: Readonly<Record<string, string>>
}

/** Nothing of these sites is to be found. */
const noIndexes: Indexes = { look: () => Promise.resolve(new Map()), send: () => Promise.resolve() }

/** Publishes a site of few rows where an edge finds it, with the compiled code that is there, as the publisher would. */
export async function publishSmallSite({ dataDir, publicUrl, rows, settings = {} }: Site): Promise<void> {
  const store = openDiskStore(dataDir)
  const live = new LiveSite(store)
  await live.load()
  const ending = new AbortController()
  const { bundle, renderer } = openBundle(dataDir, settings)
  const press = new Press({
    store,
    live,
    renderer,
    bundle,
    origin: publicUrl,
    outbox: new Outbox(noIndexes, ending.signal),
    pictures: new SocialPictures(join(dataDir, 'releases', 'social')),
  })
  press.begin(rows, new Map())
  await press.print([], rows.at(-1)?.seq ?? 0, new Stopwatch())
  renderer.close()
  ending.abort()
  const [held] = press.held()
  if (held) throw new Error(`${held.path} is held back: ${held.message}`)
}
