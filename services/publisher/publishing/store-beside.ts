import { type SiteChange } from '../../../src/plan/planner'
import { atOnce } from '../../releases/files/at-once'
import { storeContent } from '../../releases/files/compress'
import { mediaTypeOf } from '../../releases/files/media-type'
import { type Entry } from '../../releases/record'
import { type ReleaseStore } from '../../releases/store/open-store'
import { type LiveSite } from '../live-site'
import { type Bundle, isBlob } from '../page-printer'

const filesAtOnce = 8

type Own = { bundle: Bundle; live: LiveSite; store: ReleaseStore }
type Put = Map<string, Entry>

/** Where readers see what other code has made, this code comes with the pages. Undefined where it is there already. */
export async function storeCode(
  { bundle, live, store }: Own,
  put: Put,
): Promise<ReadonlyMap<string, Entry> | undefined> {
  if (live.manifest.origin?.bundle === bundle.name) return undefined
  const code = await bundle.storeFiles(store.blobs)
  for (const [path, entry] of code) put.set(path, entry)
  return code
}

/** Feeds, calendars, cards: what is planned beside the pages. */
export async function storeFiles({ live, store }: Own, { files }: SiteChange, put: Put): Promise<void> {
  const { entries } = live.manifest
  const todo = files.filter(({ path, text }) => !isBlob(entries.get(path), text))
  await atOnce(filesAtOnce, todo, async ({ path, text }) => {
    put.set(path, await storeContent(store.blobs, Buffer.from(text), mediaTypeOf(path)))
  })
}
