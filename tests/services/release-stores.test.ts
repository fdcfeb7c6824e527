import { mkdtempSync, readdirSync, utimesSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { withClient } from '../../services/database/connect'
import { storeContent } from '../../services/releases/files/compress'
import { openDiskLibrary } from '../../services/releases/library/disk-library'
import { type Library } from '../../services/releases/library/library'
import { openLibrary } from '../../services/releases/library/open-library'
import { type ReleaseRecord } from '../../services/releases/record'
import { openDiskStore, type ReleaseStore } from '../../services/releases/store/open-store'
import { keptReceipts, type Receipt, toReceiptId } from '../../services/releases/store/receipts'
import { startSharedPlace } from '../support/publishing/shared-store'

/** Two writers at one store, as two machines are; and a way to let all that it holds grow old. */
type Stores = {
  one: ReleaseStore
  other: ReleaseStore
  libraries: [Library, Library]
  growOld: () => Promise<void>
  close: () => Promise<void>
}

function openFiles(): Promise<Stores> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stores-'))
  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  const grow = () => {
    for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), longAgo, longAgo)
    }
  }
  return Promise.resolve({
    one: openDiskStore(dataDir),
    other: openDiskStore(dataDir),
    libraries: [openDiskLibrary(join(dataDir, 'media')), openDiskLibrary(join(dataDir, 'media'))],
    growOld: () => Promise.resolve().then(grow),
    close: () => rm(dataDir, { recursive: true }),
  })
}

async function openShared(): Promise<Stores> {
  const place = await startSharedPlace()
  const [one, other] = await Promise.all([place.open(), place.open()])
  const where = { folder: 'nowhere', ...place.bucket }
  const libraries = await Promise.all([openLibrary(where), openLibrary(where)])
  return {
    one,
    other,
    libraries,
    growOld: () =>
      withClient(place.databaseUrl, async (client) => {
        await client.query(`update releases.blobs set kept_at = now() - interval '2 hours'`)
      }),
    close: async () => {
      for (const library of libraries) library.close()
      await one.close()
      await other.close()
      await place.stop()
    },
  }
}

const releaseOf = (number: number): ReleaseRecord => ({
  number,
  at: 1,
  put: { '/en': { kind: 'gone' } },
  removed: [],
})

const receiptOf = (at: number): Receipt => ({
  id: toReceiptId(at),
  release: 7,
  seq: 1,
  liveAt: new Date(at).toISOString(),
  cause: 'webhook',
  delivery: 'd-1',
  clickToLive: 0.5,
  stages: { queued: 0, read: 0, plan: 0, render: 0, check: 0, store: 0, search: 0, switch: 0 },
  editions: [{ type: 'article', id: 1, locale: 'en', operation: 'publish' }],
  pages: { changed: 1, removed: 0, heldBack: 0, addresses: ['/en'] },
  files: 1,
  gates: ['links'],
  search: 'done',
  searchWrites: 1,
})

describe.each([
  ['files of one machine', openFiles],
  ['a bucket and a database that machines share', openShared],
])('releases in %s (N2)', (_, open) => {
  let stores: Stores

  beforeAll(async () => {
    stores = await open()
  })
  afterAll(() => stores.close())

  it('give a content to everybody, whole or in part, until it is removed', async () => {
    const { one, other } = stores
    const bytes = Buffer.from('The whole truth — 合同')
    expect(await one.blobs.keep('ab01')).toBe(false)
    expect(await one.blobs.read('ab01')).toBeUndefined()
    await one.blobs.write('ab01', bytes)

    expect(await other.blobs.keep('ab01')).toBe(true)
    expect(await other.blobs.read('ab01')).toEqual(bytes)
    expect(await buffer(other.blobs.stream('ab01'))).toEqual(bytes)
    expect(await buffer(other.blobs.stream('ab01', { start: 4, end: 8 }))).toEqual(bytes.subarray(4, 9))

    await one.blobs.remove('ab01')
    expect(await other.blobs.keep('ab01')).toBe(false)
    expect(await other.blobs.read('ab01')).toBeUndefined()
  })

  it('keep the files of editors for everybody, whole or in part (OP-4)', async () => {
    const [one, other] = stores.libraries
    const bytes = Buffer.from('A picture of the harbour — 港')
    expect(await other.names()).toEqual([])
    expect(await other.sizeOf('harbour-1.jpg')).toBeUndefined()
    await Promise.all([one.keep('harbour-1.jpg', bytes), one.keep('harbour-1-480w.webp', bytes.subarray(0, 9))])
    await other.keep('harbour-1.jpg', bytes)

    expect(await other.names()).toEqual(['harbour-1-480w.webp', 'harbour-1.jpg'])
    expect(await other.sizeOf('harbour-1.jpg')).toBe(bytes.length)
    expect(await buffer(other.stream('harbour-1.jpg'))).toEqual(bytes)
    expect(await buffer(other.stream('harbour-1.jpg', { start: 2, end: 8 }))).toEqual(bytes.subarray(2, 9))
  })

  it('lose what is old and unwanted, and nothing else', async () => {
    const { one, growOld } = stores
    for (const name of ['cd01', 'cd02', 'cd03']) await one.blobs.write(name, Buffer.from(name))
    expect(await one.blobs.collect(() => false)).toBe(0)
    await growOld()
    await one.blobs.keep('cd02')

    expect(await one.blobs.collect((name) => name === 'cd01')).toBe(1)
    expect(await one.blobs.read('cd01')).toBeDefined()
    expect(await one.blobs.read('cd02')).toBeDefined()
    expect(await one.blobs.read('cd03')).toBeUndefined()
  })

  it('keep a content that is wanted again in the moment in which it is collected', async () => {
    const { one, other, growOld } = stores
    const content = Buffer.from('Wanted again.')
    let collected = 0
    for (let round = 0; round < 40; round++) {
      await growOld()
      const [count, { blob }] = await Promise.all([
        one.blobs.collect(() => false),
        storeContent(other.blobs, content, 'text/plain'),
      ])
      collected += count
      expect(await one.blobs.read(blob)).toEqual(content)
    }
    expect(collected).toBeGreaterThan(0)
  })

  it('take a number once, of the first that comes', async () => {
    const { one, other } = stores
    expect(await one.ledger.numbers()).toEqual([])
    expect(await one.ledger.append(releaseOf(1))).toBe(true)
    const second = await Promise.all([one, other, one, other].map(({ ledger }) => ledger.append(releaseOf(2))))

    expect(second.filter(Boolean)).toHaveLength(1)
    expect(await other.ledger.numbers()).toEqual([1, 2])
    expect(await other.ledger.read(2)).toEqual(releaseOf(2))
    await one.ledger.rewrite({ ...releaseOf(2), isWhole: true })
    expect((await other.ledger.read(2))?.isWhole).toBe(true)
    await one.ledger.remove(1)
    expect(await other.ledger.numbers()).toEqual([2])
    expect(await other.ledger.read(1)).toBeUndefined()
  })

  it('show the last receipts, and let the oldest go', async () => {
    const { one, other } = stores
    for (let at = 1; at <= 502; at++) await one.receipts.write(receiptOf(at))

    expect(await other.receipts.newest(2)).toEqual([receiptOf(502), receiptOf(501)])
    expect((await other.receipts.newest(keptReceipts)).length).toBe(keptReceipts)
    expect(await other.receipts.read(toReceiptId(3))).toEqual(receiptOf(3))
    expect(await other.receipts.read(toReceiptId(2))).toBeUndefined()
    expect(await other.receipts.read('../../secret')).toBeUndefined()
  })
})
