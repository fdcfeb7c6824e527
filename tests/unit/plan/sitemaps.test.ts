import { planSitemaps } from '../../../src/plan/plan-sitemaps'
import { at, body, places } from '../../support/content/firm-rows'
import { edition, options, planFrom } from '../../support/content/planned-pages'

const rows = [
  ...places,
  { ...edition('page', 1, at('/en/about-us/values', { title: 'Values', body })), at: '2026-05-02T08:00:00.000Z' },
  edition('page', 1, { ...at('/fr-fr/about-us/valeurs', { title: 'Valeurs', body }), locale: 'fr-fr' }),
  edition('page', 2, at('/en/about-us/hidden', { title: 'Hidden', seo: { noindex: true } })),
]
const pages = [...planFrom(rows).pages.values()]
const files = new Map(planSitemaps(pages, options.origin).map(({ path, text }) => [path, text]))

const locsIn = (text = ''): string[] => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc)

describe('the sitemaps', () => {
  it('are named by robots.txt and by their index, one for each type and language (Q-3)', () => {
    expect(files.get('/robots.txt')).toContain('Sitemap: https://example.com/sitemap.xml')
    const named = locsIn(files.get('/sitemap.xml')).map((loc) => new URL(loc).pathname)

    expect(named).toContain('/fr-fr/sitemaps/page.xml')
    expect(named.sort()).toEqual([...files.keys()].filter((path) => path.includes('/sitemaps/')).sort())
  })

  it('hold every page that may be listed, once, and no other (Q-3)', () => {
    const listed = [...files].filter(([path]) => path.includes('/sitemaps/')).flatMap(([, text]) => locsIn(text))
    const paths = listed.map((loc) => new URL(loc).pathname)

    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toContain('/en/about-us/values')
    expect(paths).not.toContain('/en/about-us/hidden')
    expect(paths.filter((path) => /\/(?:404|search|remote)$/.test(path))).toEqual([])
    for (const { path, context } of pages) {
      const isListed = !context.head.tags.some(({ attributes }) => attributes['content'] === 'noindex')
      expect([path, paths.includes(path)]).toEqual([path, isListed])
    }
  })

  it('say when a page really changed, and in which languages it exists', () => {
    const text = files.get('/en/sitemaps/page.xml') ?? ''

    expect(text).toContain('<lastmod>2026-05-02T08:00:00.000Z</lastmod>')
    expect(text).toContain('hreflang="fr-fr" href="https://example.com/fr-fr/about-us/valeurs"')
    expect(text).toContain('hreflang="x-default" href="https://example.com/en/about-us/values"')
  })

  it('are split when a type grows, and a page stays in its file when others come', () => {
    const [one] = pages.filter(({ path }) => path === '/en/about-us/values')
    if (!one) throw new Error('The page is not planned')
    const many = (count: number) =>
      planSitemaps(
        Array.from({ length: count }, (_, number) => ({ ...one, path: `${one.path}-${number}` })),
        options.origin,
      )
    const [before, after] = [many(1500), many(1900)]

    for (const { text } of after) expect(locsIn(text).length).toBeLessThanOrEqual(1000)
    const fileOf = (set: typeof before, path: string) => set.find(({ text }) => text.includes(`${path}</loc>`))?.path
    expect(fileOf(after, 'values-7')).toBe(fileOf(before, 'values-7'))
  })
})
