import { type Locale } from '../../../src/config/locales'
import { toSlug } from '../../cms/fields/slug'
import { type Facts } from '../compose/expand'
import { type Part } from '../words/body'
import { type FrontMatter, frontMatter, type WordsType } from '../words/front-matter'
import { parseBody } from '../words/parse-body'
import { inEach, localesOf, type Translated, type Values } from './item'
import { type Source } from './source'
import { toBlocks } from './to-blocks'

export type Named = {
  collection: string
  key: string
  names: Translated
  /** What a bank may say of it in a language. */
  facts?: (locale: Locale) => Facts
  /** One slug in all languages, as programs and fixed pages need it. */
  isSlugKept?: boolean
}

type Page = { summary?: string | undefined; slug?: string | undefined; seo?: Values | undefined; body: Part[] }
type PageFront = Partial<FrontMatter['pages']>

/** What every item with a page says in each language: by hand where somebody wrote it, otherwise from a bank. */
export function toEditions(source: Source, named: Named): Values {
  const pages = inEach(named.names, (_, locale): Page => findPage(source, named, locale) ?? { body: [] })
  const slugIn = (name: string, locale: Locale): string => {
    if (named.isSlugKept || locale === 'en') return toSlug(named.key)
    return pages[locale]?.slug ?? toSlug(name)
  }
  return {
    live: liveIn(localesOf(named.names)),
    slug: inEach(named.names, slugIn),
    summary: inEach(pages, ({ summary }) => summary),
    seo: inEach(pages, ({ seo }) => seo),
    body: inEach(pages, ({ body }) => (body.length > 0 ? toBlocks(body) : undefined)),
  }
}

export const liveIn = (locales: readonly Locale[]): Translated<boolean> =>
  Object.fromEntries(locales.map((locale) => [locale, true]))

function findPage(source: Source, { collection, key, facts }: Named, locale: Locale): Page | undefined {
  const type = collection as WordsType
  const words = Object.hasOwn(frontMatter, collection) ? source.findWords(type, key, locale) : undefined
  if (words) {
    const { summary, slug, seo } = words.front as PageFront
    return { summary, slug, seo, body: words.body }
  }
  const composed = source.compose(collection, { key, locale, facts: facts?.(locale) ?? {} })
  return composed && { summary: composed.summary, body: toBody(`${collection}/${key}`, composed.paragraphs) }
}

/** What a bank wrote is read as if somebody had: the same format, the same checks. */
export const toBody = (name: string, paragraphs: readonly string[]): Part[] =>
  parseBody({ file: `the bank's text of ${name}`, firstLine: 1 }, paragraphs.join('\n\n'))
