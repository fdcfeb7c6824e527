import { type Locale } from '../../../src/config/locales'
import { addDays, dayAt } from './calendar'
import { toEditions } from './editions'
import { type DemoItem, inEach, localesOf, ref, refs, type Translated, type Values } from './item'
import { asWord, nameIn } from './place-facts'
import { type Source } from './source'

const reviewDays = 365

/** What is known of an article, no matter who writes its text. */
export type Article = Omit<Source['firm']['articles'][number], 'sources' | 'title'> & {
  kind?: 'article' | 'publication' | 'podcast' | 'video'
  sectors?: string[]
}

/** An article with what it says in each language: its editions and its title. */
export function toArticle(source: Source, article: Article, told: { title: Translated; values: Values }): DemoItem {
  const { key, publishedOn, topics, services, jurisdictions } = article
  const values: Values = {
    ...told.values,
    title: told.title,
    kind: article.kind ?? 'article',
    publishedOn: dayAt(publishedOn),
    lawStatedAt: dayAt(publishedOn),
    authors: refs('people', article.authors),
    cover: source.findPicture('articles', key),
    citations: inEach(told.title, (_, locale) => source.findWords('articles', key, locale)?.front.citations),
    topics: refs('topics', topics),
    services: refs('services', services),
    sectors: refs('sectors', article.sectors ?? []),
    jurisdictions: refs('nav-jurisdictions', jurisdictions),
    ...toReview(localesOf(told.title), publishedOn),
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

export const planArticles = (source: Source): DemoItem[] =>
  source.firm.articles.map((article) => {
    const { key, title } = article
    const values = toEditions(source, { collection: 'articles', key, names: title })
    return toArticle(source, article, { title, values })
  })

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
