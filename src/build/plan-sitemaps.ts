import { createHash } from 'node:crypto'
import { type Locale } from '../config/locales'
import { routeOf } from '../routes/address'
import { href, toUrl } from '../routes/href'
import { type Head } from '../shell/head/plan-head'
import { escapeXml } from './files/escape-xml'
import { type PlannedPage } from './plan-site'

/** What a sitemap says of a page is made of this. */
export type ListedPage = Pick<PlannedPage, 'path' | 'template' | 'changedAt'> & {
  context: Pick<PlannedPage['context'], 'locale' | 'head'>
}
export type SitemapFile = { path: string; type: string; text: string }

// A page moves to another file only when a type doubles: publishing one page writes one file anew.
const mostInOne = 500

/** What search engines read of the site: robots.txt, the index of sitemaps, and a sitemap of every type and language. */
export function planSitemaps(pages: Iterable<ListedPage>, origin: string): SitemapFile[] {
  const sitemaps = [...groupPages(pages)].flatMap(([key, group]) => shardsOf(key, group, origin))
  return [
    { path: href('robots', undefined), type: 'text/plain; charset=utf-8', text: toRobots(origin) },
    { path: href('sitemap', undefined), type: 'application/xml; charset=utf-8', text: toIndex(sitemaps, origin) },
    ...sitemaps,
  ]
}

type Key = `${Locale} ${string}`
type Shard = SitemapFile & { changedAt: string | undefined }

/** Those that search engines may list, by language and template. */
function groupPages(pages: Iterable<ListedPage>): Map<Key, ListedPage[]> {
  const groups = new Map<Key, ListedPage[]>()
  for (const page of pages) {
    if (!isListed(page)) continue
    const key: Key = `${page.context.locale} ${page.template}`
    const group = groups.get(key) ?? []
    groups.set(key, group)
    group.push(page)
  }
  return groups
}

const isListed = ({ template, context }: ListedPage): boolean => routeOf(template).indexed && isListedHead(context.head)

/** Whether a page lets search engines list it. */
export const isListedHead = ({ tags }: Head): boolean =>
  !tags.some(({ attributes: { name, content } }) => name === 'robots' && content === 'noindex')

function shardsOf(key: Key, pages: readonly ListedPage[], origin: string): Shard[] {
  const [locale, type] = key.split(' ') as [Locale, string]
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(pages.length / mostInOne)))
  const shards = Array.from({ length: count }, (): ListedPage[] => [])
  for (const page of pages) shards[shardOf(page, count)]?.push(page)
  return shards.flatMap((shard, position) => {
    if (shard.length === 0) return []
    const slug = position === 0 ? type : `${type}-${position + 1}`
    const changedAt = newestOf(shard.map((page) => page.changedAt))
    const path = href('sitemap-of-type', locale, { slug })
    return [{ path, type: 'application/xml; charset=utf-8', text: toSitemap(shard, origin), changedAt }]
  })
}

/** By the path alone, so that a page stays where it is while others come and go. */
const shardOf = ({ path }: ListedPage, count: number): number =>
  createHash('sha256').update(path).digest().readUInt32BE() % count

const newestOf = (moments: readonly (string | undefined)[]): string | undefined =>
  moments
    .filter((moment) => moment !== undefined)
    .sort()
    .at(-1)

const inOrder = (one: { path: string }, other: { path: string }): number => (one.path < other.path ? -1 : 1)

const toIndex = (sitemaps: readonly Shard[], origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...[...sitemaps].sort(inOrder).map(({ path, changedAt }) => `<sitemap>${locOf(path, changedAt, origin)}</sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n')

const toSitemap = (pages: readonly ListedPage[], origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...pages]
      .sort(inOrder)
      .map((page) => `<url>${locOf(page.path, page.changedAt, origin)}${alternatesOf(page)}</url>`),
    '</urlset>',
    '',
  ].join('\n')

/** A date of change only where the page's content has one: search engines stop believing dates that mean nothing. */
const locOf = (path: string, changedAt: string | undefined, origin: string): string =>
  `<loc>${escapeXml(toUrl(origin, path))}</loc>${changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`}`

/** The same languages that the head of the page names. */
const alternatesOf = ({ context }: ListedPage): string =>
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
