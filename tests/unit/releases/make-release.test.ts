import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { compressFully } from '../../../services/releases/files/compress-fully'
import { loadManifest } from '../../../services/releases/manifest'
import { type Entry, type FileEntry } from '../../../services/releases/record'
import { openDiskStore, type ReleaseStore } from '../../../services/releases/store/open-store'
import { createPress, type Press, toHtml } from '../../support/publishing/site-folder'

const script = `app-${'0123456789abcdef'.repeat(2)}.js`

describe('publishFolder', () => {
  let press: Press
  let store: ReleaseStore

  beforeEach(() => {
    press = createPress()
    store = openDiskStore(press.dataDir)
  })
  afterEach(() => press.remove())

  const entries = async () => (await loadManifest(store.ledger)).entries
  const fileAt = async (path: string): Promise<FileEntry> => {
    const entry: Entry | undefined = (await entries()).get(path)
    if (entry?.kind !== 'file') throw new Error(`${path} is no file`)
    return entry
  }
  const blobs = () =>
    readdirSync(join(press.dataDir, 'releases/blobs'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)

  it('gives each file the path that readers see', async () => {
    await press.publish({
      'index.html': toHtml('Root'),
      'en/index.html': toHtml('Home'),
      'en/deals.html': toHtml('Deals'),
      'zh-cn/people/7/律师/index.html': toHtml('律师'),
      'fr-fr/actualite\u0301/index.html': toHtml('Actualité'),
      '404.html': toHtml('For other hosts'),
      '404/index.html': toHtml('Not found'),
      '_gatsby/slices/_gatsby-scripts-1.html': '<script></script>',
      'page-data/en/page-data.json': '{}',
      'webpack.stats.json': '{}',
      '.built-from': 'a digest',
    })

    expect([...(await entries()).keys()].sort()).toEqual(
      [
        ...['/', '/404', '/_gatsby/slices/_gatsby-scripts-1.html', '/en', '/en/deals', '/fr-fr/actualité'],
        ...['/page-data/en/page-data.json', '/zh-cn/people/7/律师'],
      ].sort(),
    )
    expect((await store.blobs.read((await fileAt('/404')).blob))?.toString()).toContain('Not found')
  })

  it('stores a text plain and as brotli, and a picture plain', async () => {
    await press.publish({ 'en/index.html': toHtml('Home'), 'a.png': Buffer.alloc(2000, 1) })
    const home = await fileAt('/en')
    const read = async (ending: string) => (await store.blobs.read(home.blob + ending)) ?? Buffer.alloc(0)

    expect((await read('')).toString()).toBe(toHtml('Home'))
    expect(brotliDecompressSync(await read('.br5')).toString()).toBe(toHtml('Home'))
    expect((await fileAt('/a.png')).isCoded).toBeUndefined()
    expect(blobs()).toHaveLength(3)
  })

  it('compresses a script fully at once, since every reader of an account fetches it (AC-10)', async () => {
    await press.publish({ 'en/index.html': toHtml('Home'), 'app.js': 'say("something");'.repeat(50) })
    const { blob } = await fileAt('/app.js')

    expect(brotliDecompressSync((await store.blobs.read(`${blob}.br11`)) ?? Buffer.alloc(0)).toString()).toContain(
      'say',
    )
    expect(await store.blobs.read(`${blob}.br5`)).toBeUndefined()
  })

  it('compresses fully later, and a reader has one form or the other all the time', async () => {
    await press.publish({ 'en/index.html': toHtml('Home') })
    const { blob } = await fileAt('/en')
    const [quick] = [await store.blobs.read(`${blob}.br5`)]

    expect(await compressFully(store)).toBe(1)
    expect(await compressFully(store)).toBe(0)
    const best = (await store.blobs.read(`${blob}.br11`)) ?? Buffer.alloc(0)
    expect(brotliDecompressSync(best).toString()).toBe(toHtml('Home'))
    expect(best.length).toBeLessThanOrEqual(quick?.length ?? 0)
    expect(await store.blobs.read(`${blob}.br5`)).toBeUndefined()
  })

  it('writes only what changed, and nothing when nothing did', async () => {
    const site = Object.fromEntries(
      Array.from({ length: 50 }, (_, n) => [`en/deals/${n}/index.html`, toHtml(`Deal ${n}`)]),
    )
    const first = await press.publish(site)
    const before = blobs()
    const same = await press.publish(site)
    const changed = await press.publish({ ...site, 'en/deals/7/index.html': toHtml('Deal seven') })
    const record = await store.ledger.read(changed)

    expect([first, same, changed]).toEqual([1, 1, 2])
    expect(Object.keys(record?.put ?? {})).toEqual(['/en/deals/7'])
    expect(record?.removed).toEqual([])
    expect(blobs()).toHaveLength(before.length + 2)
    expect(statSync(join(press.dataDir, 'releases/ledger/00000002.json')).size).toBeLessThan(500)
  })

  it('keeps the scripts of earlier releases, for pages that are open', async () => {
    await press.publish({ 'en/index.html': toHtml('One'), [script]: 'one()', 'plain.js': 'one()' })
    await press.publish({ 'en/index.html': toHtml('Two') })
    const kept = await fileAt(`/${script}`)
    await press.publish({ 'en/index.html': toHtml('Three'), [script]: 'one()' })

    expect(kept.left?.release).toBe(2)
    expect((await fileAt(`/${script}`)).left).toBeUndefined()
    expect((await entries()).has('/plain.js')).toBe(false)
  })

  it.each([
    [{ redirects: [['en/old', '/en', 308]] }],
    [{ redirects: [['/en/old', 'javascript:alert(1)', 308]] }],
    [{ redirects: [['/en/old', '//evil.example', 308]] }],
    [{ redirects: [['/en/old', '/en', 200]] }],
    [{ sources: { 'script-src': ["'self'; script-src *"] } }],
    [{ sources: { 'script-src': ["'self'\r\nset-cookie: a=b"] } }],
    [{ pages: { '/en/nowhere': { status: 404 } } }],
    [{ pages: { '/en': { headers: { 'x-a': 'b\r\nset-cookie: a=b' } } } }],
    [{ shells: [['/en/auth', '/en/nowhere']] }],
    [{ unheard: true }],
  ])('refuses facts that cannot be meant, and releases nothing: %j', async (facts) => {
    await expect(press.publish({ 'en/index.html': toHtml('Home') }, facts)).rejects.toThrow()
    expect(await store.ledger.numbers()).toEqual([])
  })

  it.each([
    ['no scripts', {}],
    ['scripts that may load nothing', { sources: { 'script-src': ["'sha256-a='"] } }],
    ['no script of its own', { sources: { 'script-src': ['https://a.example'], 'trusted-types': ['default'] } }],
  ])('refuses a release in which a page that the browser draws has %s (R-AUT-00)', async (_what, said) => {
    const build = { 'en/index.html': toHtml('Home'), 'en/auth/index.html': toHtml('Signing in') }
    const facts = { shells: [['/en/auth', '/en/auth']], pages: { '/en/auth': said } }

    await expect(press.publish(build, facts)).rejects.toThrow(/\/en\/auth would be served under a policy/)
    expect(await store.ledger.numbers()).toEqual([])
  })

  it('refuses a folder without files, so that an empty site never replaces a full one', async () => {
    await expect(press.publish({})).rejects.toThrow('There is nothing to release')
  })

  it('lets both of two builds that end together become releases', async () => {
    const numbers = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => press.publish({ 'en/index.html': toHtml(title) })),
    )

    expect(await store.ledger.numbers()).toEqual([1, 2, 3])
    expect(Math.max(...numbers)).toBe(3)
  })
})
