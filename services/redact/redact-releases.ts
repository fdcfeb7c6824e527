import { loadManifest, type Manifest } from '../releases/manifest'
import { type Entry, type ReleaseRecord } from '../releases/record'
import { collectUnused } from '../releases/store/forget-old'
import { type ReleaseStore } from '../releases/store/open-store'
import { type Edition, typesOf } from './edition'

/** What releases hold of an edition from before its newest row. */
export type HeldReleases = {
  /** Releases that were made before readers saw the newest row. */
  numbers: number[]
  /** Pictures and documents that only pages which are still open could ask for. */
  left: string[]
  /** The first of those that stay; undefined when there is no release at all. */
  first: number | undefined
}

/** Throws while readers may still see what was before. */
export async function findHeldReleases({ ledger }: ReleaseStore, edition: Edition, seq: number): Promise<HeldReleases> {
  const numbers = await ledger.numbers()
  const kept: number[] = []
  for (const number of [...numbers].reverse()) {
    const record = await ledger.read(number)
    if (!record || !isAfter(record, edition, seq)) break
    kept.unshift(number)
  }
  const [first] = kept
  if (first === undefined && numbers.length > 0) throw new Error(await tellWhyNot({ ledger }, edition, seq))
  if (first === undefined) return { numbers: [], left: [], first }
  const manifests = [await loadManifest(ledger), await loadManifest(ledger, first)]
  return { numbers: numbers.filter((number) => number < first), left: leftIn(manifests, first), first }
}

const heldIn = (record: Pick<ReleaseRecord, 'origin'>, { type, item, locale }: Edition): boolean =>
  typesOf({ type, item, locale }).some((name) => Object.hasOwn(record.origin?.held ?? {}, `${name} ${item} ${locale}`))

const isAfter = (record: ReleaseRecord, edition: Edition, seq: number): boolean =>
  record.origin !== undefined && record.origin.seq >= seq && !heldIn(record, edition)

async function tellWhyNot({ ledger }: Pick<ReleaseStore, 'ledger'>, edition: Edition, seq: number): Promise<string> {
  const current = await loadManifest(ledger)
  if (current.restores !== undefined) {
    return 'an earlier release was brought back, which may show it: npm run release -- resume'
  }
  if (heldIn({ origin: current.origin }, edition)) {
    return 'the newest words are held back, so readers see those before: correct what /publisher says of them'
  }
  return `readers do not see row ${seq} of the log yet: wait until the publisher has published it`
}

const isCode = (type: string): boolean => /^(text\/(javascript|css)|font\/)/.test(type)

function isLeft(entry: Entry, first: number): boolean {
  return entry.kind === 'file' && entry.left !== undefined && entry.left.release <= first && !isCode(entry.type)
}

const leftIn = (manifests: readonly Manifest[], first: number): string[] => [
  ...new Set(
    manifests.flatMap(({ entries }) => [...entries].flatMap(([path, entry]) => (isLeft(entry, first) ? [path] : []))),
  ),
]

/**
 * What readers see stays; every release before it is forgotten, so that none can be brought back, with all that only it held.
 * Killed between any two steps and begun again, it goes on. Answers how many contents were removed.
 */
export async function redactReleases(store: ReleaseStore, edition: Edition, seq: number): Promise<number> {
  const { ledger } = store
  const { numbers, left, first } = await findHeldReleases(store, edition, seq)
  if (first === undefined) return 0
  await takeAway(store, left)
  if (numbers.length > 0 || left.length > 0) {
    const record = await ledger.read(first)
    const { site, entries } = await loadManifest(ledger, first)
    if (!record) return 0 // the publisher is forgetting releases: it was one of these
    const put = Object.fromEntries([...entries].filter(([, entry]) => !isLeft(entry, first)))
    await ledger.rewrite({ ...record, site, put, removed: [], isWhole: true })
  }
  for (const number of numbers) await ledger.remove(number)
  return collectUnused(store)
}

/** As a release of its own, so that every edge hears of it. */
async function takeAway({ ledger }: ReleaseStore, paths: readonly string[]): Promise<void> {
  for (;;) {
    const { number, origin, restores, entries } = await loadManifest(ledger)
    const removed = paths.filter((path) => entries.has(path))
    if (removed.length === 0) return
    const said = { ...(origin ? { origin } : {}), ...(restores === undefined ? {} : { restores }) }
    if (await ledger.append({ number: number + 1, at: Date.now(), ...said, put: {}, removed })) return
  }
}
