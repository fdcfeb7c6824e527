import { type Locale } from '../../../src/config/locales'
import { addDays, dayAt } from './calendar'
import { toEditions } from './editions'
import { type DemoItem, inEach, localesOf, ref, refs, type Translated, type Values } from './item'
import { asWord, nameIn } from './place-facts'
import { type Source } from './source'

/** What is known of an article, whoever writes its text. */
export type Article = Omit<Source['firm']['articles'][number], 'sources'> & { kind?: string; sectors?: string[] }

const reviewDays = 365

export function toArticle(source: Source, article: Article): DemoItem {
  const { key, title, publishedOn, topics, services, jurisdictions } = article
  const citations = source.findWords('articles', key, 'en')?.front.citations ?? []
  const values: Values = {
    ...toEditions(source, {
      collection: 'articles',
      key,
      names: title,
      facts: (locale) => toFacts(source, article, locale),
    }),
    title,
    kind: article.kind ?? 'article',
    publishedOn: dayAt(publishedOn),
    lawStatedAt: dayAt(publishedOn),
    authors: refs('people', article.authors),
    cover: source.findPicture('articles', key),
    citations,
    topics: refs('topics', topics),
    services: refs('services', services),
    sectors: refs('sectors', article.sectors ?? []),
    jurisdictions: refs('nav-jurisdictions', jurisdictions),
    ...toReview(localesOf(title), publishedOn),
  }
  return { collection: 'articles', key, values }
}

/** Confirmed when it was published, and due again a year later. */
const toReview = (
  locales: readonly Locale[],
  reviewed: string,
): { reviewedAt: Translated; reviewDueAt: Translated } => ({
  reviewedAt: Object.fromEntries(locales.map((locale) => [locale, dayAt(reviewed)])),
  reviewDueAt: Object.fromEntries(locales.map((locale) => [locale, dayAt(addDays(reviewed, reviewDays))])),
})

function toFacts({ firm }: Source, article: Article, locale: Locale): Record<string, string> {
  const [topic, service, jurisdiction, author] = [
    firm.topics.find(({ key }) => key === article.topics[0])?.name ?? {},
    firm.services.find(({ key }) => key === article.services[0])?.name ?? {},
    firm.navigator.jurisdictions.find(({ key }) => key === article.jurisdictions[0])?.name ?? {},
    firm.people.find(({ key }) => key === article.authors[0]),
  ]
  return {
    topic: asWord(nameIn(topic, locale)),
    service: asWord(nameIn(service, locale)),
    jurisdiction: nameIn(jurisdiction, locale),
    person: (locale === 'zh-cn' ? author?.nativeName : undefined) ?? author?.name ?? firm.firm.name,
    month: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(dayAt(article.publishedOn)),
    ),
  }
}

export const planArticles = (source: Source): DemoItem[] =>
  source.firm.articles.map((article) => toArticle(source, article))

export const planTopics = (source: Source): DemoItem[] =>
  source.firm.topics.map(({ key, name, within }) => {
    const { live, slug, summary } = toEditions(source, {
      collection: 'topics',
      key,
      names: name,
      facts: (locale) => ({ topic: asWord(nameIn(name, locale)), name: nameIn(name, locale) }),
    })
    return { collection: 'topics', key, values: { live, slug, summary, name, within: within && ref('topics', within) } }
  })

export const planNewsletters = (source: Source): DemoItem[] =>
  source.firm.newsletters.map(({ key, title, topics, frequencies }) => {
    const { live, summary } = toEditions(source, {
      collection: 'newsletters',
      key,
      names: title,
      facts: (locale) => ({ name: nameIn(title, locale) }),
    })
    return {
      collection: 'newsletters',
      key,
      values: { live, summary, title: inEach(title, (name) => name), key, frequencies, topics: refs('topics', topics) },
    }
  })
