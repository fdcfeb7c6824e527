import { defaultLocale, locales } from '../../config/locales'
import { type Article } from '../../content/article'
import { bodyToPlainText } from '../../content/body-text'
import { headingsOfBody } from '../../content/headings'
import { readingMinutes } from '../../content/reading-time'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { toArticle } from '../../shell/head/structured-data'
import { type IndexRow } from '../../ui/index-list/index-list'
import { type Dated } from '../../ui/link'
import { type Link } from '../../ui/link'
import { type PersonEntry } from '../../ui/person-list/person-list'
import { type PictureData } from '../../ui/picture/picture'
import { hasEnded } from '../parts/has-ended'
import { linkToItem } from '../parts/link-to'
import { showBody, type ShownBlock } from '../show/body'
import { showDocument } from '../show/document'
import { firmAt } from '../show/firm'
import { toRef } from '../show/long-list'
import { findPeople, showPeople } from '../show/person'
import { showPicture } from '../show/picture'
import { articleRow, newestFirst, showDay } from '../show/row'
import { defineOnceEach } from '../store/once'
import { type Reader } from '../store/reader'
import { view } from '../view'

/** With its language where that is not the page's. */
type Citation = Article['citations'][number] & { lang?: string }

export type ArticleProps = {
  id: number
  slug: string
  kind: Article['kind']
  standfirst: string | undefined
  cover: PictureData | undefined
  published: Dated
  reviewed: Dated | undefined
  lawStatedAt: Dated
  minutes: number
  authors: PersonEntry[]
  contents: Link[]
  body: ShownBlock[]
  citations: Citation[]
  related: IndexRow[]
  /** Nobody has confirmed it for more than a year. */
  isOld: boolean
}

const mostRelated = 4

export const articleView = view<'article', ArticleProps>({
  route: 'article',
  show: ({ address: { locale }, document }, read) => {
    if (document?.type !== 'article') return undefined
    const topic = linkToItem(document.topics[0], read)
    const words = mainWords(locale)
    return {
      ...showDocument(document, read),
      above: [{ href: href('insights', locale), text: words('insights.title') }, ...(topic ? [topic] : [])],
      kind: 'article',
      published: document.publishedOn,
      facts: (url, picture) => [factsOf(document, read, { url, picture })],
      props: propsOf(document, read),
    }
  },
})

function propsOf(article: Article, read: Reader): ArticleProps {
  const { id, slug, kind, summary, cover, publishedOn, lawStatedAt, reviewedAt, body } = article
  return {
    id,
    slug,
    kind,
    standfirst: summary,
    cover: showPicture(cover, '100vw'),
    published: showDay(publishedOn, read),
    reviewed: reviewedAt === undefined ? undefined : showDay(reviewedAt, read),
    lawStatedAt: showDay(lawStatedAt, read),
    minutes: article.readingTime ?? readingMinutes(bodyToPlainText(body), article.locale),
    authors: showPeople(article.authors, read),
    contents: headingsOfBody(body)
      .filter(({ level }) => level === 2)
      .map(({ id, words }) => ({ href: `#${id}`, text: words })),
    body: showBody(body, read),
    citations: citationsOf(article, read),
    related: relatedTo(article, read),
    isOld: isOld(article, read),
  }
}

/** An article that cites nothing in its own language rests on what the English edition cites. */
function citationsOf({ id, locale, citations }: Article, read: Reader): Citation[] {
  if (citations.length > 0 || locale === defaultLocale) return citations
  const english = read.inLocale(defaultLocale).find({ type: 'article', id })
  return english?.citations.map((citation) => ({ ...citation, lang: locales[defaultLocale].htmlLang })) ?? []
}

const newestOn = defineOnceEach('articles naming topic', (own, id: number) =>
  newestFirst(own.naming('article', { type: 'topic', id }))
    .slice(0, mostRelated + 1)
    .map(toRef),
)

/** What else was written on its first topic, the newest first. */
function relatedTo(article: Article, read: Reader): IndexRow[] {
  const [topic] = article.topics
  if (!topic) return []
  const others = read
    .once(newestOn(topic.id))
    .filter(({ id }) => id !== article.id)
    .slice(0, mostRelated)
  return read.findAll(others).map((other) => articleRow(other, read))
}

function isOld({ reviewDueAt, reviewedAt, lawStatedAt }: Article, read: Reader): boolean {
  return read.isPast(reviewDueAt ?? aYearAfter(reviewedAt ?? lawStatedAt))
}

function aYearAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().slice(0, 10)
}

type Around = { url: (path: string) => string; picture: string | undefined }

function factsOf(article: Article, read: Reader, { url, picture }: Around) {
  return toArticle({
    headline: article.title,
    url: url(article.path),
    lang: locales[article.locale].htmlLang,
    published: article.publishedOn,
    modified: article.changedAt,
    authors: findPeople(article.authors, read)
      .filter((author) => !hasEnded(author, read))
      .map(({ name, path }) => ({ name, url: url(path) })),
    publisher: firmAt(read, url),
    image: article.cover ? url(article.cover.url) : picture,
  })
}
