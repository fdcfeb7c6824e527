import { locales, toLocaleIn } from '../../config/locales'
import { addressOf } from '../../content/address-of'
import { type PageDocument, titleOf } from '../../content/all-types'
import { type Event } from '../../content/event'
import { type NewsItem } from '../../content/news-item'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { href, hrefOf } from '../../routes/href'
import { insightKinds } from '../../routes/placeholders'
import { firmNameOf } from '../show/firm'
import { findFixed } from '../show/fixed'
import { dayOfInsight, type Insight, insightsAbout, newestFirst } from '../show/insight'
import { insightsOf } from '../show/insight-list'
import { type LongList } from '../show/long-list'
import { allNews } from '../show/news'
import { upcomingAmong } from '../show/occasion'
import { withBelow } from '../show/tree'
import { type Reader } from '../store/reader'
import { withNarrower } from '../views/topic'
import { fileView, type FileText } from './file-view'
import { type FeedItem, toRss } from './to-rss'

const mostItems = 30

type Url = (path: string) => string
type Source = { title: string; description?: string | undefined; page: string; items: readonly (Insight | NewsItem)[] }

function writeFeed(source: Source, { address, url }: { address: Address; url: Url }, read: Reader): FileText {
  const locale = toLocaleIn('main', read.locale)
  const firm = firmNameOf(read)
  const title = mainWords(locale)('feed.title', { firm, title: source.title })
  return {
    type: 'application/rss+xml; charset=utf-8',
    text: toRss({
      title,
      description: source.description ?? title,
      lang: locales[locale].htmlLang.toLowerCase(),
      page: url(source.page),
      self: url(hrefOf(address)),
      items: newestFirst(source.items, (item) => dateOf(item, read))
        .slice(0, mostItems)
        .map((item) => toItem(item, url, read)),
    }),
  }
}

const newestOf = <Item>(list: LongList<Item>, read: Reader): Item[] => list.part(0, mostItems, read)

const toItem = (item: Insight | NewsItem, url: Url, read: Reader): FeedItem => ({
  title: item.title,
  url: url(item.path),
  summary: item.summary,
  date: dateOf(item, read),
  changedAt: item.changedAt,
  categories: item.type === 'news-item' ? [] : read.findAll(item.topics).map(({ name }) => name),
})

function dateOf(item: Insight | NewsItem, read: Reader): string {
  if (item.type === 'news-item') return item.publishedOn
  return item.type === 'event' ? announcementOf(item) : dayOfInsight(item, read)
}

/**
 * An event is news from the opening of its registration, not on the day of it. What lies ahead still was written before
 * it: a feed is never of the future, and an edit afterwards makes nothing new again.
 */
const announcementOf = ({ registrationOpens, startsAt, changedAt }: Event): string =>
  [registrationOpens ?? startsAt, changedAt].map((moment) => new Date(moment).toISOString()).sort()[0] ?? changedAt

/** Events ahead are not in the list, and are news all the same. */
const withAnnounced = (insights: readonly Insight[], read: Reader): Insight[] => [
  ...insights,
  ...upcomingAmong(read.all('event'), read),
]

const insightsFeed = fileView<'insights-feed'>({
  route: 'insights-feed',
  find: findFixed('insights-feed'),
  write: (asked, read) => {
    const { locale } = asked.address
    const title = mainWords(locale)('insights.title')
    return writeFeed(
      { title, page: href('insights', locale), items: withAnnounced(newestOf(insightsOf(undefined), read), read) },
      asked,
      read,
    )
  },
})

const kindFeed = fileView<'insights-of-kind-feed'>({
  route: 'insights-of-kind-feed',
  find: ({ locale }) =>
    insightKinds.map((kind) => ({
      route: 'insights-of-kind-feed',
      locale: toLocaleIn('main', locale),
      params: { kind },
    })),
  write: (asked, read) => {
    const { locale, params } = asked.address
    const title = mainWords(locale)(`insights.${params.kind}`)
    const page = href('insights-of-kind', locale, params)
    return writeFeed({ title, page, items: newestOf(insightsOf(params.kind), read) }, asked, read)
  },
})

const newsFeed = fileView<'news-feed'>({
  route: 'news-feed',
  find: findFixed('news-feed'),
  write: (asked, read) => {
    const { locale } = asked.address
    const title = mainWords(locale)('news.title')
    return writeFeed({ title, page: href('news', locale), items: newestOf(allNews, read) }, asked, read)
  },
})

const sourceOf = (item: PageDocument, items: readonly Insight[]): Source => ({
  title: titleOf(item),
  description: item.summary,
  page: item.path,
  items,
})

const topicFeed = fileView<'topic-feed'>({
  route: 'topic-feed',
  find: (read) =>
    read.all('topic').map((topic) => {
      const { locale, params } = addressOf(topic) as Address<'topic'>
      return { route: 'topic-feed', locale, params }
    }),
  write: (asked, read) => {
    const topic = read.at(href('topic', asked.address.locale, asked.address.params))
    if (topic?.type !== 'topic') return undefined
    return writeFeed(sourceOf(topic, insightsAbout(withNarrower(topic, read), read)), asked, read)
  },
})

type BranchFeed = Address<'service-feed' | 'sector-feed'>

/** What is about a service or a sector, or about anything below it. */
const branchFeed = (type: 'service' | 'sector') =>
  fileView<BranchFeed['route']>({
    route: `${type}-feed`,
    find: (read) =>
      read.all(type).map((item) => {
        const { locale, params } = addressOf(item) as Address<'service' | 'sector'>
        return { route: `${type}-feed`, locale, params }
      }),
    write: (asked, read) => {
      const { locale, params } = asked.address
      const item = read.at(href(type as 'service', locale, params))
      if (item?.type !== 'service' && item?.type !== 'sector') return undefined
      const subjects = withBelow(item, read).flatMap((one) => (one.type === 'solution' ? [] : [one]))
      return writeFeed(sourceOf(item, insightsAbout(subjects, read)), asked, read)
    },
  })

export const feeds = [insightsFeed, kindFeed, newsFeed, topicFeed, branchFeed('service'), branchFeed('sector')] as const
