import { brotliCompressSync } from 'node:zlib'
import { buildEnhancement } from '../../../src/build/enhancement'
import { readPublicNames } from '../../../src/config/env-public'
import { root } from '../../support/installation'

const build = (key: string) => {
  const { entry, scripts: all } = buildEnhancement(root, { ...readPublicNames(), GATSBY_SEARCH_KEY: key })
  return { main: entry, files: new Map(all.map(({ path, text }) => [path, Buffer.from(text)])) }
}

const admin = 'a-key-that-writes'
const scripts = build('a-key-that-searches')

const sizeOf = (path: string) => brotliCompressSync(scripts.files.get(path) ?? Buffer.alloc(0)).length
const textOf = (path: string) => Buffer.from(scripts.files.get(path) ?? []).toString()
const at = (name: string) => [...scripts.files.keys()].find((path) => path.endsWith(`/${name}`)) ?? name

/** A file and what it loads at once. */
function loadedBy(path: string, known = new Set<string>()): Set<string> {
  known.add(path)
  const names = [...textOf(path).matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, name = '']) => at(name))
  for (const name of names) if (!known.has(name)) loadedBy(name, known)
  return known
}

describe('the scripts of the site (C-3)', () => {
  it('send at most 4 kB with a page, and the search only when it is wanted', () => {
    const withPage = [...loadedBy(scripts.main)]

    expect(withPage.some((path) => /search|framework/.test(path))).toBe(false)
    expect(withPage.reduce((sum, path) => sum + sizeOf(path), 0)).toBeLessThanOrEqual(4096)
  })

  it('send at most 25 kB for the box beyond the framework', () => {
    const framework = loadedBy(at('framework.js'))
    const box = [...loadedBy(at('search-box.js')), at('search-box.css')].filter((path) => !framework.has(path))

    expect(box.length).toBeGreaterThan(2)
    expect(box.reduce((sum, path) => sum + sizeOf(path), 0)).toBeLessThanOrEqual(25 * 1024)
  })

  it('hold the key that searches, and no other', () => {
    const texts = [...scripts.files.keys()].map(textOf).join('')

    expect(texts).toContain('a-key-that-searches')
    expect(texts).not.toContain(admin)
    expect(texts).not.toMatch(/process\.env|SEARCH_WRITE_KEY/)
  })

  it('are called by what is in them', () => {
    const other = build('another')

    expect(scripts.main).toMatch(/^\/enhance\/[0-9a-f]{20}\/main\.js$/)
    expect(other.main).not.toBe(scripts.main)
  })
})
