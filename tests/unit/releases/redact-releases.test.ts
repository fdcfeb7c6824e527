import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Edition } from '../../../services/redact/edition'
import { findCopies, redactCopies } from '../../../services/redact/redact-copies'
import { findHeldReleases, redactReleases } from '../../../services/redact/redact-releases'
import { loadManifest } from '../../../services/releases/manifest'
import { type ReleaseRecord } from '../../../services/releases/record'
import { restoreRelease } from '../../../services/releases/restore-release'
import { openDiskStore, type ReleaseStore } from '../../../services/releases/store/open-store'
import { createPress, type Press, type SiteFiles, toHtml } from '../../support/publishing/site-folder'

const edition: Edition = { type: 'person', item: 6, locale: 'en' }
const secret = 'Somebody who is to be forgotten'
const picture = `static/portrait-${'0'.repeat(20)}.png`
const script = `app-${'1'.repeat(20)}.js`

const before: SiteFiles = {
  'en/index.html': toHtml('Home', secret),
  'en/people/jane/index.html': toHtml(secret),
  'page-data/en/people/jane/page-data.json': JSON.stringify({ secret }),
  [picture]: `a picture of ${secret}`,
  [script]: 'a script of an earlier version',
}
const after: SiteFiles = { 'en/index.html': toHtml('Home') }

let press: Press
let store: ReleaseStore

/** As the publisher says it of what it makes. */
async function tellOrigin(seqs: readonly number[], held?: Record<string, number>): Promise<void> {
  for (const [index, seq] of seqs.entries()) {
    const record = await store.ledger.read(index + 1)
    if (record) await store.ledger.rewrite({ ...record, origin: { bundle: 'b', seq, ...(held ? { held } : {}) } })
  }
}

const growOld = () => {
  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  for (const entry of readdirSync(press.dataDir, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), longAgo, longAgo)
  }
}

/** Every file of the releases that says it. */
const findWords = () =>
  readdirSync(join(press.dataDir, 'releases'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path).includes(secret))

beforeEach(async () => {
  press = createPress()
  store = openDiskStore(press.dataDir)
  await press.publish({ ...before, 'en/deals/index.html': toHtml('Deals') })
  await press.publish(before)
  await press.publish(after, { gone: ['/en/people/jane'] })
  await press.publish({ ...after, 'en/news/index.html': toHtml('News') })
  await tellOrigin([10, 11, 20, 21])
})
afterEach(() => press.remove())

describe('redacted releases (OP-5)', () => {
  it('hold no word of it, and what readers see stays', async () => {
    growOld()
    expect(findWords().length).toBeGreaterThan(0)
    const seen = (await loadManifest(store.ledger)).entries
    await redactReleases(store, edition, 20)

    expect(findWords()).toEqual([])
    const { entries } = await loadManifest(store.ledger)
    expect(entries.get('/en/people/jane')).toEqual({ kind: 'gone' })
    expect(entries.get('/en')).toEqual(seen.get('/en'))
    expect(entries.has(`/${picture}`)).toBe(false)
    // A page that is still open finds its scripts.
    expect(entries.has(`/${script}`)).toBe(true)
  })

  it('cannot be brought back; those that were made after can', async () => {
    await redactReleases(store, edition, 20)
    expect((await store.ledger.numbers())[0]).toBe(3)
    await expect(restoreRelease(store, 2)).rejects.toThrow('Release 2 cannot be read')

    await restoreRelease(store, 3)
    const { entries } = await loadManifest(store.ledger)
    expect(entries.has('/en/news')).toBe(false)
    expect(entries.get('/en/people/jane')).toEqual({ kind: 'gone' })
  })

  it('end the same, whatever step it was killed at', async () => {
    const whole = await countSteps()
    expect(whole.steps).toBeGreaterThan(4)
    for (let killedAt = 1; killedAt <= whole.steps; killedAt++) {
      press.remove()
      press = createPress()
      store = openDiskStore(press.dataDir)
      await press.publish(before)
      await press.publish(before, { sources: { 'img-src': ['https://example.com'] } })
      await press.publish(after, { gone: ['/en/people/jane'] })
      await tellOrigin([10, 11, 20])
      growOld()
      const dies = dyingAfter(killedAt)
      await redactReleases(dies.store, edition, 20).catch(() => undefined)
      await redactReleases(store, edition, 20)

      expect(findWords()).toEqual([])
      const { entries } = await loadManifest(store.ledger)
      expect([...entries.keys()].sort()).toEqual([`/${script}`, '/en', '/en/people/jane'])
      expect(await findHeldReleases(store, edition, 20)).toMatchObject({ numbers: [], left: [] })
    }
  }, 60_000)

  it('wait until readers see the newest words', async () => {
    await expect(redactReleases(store, edition, 22)).rejects.toThrow('readers do not see row 22')
    await tellOrigin([10, 11, 20, 21], { 'person 6 en': 11 })
    await expect(redactReleases(store, edition, 20)).rejects.toThrow('held back')
    await tellOrigin([10, 11, 20, 21])
    await restoreRelease(store, 1)
    await expect(redactReleases(store, edition, 20)).rejects.toThrow('release -- resume')
    expect(await store.ledger.numbers()).toEqual([1, 2, 3, 4, 5])
  })
})

