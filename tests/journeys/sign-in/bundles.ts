import { type Page } from 'playwright-core'
import { isPage } from '../../../services/releases/files/media-type'
import { loadManifest } from '../../../services/releases/manifest'
import { openDiskStore } from '../../../services/releases/store/open-store'
import { mainWords } from '../../../src/i18n/words'
import { href } from '../../../src/routes/href'
import { isShell } from '../../../src/routes/shells'
import { type SigningIn } from '../../support/identity/signing-in'

// Words that only the libraries have, and that no bundler writes in another way.
const marksOfSignIn = ['/co/authenticate', '"passwordless","start"']
const marks = [...marksOfSignIn, 'ApolloClient', 'apollo-link']
const isMarked = (text: string) => marks.some((mark) => text.includes(mark))

/** The scripts that a browser has by the time it offers the ways to sign in, whatever asked for them. */
async function scriptsOfSignIn(page: Page): Promise<string> {
  const texts: Promise<string>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) texts.push(response.text())
  })
  await page.goto(href('sign-in', 'en'))
  await page.getByRole('heading', { level: 1, name: mainWords('en')('sign-in.title') }).waitFor()
  return (await Promise.all(texts)).join('\n')
}

/** What a page has a browser load, and what that has it load in turn. */
const loadedBy = (text: string, at: URL): string[] =>
  [
    ...text.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.js)"/g),
    ...text.matchAll(/["'`](\.{0,2}\/[\w./-]+\.js)["'`]/g),
  ].map(([, path = '']) => new URL(path, at).href)

/** What signing in costs those who only read. */
export function describeBundles(who: () => SigningIn): void {
  it('sends no byte of auth0-js or Apollo to any page that everybody may read', async () => {
    const { origin, place } = who().site
    const { entries } = await loadManifest(openDiskStore(place.dataDir).ledger)
    const pages = [...entries]
      .filter(([path, entry]) => entry.kind === 'file' && isPage(entry.type) && !isShell(path))
      .map(([path]) => path)
    const loaded = new Set<string>()
    const load = async (url: string): Promise<void> => {
      // Named by the script of every page, and fetched for those who are signed in alone (NV-1).
      if (loaded.has(url) || url.endsWith('/navigator-inside.js')) return
      loaded.add(url)
      const text = await (await fetch(url)).text()
      expect([url, isMarked(text)]).toEqual([url, false])
      for (const next of loadedBy(text, new URL(url))) await load(next)
    }
    for (const path of pages) await load(`${origin}${path}`)

    expect(pages.length).toBeGreaterThan(50)
    expect([...loaded].filter((url) => url.endsWith('.js')).length).toBeGreaterThan(2)
  })

  it('knows auth0-js by its marks: the page that signs people in loads them all (R-AUT-00)', async () => {
    const scripts = await scriptsOfSignIn(who().page)

    expect(marksOfSignIn.filter((mark) => !scripts.includes(mark))).toEqual([])
  })
}
