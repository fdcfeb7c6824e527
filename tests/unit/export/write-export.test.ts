import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeExport } from '../../../services/export/write-export'
import { storeContent } from '../../../services/releases/files/compress'
import { openDiskLibrary } from '../../../services/releases/library/disk-library'
import { type Entry } from '../../../services/releases/record'
import { openDiskStore } from '../../../services/releases/store/open-store'

const picture = 'harbour-0123456789abcdef0123456789abcdef-640w.avif'
const lost = 'gone-fedcba9876543210fedcba9876543210.pdf'
const html = 'text/html; charset=utf-8'

let parent: string
beforeEach(() => (parent = mkdtempSync(join(tmpdir(), 'export-'))))
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const folder = () => join(parent, 'out')
const read = (file: string) => readFileSync(join(folder(), file), 'utf8')

async function exportSite() {
  const store = openDiskStore(join(parent, 'data'))
  mkdirSync(join(parent, 'media'))
  writeFileSync(join(parent, 'media', picture), 'a picture')
  writeFileSync(join(parent, 'media', 'draft-00000000000000000000000000000000.png'), 'named by no page')
  const page = async (text: string, more = {}) => ({
    ...(await storeContent(store.blobs, Buffer.from(text), html)),
    ...more,
  })
  const put: Record<string, Entry> = {
    '/en': await page(`Home <img src="/media/${picture}">`),
    '/en/people': await page(`People <a href="/media/${lost}">`, { sources: { 'style-src': ["'sha256-people'"] } }),
    '/fr-fr': await page('Accueil'),
    '/en/dashboard': await page('Dashboard', { sources: { 'frame-src': ["'self'"] } }),
    '/auth': await page('Back from signing in'),
    '/404.html': await page('Nothing is here', { status: 404 }),
    '/en/news.xml': await storeContent(store.blobs, Buffer.from('<rss/>'), 'application/xml; charset=utf-8'),
    '/en/staff': { kind: 'redirect', to: '/en/people', status: 308 },
    '/en/left': { kind: 'gone' },
  }
  const site = {
    sources: { 'style-src': ["'sha256-a'"] },
    shells: [['/en/dashboard', '/en/dashboard'] as [string, string]],
  }
  await store.ledger.append({ number: 1, at: 1, isWhole: true, site, put, removed: [] })
  return writeExport(store, { folder: folder(), library: openDiskLibrary(join(parent, 'media')) })
}

describe('a release as files for a host of them', () => {
  it('has each page where such hosts look for its address, and nothing that was withdrawn (OP-4)', async () => {
    expect(await exportSite()).toMatchObject({ release: 1, files: 7 })
    expect([
      read('en.html'),
      read('en/people.html'),
      read('fr-fr.html'),
      read('404.html'),
      read('en/news.xml'),
    ]).toEqual([
      expect.stringContaining('Home'),
      expect.stringContaining('People'),
      'Accueil',
      'Nothing is here',
      '<rss/>',
    ])
    expect(existsSync(join(folder(), 'en/left.html'))).toBe(false)
  })

  it('has the pictures that a page names, says which are lost, and no draft’s (OP-4)', async () => {
    expect((await exportSite()).missing).toEqual([lost])
    expect(read(`media/${picture}`)).toBe('a picture')
    expect(existsSync(join(folder(), 'media', 'draft-00000000000000000000000000000000.png'))).toBe(false)
  })

  it('leads from addresses without a language to the page in English, but not from the return of a sign-in (CV-1)', async () => {
    await exportSite()

    for (const [file, to] of [
      ['index.html', '/en'],
      ['people.html', '/en/people'],
    ] as const) {
      expect(read(file)).toContain(`<link rel="canonical" href="${to}">`)
      expect(read(file)).toContain(`content="0; url=${to}"`)
    }
    expect(read('auth.html')).toBe('Back from signing in')
  })

  it('says its redirects, apps and headers as such hosts read them (OP-4)', async () => {
    await exportSite()
    const [all = '', ...others] = read('_headers').split(/\n(?=\/)/)

    expect(read('_redirects')).toBe('/en/staff /en/people 308\n/en/dashboard/* /en/dashboard.html 200\n')
    expect(all).toMatch(/^\/\*\n/)
    expect(all).toContain("content-security-policy: default-src 'none'")
    expect(all).toContain("style-src 'self' 'sha256-a' 'sha256-people';")
    expect(others.find((rule) => rule.startsWith('/en/dashboard\n'))).toContain("frame-src 'self'")
    expect(others.some((rule) => rule.startsWith('/en/people\n'))).toBe(false)
  })

  it('writes over nothing (OP-4)', async () => {
    mkdirSync(folder())
    writeFileSync(join(folder(), 'mine'), '')

    await expect(exportSite()).rejects.toThrow('is not empty')
  })
})
