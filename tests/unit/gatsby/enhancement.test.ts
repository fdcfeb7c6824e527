import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { isHashed } from '../../../services/releases/files/media-type'
import { root } from '../../../src/config/root'
import { buildEnhancement } from '../../../src/gatsby/enhancement'

// eslint-disable-next-line no-restricted-properties -- as it stands where a site is built
process.env.GATSBY_SEARCH_KEY = 'a-key-that-searches'
const { entry, scripts } = buildEnhancement(root)

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const textOf = (name: string): string => scripts.find(({ path }) => nameOf(path) === name)?.text ?? ''
const sizeOf = (name: string): number => brotliCompressSync(textOf(name)).length

/** A file and what it loads at once. */
function loadedBy(name: string, known = new Set<string>()): Set<string> {
  known.add(name)
  for (const [, other = ''] of textOf(name).matchAll(/(?:from|import)"\.\/([^"]+)"/g)) {
    if (!known.has(other)) loadedBy(other, known)
  }
  return known
}

describe('the script of every page', () => {
  it('is at most 4 KB as it travels, with what it loads at once (Q-2)', () => {
    const atOnce = [...loadedBy('main.js')]

    expect(textOf('main.js')).toContain('data-consent')
    expect(atOnce).toEqual(['main.js'])
    expect(atOnce.reduce((sum, name) => sum + sizeOf(name), 0)).toBeLessThanOrEqual(4096)
  })

  it('brings no framework, and the counting of visits only when it is agreed to (Q-4)', () => {
    expect(textOf('main.js')).not.toMatch(/react|sendBeacon/i)
    // One for every page, and one among what is put together apart for those who are signed in.
    const counting = scripts.filter(({ text }) => text.includes('sendBeacon'))
    expect(counting.filter(({ path }) => loadedBy('main.js').has(nameOf(path)))).toEqual([])
    expect(counting).toHaveLength(2)
  })

  it('has a name by which it can be kept for good, and no text that becomes code', () => {
    const becomesCode = /\beval\(|new Function|createElement\("script"\)/

    expect(scripts.filter(({ path }) => !isHashed(path))).toEqual([])
    // auth0-js has a way for browsers that know no CORS, which the policy of every page forbids and nobody takes.
    const others = scripts.filter(({ path }) => !nameOf(path).startsWith('auth0.'))
    expect(others.filter(({ text }) => becomesCode.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('fetches at most 25.5 KB for the search box beyond the framework (C-3)', () => {
    const framework = loadedBy('framework.js')
    const box = [...loadedBy('search-box.js'), 'search-box.css'].filter((name) => !framework.has(name))

    // Readers fetch what it says in their own language.
    const languages = scripts
      .filter(({ text }) => text.includes('search.all-answers'))
      .map(({ path }) => nameOf(path))
      .filter((name) => !box.includes(name))
    const words = Math.max(...languages.map(sizeOf))

    expect(box.length).toBeGreaterThan(2)
    expect(languages.length).toBeGreaterThanOrEqual(5)
    expect(box.reduce((sum, name) => sum + sizeOf(name), words)).toBeLessThanOrEqual(25.5 * 1024)
  })

  it('gives no class of the navigator a name that the search box has: both are in one page', () => {
    const classesIn = (names: readonly string[]) =>
      new Set(names.flatMap((name) => [...textOf(name).matchAll(/\.([a-z_][\w-]*)/gi)].map(([, one = '']) => one)))
    const box = classesIn(['search-box.css', 'search-page.css', 'list-page.css'])
    const inside = classesIn(['navigator-inside.css'])

    expect(box.size).toBeGreaterThan(20)
    expect([...inside].filter((name) => box.has(name))).toEqual([])
  })

  it('answers in the header of an account by the same files, with at most 5 KB of its own (NV-10, C-3)', () => {
    const own = [...loadedBy('search-here.js')]

    expect(textOf('search-here.js')).toContain('import("./search-box.js")')
    expect(textOf('main.js')).not.toContain('search-here')
    expect(own.reduce((sum, name) => sum + sizeOf(name), 0)).toBeLessThanOrEqual(5 * 1024)
    // No framework of its own, and the words of one language.
    expect(own.map(textOf).join('')).not.toMatch(/react|search\.all-answers/i)
  })

  it('fetches what is inside of the navigator for those who are signed in alone, at most 140 KB, and 20 for a kind of page (NV-1, Q-2)', () => {
    const inside = [...loadedBy('navigator-inside.js')]
    const byPages = ['main.js', 'search-box.js', 'search-page.js', 'list-page.js'].flatMap((name) => [
      ...loadedBy(name),
    ])

    expect(textOf('main.js')).toContain('import("./navigator-inside.js")')
    expect(inside.length).toBeGreaterThan(1)
    expect(byPages.filter((name) => inside.includes(name) && textOf(name).includes('Apollo'))).toEqual([])
    const weigh = (names: readonly string[]) => names.reduce((sum, name) => sum + sizeOf(name), 0)
    expect(weigh(inside)).toBeLessThanOrEqual(140 * 1024)
    for (const [screen, mark] of Object.entries({ jurisdiction: 'law_answers', table: 'status_table_inside' })) {
      const own = scripts.map(({ path }) => nameOf(path)).filter((name) => textOf(name).includes(mark))
      const more = own.flatMap((name) => [...loadedBy(name)]).filter((name) => !inside.includes(name))
      expect([screen, own.length > 0, weigh([...new Set(more)]) <= 20 * 1024]).toEqual([screen, true, true])
    }
    // The checks in all languages of zod, which nobody reads here.
    expect(inside.map(textOf).join('')).not.toContain('Ungültige')
  })

  it('looks in the page for the key that searches, and holds nothing of the environment (C-3, 32.2)', () => {
    const texts = scripts.map(({ text }) => text)

    expect(texts.some((text) => text.includes('"SEARCH_KEY"'))).toBe(true)
    expect(texts.filter((text) => /process\.env|SEARCH_WRITE_KEY|a-key-that-searches/.test(text))).toHaveLength(0)
  })

  it('has the same name when nothing changed, and another when something did', () => {
    const copy = mkdtempSync(join(tmpdir(), 'enhancement-'))
    cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true })
    cpSync(join(root, 'tsconfig.json'), join(copy, 'tsconfig.json'))
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    const unchanged = buildEnhancement(root).entry
    appendFileSync(join(copy, 'src/enhance/main.ts'), "\nconsole.log('changed')\n")
    const changed = buildEnhancement(copy).entry
    rmSync(copy, { recursive: true })

    expect(unchanged).toBe(entry)
    expect(changed).not.toBe(entry)
  })
})
