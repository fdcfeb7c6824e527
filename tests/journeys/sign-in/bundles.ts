import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isShell } from '../../../src/routes/shells'
import { type SigningIn } from '../../support/signing-in'

// Words that only the libraries have.
const marks = ['/co/authenticate', 'passwordless/start', 'ApolloClient', 'apollo-link']
const isMarked = (text: string) => marks.some((mark) => text.includes(mark))

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
    const bundles = join(place.dataDir, 'bundles')
    const built = readdirSync(bundles).map((name) => join(bundles, name, 'public'))
    const files = built.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => [folder, name] as const),
    )
    const pages = files
      .filter(([, name]) => name.endsWith('index.html') && !name.startsWith('__'))
      .map(([, name]) => `/${name.replace(/\/?index\.html$/, '')}`)
      .filter((path) => path !== '/' && !isShell(path))
    const loaded = new Set<string>()
    const load = async (url: string): Promise<void> => {
      if (loaded.has(url)) return
      loaded.add(url)
      const text = await (await fetch(url)).text()
      expect([url, isMarked(text)]).toEqual([url, false])
      for (const next of loadedBy(text, new URL(url))) await load(next)
    }
    for (const path of pages) await load(`${origin}${path}`)

    expect(pages.length).toBeGreaterThan(50)
    expect([...loaded].filter((url) => url.endsWith('.js')).length).toBeGreaterThan(2)
    // The marks are good: the pages that sign people in have them.
    const scripts = files.filter(([folder, name]) => name.endsWith('.js') && !name.includes('/') && folder !== '')
    expect(scripts.some(([folder, name]) => isMarked(readFileSync(join(folder, name), 'utf8')))).toBe(true)
  })
}
