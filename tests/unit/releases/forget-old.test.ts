import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadManifest, readRecords } from '../../../services/releases/manifest'
import { restoreRelease } from '../../../services/releases/restore-release'
import { forgetOld } from '../../../services/releases/store/forget-old'
import { openDiskStore, type ReleaseStore } from '../../../services/releases/store/open-store'
import { createPress, type Press, type SiteFiles, toHtml } from '../../support/publishing/site-folder'

const longAgo = new Date(Date.now() - 2 * 3_600_000)
const siteOf = (n: number): SiteFiles => ({
  'en/index.html': toHtml(`Home ${n}`),
  'en/deals/index.html': toHtml('Deals'),
  [`app-${String(n).padStart(20, '0')}.js`]: `release(${n})`,
})

describe('releases that have grown old', () => {
  let press: Press
  let store: ReleaseStore

  beforeAll(async () => {
    press = createPress()
    store = openDiskStore(press.dataDir)
    for (let n = 1; n <= 39; n++) await press.publish(siteOf(n))
  }, 60_000)
  afterAll(() => press.remove())

  const shelves = () => join(press.dataDir, 'releases/blobs')
  const blobFiles = () =>
    readdirSync(shelves(), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
  const textAt = async (path: string, number?: number) => {
    const entry = (await loadManifest(store.ledger, number)).entries.get(path)
    return entry?.kind === 'file' ? (await store.blobs.read(entry.blob))?.toString() : undefined
  }

  it('are forgotten but for the last 20, each of which still says everything', async () => {
    expect(await store.ledger.numbers()).toHaveLength(39)
    await press.publish(siteOf(40))

    expect(await store.ledger.numbers()).toEqual(Array.from({ length: 20 }, (_, n) => n + 21))
    for (const number of [21, 30, 40]) {
      expect(await textAt('/en', number)).toBe(toHtml(`Home ${number}`))
      expect(await textAt('/en/deals', number)).toBe(toHtml('Deals'))
    }
  })

  it('are read whole by somebody who began before they were forgotten', async () => {
    let isForgotten = false
    const read = (number: number) => {
      if (number === 2) isForgotten = true
      if (isForgotten && number < 3) return Promise.resolve(undefined)
      const isWhole = isForgotten && number === 3
      return Promise.resolve({ number, at: number, put: {}, removed: [], ...(isWhole ? { isWhole } : {}) })
    }
    const found = await readRecords({ ...store.ledger, read }, 5)
    expect(found.map(({ number }) => number)).toEqual([3, 4, 5])

    const lost = readRecords({ ...store.ledger, read: () => Promise.resolve(undefined) }, 5)
    await expect(lost).rejects.toThrow('Release 5 cannot be read: release 5, which it builds on, is not there')
  })

  it('leave their blobs alone while a release in the making may want them', async () => {
    expect(await textAt('/en', 21)).toBeDefined()
    expect(blobFiles().length).toBeGreaterThan(40 * 3)
  })

  it('leave every script within reach for 30 days, and lose what nobody can ask for', async () => {
    const leftover = join(shelves(), `${readdirSync(shelves())[0]}/half.new`)
    writeFileSync(leftover, 'of a writer that was killed')
    for (const file of blobFiles()) utimesSync(file, longAgo, longAgo)
    for (let n = 41; n <= 60; n++) await press.publish(siteOf(n))

    expect(await store.ledger.numbers()).toHaveLength(20)
    for (const n of [1, 20, 40, 60]) {
      expect(await textAt(`/app-${String(n).padStart(20, '0')}.js`)).toBe(`release(${n})`)
    }
    expect(await textAt('/en', 41)).toBe(toHtml('Home 41'))
    expect(existsSync(leftover)).toBe(false)
    // The homes of the releases 1 to 40 are gone, in both forms.
    expect(blobFiles()).toHaveLength(20 * 2 + 2 + 60)
  })

  it('can be brought back as long as they are kept; a forgotten one says so', async () => {
    await restoreRelease(store, 45)
    await expect(restoreRelease(store, 12)).rejects.toThrow('Release 12 cannot be read')

    expect(await textAt('/en')).toBe(toHtml('Home 45'))
    expect(await textAt(`/app-${String(60).padStart(20, '0')}.js`)).toBe('release(60)')
    expect((await store.ledger.read(61))?.restores).toBe(45)
    expect(await forgetOld(store)).toBe(0)
  })
})

describe('restoreRelease', () => {
  it('keeps withdrawn what was withdrawn since', async () => {
    const press = createPress()
    const store = openDiskStore(press.dataDir)
    const home = { 'en/index.html': toHtml('Home') }
    const secret = {
      'en/deals/index.html': toHtml('Withdrawn later'),
      'page-data/en/deals/page-data.json': '{"title":"Withdrawn later"}',
    }
    await press.publish({ ...home, ...secret })
    await press.publish(home, { gone: ['/en/deals'] })
    await restoreRelease(store, 1)
    const { entries, number } = await loadManifest(store.ledger)
    press.remove()

    expect(number).toBe(2)
    expect(entries.get('/en/deals')).toEqual({ kind: 'gone' })
    expect(entries.has('/page-data/en/deals/page-data.json')).toBe(false)
  })
})
