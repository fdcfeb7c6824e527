import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadManifest } from '../../../services/releases/manifest'
import { openDiskStore } from '../../../services/releases/store/open-store'
import { compareManifests, tellDifference } from '../../../services/site/compare-manifests'
import { keepDifferences } from '../../../services/site/keep-differences'
import { createPress, type Press, type SiteFiles, toHtml } from '../../support/publishing/site-folder'

const files: SiteFiles = {
  'en/index.html': toHtml('Home'),
  'en/deals/index.html': toHtml('Deals'),
  'page-data/en/page-data.json': '{"path":"/en"}',
}

describe('a release beside a build from nothing (N2)', () => {
  const presses: Press[] = []
  const kept = mkdtempSync(join(tmpdir(), 'kept-'))
  afterAll(() => {
    for (const press of presses) press.remove()
    rmSync(kept, { recursive: true, force: true })
  })

  /** What the last of some builds leaves, one published over the other. */
  async function publish(...builds: [files: SiteFiles, facts?: object][]) {
    const press = createPress()
    presses.push(press)
    for (const [content, facts] of builds) await press.publish(content, facts)
    const store = openDiskStore(press.dataDir)
    return { store, manifest: await loadManifest(store.ledger) }
  }

  it('is the same when every byte is, whatever readers saw before', async () => {
    const script = { 'app-0123456789abcdef01.js': 'old()' }
    const live = await publish([{ ...files, ...script, 'en/people/7/anna/index.html': toHtml('Anna') }], [files])
    const built = await publish([files])

    expect(compareManifests(live.manifest, built.manifest)).toEqual({ compared: 5, differences: [] })
  })

  it('differs at one path when one byte is another, and both files are kept', async () => {
    const live = await publish([{ ...files, 'en/index.html': toHtml('home') }])
    const built = await publish([files])
    const { differences } = compareManifests(live.manifest, built.manifest)
    await keepDifferences(kept, differences, { readers: live.store.blobs, built: built.store.blobs })
    const read = (side: string) => readFileSync(join(kept, side, 'en', 'index.html'), 'utf8')

    expect(differences.map(tellDifference)).toEqual([
      expect.stringMatching(/^\/en: 200 text\/html; charset=utf-8 [0-9a-f]{64} for readers, 200 .* when built$/),
    ])
    expect([read('readers'), read('built')]).toEqual([toHtml('home'), toHtml('Home')])
    expect(readdirSync(join(kept, 'built', 'en'))).toEqual(['index.html'])
  })

  it.each<[string, { content: SiteFiles; facts?: object; words: string }]>([
    ['lacks a page', { content: { 'en/index.html': toHtml('Home') }, words: '/en/deals: nothing for readers' }],
    [
      'leads elsewhere',
      {
        content: files,
        facts: { redirects: [['/en/old', '/en/deals', 308]] },
        words: '/en/old: 308 to /en/deals for readers, nothing',
      },
    ],
    [
      'answers otherwise',
      { content: files, facts: { pages: { '/en/deals': { status: 404 } } }, words: '/en/deals: 404 text/html' },
    ],
    [
      'allows another script',
      {
        content: files,
        facts: { pages: { '/en/deals': { sources: { 'script-src': ["'sha256-a='"] } } } },
        words: `{"sources":{"script-src":["'sha256-a='"]}} for readers, 200 text/html`,
      },
    ],
    [
      'sends another header',
      {
        content: files,
        facts: { pages: { '/en/deals': { headers: { 'referrer-policy': 'no-referrer' } } } },
        words: '{"headers":{"referrer-policy":"no-referrer"}} for readers, 200 text/html',
      },
    ],
    [
      'allows other sources everywhere',
      {
        content: files,
        facts: { sources: { 'connect-src': ['https://search.example'] } },
        words: 'the whole site: {"sources":{"connect-src":["https://search.example"]},"shells":[]} for readers',
      },
    ],
  ])('differs when it %s', async (_how, { content, facts = {}, words }) => {
    const live = await publish([content, facts])
    const built = await publish([files])
    const told = compareManifests(live.manifest, built.manifest).differences.map(tellDifference)

    expect(told).toContainEqual(expect.stringContaining(words))
  })
})
