import { type Locale } from '../../../src/config/locales'
import { toSlug } from '../../cms/fields/slug'
import { type Composed, type Facts } from '../compose/expand'
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
  /** The bank that tells of it where nobody does by hand; the one called after the collection unless it says another. */
  bank?: string
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

export type ComposedWhole = {
  bank: string
  key: string
  /** What the English bank calls the thing of which it tells, where it gives each of them a title. */
  called?: string
  locales: readonly Locale[]
  facts: (locale: Locale) => Facts
}

/** What a bank says of something that has not even a name: its title too, and from the English one its key. */
export function composeEditions(
  source: Source,
  { bank, key, called, locales, facts }: ComposedWhole,
): { key: string; title: Translated; values: Values } {
  const english = source.compose(bank, { key, locale: 'en', facts: facts('en'), called })
  const pages = Object.fromEntries(
    locales.map((locale) => [
      locale,
      locale === 'en' ? english : source.compose(bank, { key, locale, facts: facts(locale), called: english?.title }),
    ]),
  ) as Translated<Composed>
  const title = inEach(pages, (page) => page.title)
  if (title.en === undefined) throw new Error(`The bank ${bank} has no English title left for ${key}`)
  const values = {
    live: liveIn(localesOf(title)),
    title,
    slug: inEach(title, (name) => toSlug(name)),
    summary: inEach(pages, ({ summary }) => summary),
    body: inEach(pages, ({ paragraphs }) => toBlocks(toBody(`${bank}/${key}`, paragraphs))),
  }
  return { key: toSlug(title.en), title, values }
}

export const liveIn = (locales: readonly Locale[]): Translated<boolean> =>
  Object.fromEntries(locales.map((locale) => [locale, true]))

function findPage(
  source: Source,
  { collection, key, names, bank = collection, facts }: Named,
  locale: Locale,
): Page | undefined {
  const type = collection as WordsType
  const words = Object.hasOwn(frontMatter, collection) ? source.findWords(type, key, locale) : undefined
  if (words) {
    const { summary, slug, seo } = words.front as PageFront
    return { summary, slug, seo, body: words.body }
  }
  const composed = source.compose(bank, { key, locale, facts: facts?.(locale) ?? {}, called: names.en })
  return composed && { summary: composed.summary, body: toBody(`${collection}/${key}`, composed.paragraphs) }
}

/** What a bank wrote is read as if somebody had: the same format, the same checks. */
export const toBody = (name: string, paragraphs: readonly string[]): Part[] =>
  parseBody({ file: `the bank's text of ${name}`, firstLine: 1 }, paragraphs.join('\n\n'))
