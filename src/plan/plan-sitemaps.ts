import { createHash } from 'node:crypto'
import { type Locale } from '../config/locales'
import { routeOf } from '../routes/address'
import { href, toUrl } from '../routes/href'
import { type Head } from '../shell/head/plan-head'
import { escapeXml } from './files/escape-xml'
import { type PlannedPage } from './plan-site'

type Page = Pick<PlannedPage, 'path' | 'template' | 'changedAt'> & {
  context: Pick<PlannedPage['context'], 'locale' | 'head'>
}
/** The language and the template of the pages in a sitemap. */
export type SitemapKey = `${Locale} ${string}`
/** What a sitemap says of a page, and in which of them it stands. */
export type SitemapEntry = { key: SitemapKey; path: string; changedAt: string | undefined; text: string; place: number }
export type SitemapFile = { path: string; type: string; text: string }
export type Sitemap = SitemapFile & { changedAt: string | undefined }

// A page moves to another file only when a type doubles: publishing one page writes one file again.
const mostInOne = 500

/** What search engines read of the site: robots.txt, the index of sitemaps, and a sitemap of every type and language. */
export function planSitemaps(pages: Iterable<Page>, origin: string): SitemapFile[] {
  const groups = new Map<SitemapKey, SitemapEntry[]>()
  for (const page of pages) {
    const entry = toEntry(page, origin)
    const group = entry && groups.get(entry.key)
    if (group) group.push(entry)
    else if (entry) groups.set(entry.key, [entry])
  }
  return withIndex(
    [...groups].flatMap(([key, group]) => writeSitemaps(key, group)),
    origin,
  )
}

/** Nothing where search engines may not list the page. */
export function toEntry(page: Page, origin: string): SitemapEntry | undefined {
  if (!isListed(page)) return undefined
  const { path, template, changedAt, context } = page
  const text = `<url>${locOf(path, changedAt, origin)}${alternatesOf(page)}</url>`
  return { key: `${context.locale} ${template}`, path, changedAt, text, place: placeOf(path) }
}

export const withIndex = (sitemaps: readonly Sitemap[], origin: string): SitemapFile[] => [
  { path: href('robots', undefined), type: 'text/plain; charset=utf-8', text: toRobots(origin) },
  { path: href('sitemap', undefined), type: 'application/xml; charset=utf-8', text: toIndex(sitemaps, origin) },
  ...sitemaps,
]

const isListed = ({ template, context }: Page): boolean => routeOf(template).indexed && isListedHead(context.head)

/** Whether a page lets search engines list it. */
export const isListedHead = ({ tags }: Head): boolean =>
  !tags.some(({ attributes: { name, content } }) => name === 'robots' && content === 'noindex')

/** One, or several when there are many pages. */
export function writeSitemaps(key: SitemapKey, entries: readonly SitemapEntry[]): Sitemap[] {
  const [locale, type] = key.split(' ') as [Locale, string]
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(entries.length / mostInOne)))
  const shards = Array.from({ length: count }, (): SitemapEntry[] => [])
  for (const entry of entries) shards[entry.place % count]?.push(entry)
  return shards.flatMap((shard, position) => {
    if (shard.length === 0) return []
    const slug = position === 0 ? type : `${type}-${position + 1}`
    const changedAt = newestOf(shard)
    const path = href('sitemap-of-type', locale, { slug })
    return [{ path, type: 'application/xml; charset=utf-8', text: toSitemap(shard), changedAt }]
  })
}

/** By the path alone, so that a page stays where it is while others come and go. */
const placeOf = (path: string): number => createHash('sha256').update(path).digest().readUInt32BE()

function newestOf(entries: readonly SitemapEntry[]): string | undefined {
  let newest: string | undefined
  for (const { changedAt } of entries) {
    if (changedAt !== undefined && (newest === undefined || changedAt > newest)) newest = changedAt
  }
  return newest
}

const inOrder = (one: { path: string }, other: { path: string }): number => (one.path < other.path ? -1 : 1)

const toIndex = (sitemaps: readonly Sitemap[], origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...sitemaps].sort(inOrder).map(({ path, changedAt }) => `<sitemap>${locOf(path, changedAt, origin)}</sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n')

const toSitemap = (entries: readonly SitemapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...entries].sort(inOrder).map(({ text }) => text),
    '</urlset>',
    '',
  ].join('\n')

/** A date of change only where the page's content has one: search engines stop believing dates that mean nothing. */
const locOf = (path: string, changedAt: string | undefined, origin: string): string =>
  `<loc>${escapeXml(toUrl(origin, path))}</loc>${changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`}`

/** The same languages that the head of the page names. */
const alternatesOf = ({ context }: Page): string =>
  context.head.tags
    .filter(({ attributes }) => attributes['rel'] === 'alternate' && attributes['hreflang'] !== undefined)
    .map(
      ({ attributes: { hreflang = '', href: to = '' } }) =>
        `<xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(to)}"/>`,
    )
    .join('')

/** Pages that may not be listed say so themselves, and must be read to be heard. */
const toRobots = (origin: string): string =>
  ['User-agent: *', 'Allow: /', `Sitemap: ${toUrl(origin, href('sitemap', undefined))}`, ''].join('\n')
