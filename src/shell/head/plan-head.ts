import { type Thing } from 'schema-dts'
import { directionOf, type Locale, locales } from '../../config/locales'
import { toIntlLocale } from '../../i18n/format/intl-locale'
import { once } from '../../i18n/speak'

/** One element of the head, as data: the code that draws it decides with what. */
export type HeadTag =
  | { element: 'meta' | 'link'; attributes: Readonly<Record<string, string>> }
  | { element: 'script'; attributes: Readonly<Record<string, string>>; text: string }

export type Head = { lang: string; dir: 'ltr' | 'rtl'; title: string; tags: HeadTag[] }

export type SocialPicture = { url: string; width: number; height: number; alt: string }

export type HeadFacts = {
  locale: Locale
  title: string
  siteName: string
  description: string | undefined
  /** Absolute; the page's one address. */
  canonical: string
  /** The page in every language in which it exists, itself included; absolute. */
  alternates: readonly { locale: Locale; href: string }[]
  /** Where readers go whose language is none of these. */
  defaultHref?: string
  isIndexed: boolean
  kind: 'website' | 'article' | 'profile'
  /** None rather than one that shows nothing of the page. */
  picture?: SocialPicture | undefined
  published?: string
  modified?: string
  feeds?: readonly { href: string; title: string }[]
  pages?: { previous?: string; next?: string }
  data: readonly Thing[]
}

type Attributes = Readonly<Record<string, string | undefined>>

function tag(element: 'meta' | 'link', attributes: Attributes): HeadTag[] {
  const known = Object.entries(attributes).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return known.length < Object.keys(attributes).length ? [] : [{ element, attributes: Object.fromEntries(known) }]
}

const meta = (name: string, content: string | undefined): HeadTag[] => tag('meta', { name, content })
const property = (name: string, content: string | undefined): HeadTag[] => tag('meta', { property: name, content })
const link = (rel: string, href: string | undefined, more: Attributes = {}): HeadTag[] =>
  tag('link', { rel, href, ...more })

/** Search engines hear of other languages only from pages that they may list. */
function languageTags({ isIndexed, alternates, defaultHref }: HeadFacts): HeadTag[] {
  if (!isIndexed || alternates.length === 0) return []
  return [
    ...alternates.flatMap(({ locale, href }) => link('alternate', href, { hreflang: locales[locale].hreflang })),
    ...link('alternate', defaultHref, { hreflang: 'x-default' }),
  ]
}

/** Open Graph writes languages its own way: fr_FR. */
const openGraphLocale = once((locale: Locale): string => {
  const { language, region } = new Intl.Locale(toIntlLocale(locale)).maximize()
  return `${language}_${region ?? ''}`
})

function socialTags(facts: HeadFacts): HeadTag[] {
  const { kind, title, description, canonical, siteName, picture, locale, alternates } = facts
  const isArticle = kind === 'article'
  return [
    ...property('og:type', kind),
    ...property('og:title', title),
    ...property('og:description', description),
    ...property('og:url', canonical),
    ...property('og:site_name', siteName),
    ...property('og:locale', openGraphLocale(locale)),
    ...alternates
      .filter((other) => other.locale !== locale)
      .flatMap((other) => property('og:locale:alternate', openGraphLocale(other.locale))),
    ...pictureTags(picture),
    ...property('article:published_time', isArticle ? facts.published : undefined),
    ...property('article:modified_time', isArticle ? facts.modified : undefined),
    ...meta('twitter:card', picture ? 'summary_large_image' : 'summary'),
  ]
}

const pictureTags = (picture: SocialPicture | undefined): HeadTag[] =>
  picture === undefined
    ? []
    : [
        ...property('og:image', picture.url),
        ...property('og:image:width', String(picture.width)),
        ...property('og:image:height', String(picture.height)),
        ...property('og:image:alt', picture.alt),
      ]

/** Data of the page for programs. A text that ends a script is written so that it does not. */
const dataTag = (thing: Thing): HeadTag => ({
  element: 'script',
  attributes: { type: 'application/ld+json' },
  text: JSON.stringify({ '@context': 'https://schema.org', ...(thing as object) }).replaceAll('<', String.raw`\u003c`),
})

/** All that a page's head says, from the facts alone. */
export function planHead(facts: HeadFacts): Head {
  const { locale, title, siteName, description, canonical, isIndexed, pages, feeds = [], data } = facts
  return {
    lang: locales[locale].htmlLang,
    dir: directionOf(locale),
    title: title === siteName ? title : `${title} | ${siteName}`,
    tags: [
      ...meta('description', description),
      ...meta('robots', isIndexed ? undefined : 'noindex'),
      ...link('canonical', canonical),
      ...link('prev', pages?.previous),
      ...link('next', pages?.next),
      ...languageTags(facts),
      ...feeds.flatMap((feed) => link('alternate', feed.href, { type: 'application/rss+xml', title: feed.title })),
      ...socialTags(facts),
      ...data.map(dataTag),
    ],
  }
}

/** The one address of a page, in full. */
export const canonicalOf = ({ tags }: Head): string =>
  tags.find((one) => one.attributes.rel === 'canonical')?.attributes.href ?? ''