/** A store that fails at the given change, as a process that is killed there. */
function dyingAfter(changes: number): { store: ReleaseStore; steps: () => number } {
  let steps = 0
  const step = () => {
    steps += 1
    if (steps >= changes) throw new Error('killed')
  }
  const { ledger, blobs } = store
  return {
    steps: () => steps,
    store: {
      ...store,
      ledger: {
        ...ledger,
        append: async (record: ReleaseRecord) => (step(), ledger.append(record)),
        rewrite: async (record: ReleaseRecord) => (step(), ledger.rewrite(record)),
        remove: async (number: number) => (step(), ledger.remove(number)),
      },
      blobs: { ...blobs, collect: async (isWanted) => (step(), blobs.collect(isWanted)) },
    },
  }
}

async function countSteps(): Promise<{ steps: number }> {
  const counting = dyingAfter(Infinity)
  await redactReleases(counting.store, edition, 20)
  return { steps: counting.steps() }
}

describe('what programs of one machine remember (OP-5)', () => {
  const row = (seq: number, id: number) => ({
    ...{ seq, type: 'person', id, locale: 'en', revision: seq, operation: 'publish', audience: 'public' },
    ...{ at: '2026-01-01T00:00:00.000Z', document: JSON.stringify({ name: seq < 20 ? `${secret} 合同` : 'Next' }) },
  })

  it('loses the words and nothing else, though it is appended to meanwhile', async () => {
    const file = join(press.dataDir, 'publisher', 'log.jsonl')
    mkdirSync(join(press.dataDir, 'publisher'))
    mkdirSync(join(press.dataDir, 'differences'))
    writeFileSync(join(press.dataDir, 'differences', 'index.html'), secret)
    const lines = [{ format: 1, last: row(11, 6) }, row(10, 7), row(11, 6), row(20, 6)]
    writeFileSync(file, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n{"cut`)
    const size = readFileSync(file).length
    expect(await findCopies(press.dataDir, edition, 20)).toBe(3)
    await redactCopies(press.dataDir, edition, 20)

    expect(await findCopies(press.dataDir, edition, 20)).toBe(0)
    expect(readFileSync(file)).toHaveLength(size)
    const [head, other, old, next, cut] = readFileSync(file, 'utf8').split('\n')
    const redacted = { ...row(11, 6), operation: 'withdraw', document: null }
    expect(JSON.parse(head ?? '')).toEqual({ format: 1, last: redacted })
    expect(JSON.parse(old ?? '')).toEqual(redacted)
    expect([other, next, cut]).toEqual([JSON.stringify(row(10, 7)), JSON.stringify(row(20, 6)), '{"cut'])
    expect(existsSync(join(press.dataDir, 'differences'))).toBe(false)
  })
})
