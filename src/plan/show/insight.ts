import { type Article } from '../../content/article'
import { type Event } from '../../content/event'
import { type Ref } from '../../content/ref'
import { type Training } from '../../content/training'
import { type TrainingSeries } from '../../content/training-series'
import { dayOf } from '../../i18n/format/format-time'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { type insightKinds } from '../../routes/placeholders'
import { type IndexRow } from '../../ui/index-list/index-list'
import { defineOnce } from '../store/once'
import { type Reader } from '../store/reader'
import { itemsAbout, type Subject } from './about'
import { toRef } from './long-list'
import { soonestFirst } from './occasion'
import { showDay, venueLine } from './row'

export type Insight = Article | Event | Training | TrainingSeries
export type InsightKind = (typeof insightKinds)[number]

const kindOfArticle = {
  article: 'articles',
  publication: 'publications',
  podcast: 'podcasts',
  video: 'videos',
} as const satisfies Record<Article['kind'], InsightKind>

/** The list in which an insight is found. */
function kindOf(insight: Insight): InsightKind {
  switch (insight.type) {
    case 'article':
      return kindOfArticle[insight.kind]
    case 'event':
      return 'events'
    case 'training':
    case 'training-series':
      return insight.type
  }
}

type Listed = Ref<Insight['type']> & { kind: InsightKind; topics: readonly number[]; isAhead: boolean }

/** All of them in one stream, the newest first. */
export const listInsights = (read: Reader): readonly Listed[] => read.once(insightsOnce)

const insightsOnce = defineOnce('insights', (own): Listed[] =>
  sortInsights(
    [...own.all('article'), ...own.all('event'), ...own.all('training'), ...own.all('training-series')],
    own,
  ).map((insight) => ({
    ...toRef(insight),
    kind: kindOf(insight),
    topics: insight.topics.map(({ id }) => id),
    isAhead: insight.type === 'event' && !own.isPast(insight.endsAt),
  })),
)

export const insightsAbout = (subjects: readonly Subject[], read: Reader): Insight[] =>
  sortInsights(
    [
      ...itemsAbout('article', subjects, read),
      ...itemsAbout('event', subjects, read),
      ...itemsAbout('training', subjects, read),
      ...itemsAbout('training-series', subjects, read),
    ],
    read,
  )

const sortInsights = (insights: readonly Insight[], read: Reader): Insight[] =>
  newestFirst(insights, (insight) => dayOfInsight(insight, read))

/** The latest day or instant first; each is asked for once. */
export function newestFirst<Item>(items: readonly Item[], timeOf: (item: Item) => string): Item[] {
  const timed = items.map((item) => ({ item, time: timeOf(item) }))
  timed.sort((one, other) => Number(one.time < other.time) - Number(one.time > other.time))
  return timed.map(({ item }) => item)
}

/** Those ahead, the soonest first; then those that are over, the latest first. */
export function sortEvents(events: readonly Event[], read: Reader): Event[] {
  const sorted = soonestFirst(events)
  const isOver = ({ endsAt }: Event): boolean => read.isPast(endsAt)
  return [...sorted.filter((event) => !isOver(event)), ...sorted.filter(isOver).reverse()]
}

/** A series is as new as its newest part. */
export function dayOfInsight(insight: Insight, read: Reader): string {
  switch (insight.type) {
    case 'article':
    case 'training':
      return insight.publishedOn
    case 'event':
      return dayOf({ instant: insight.startsAt, timeZone: insight.timeZone })
    case 'training-series': {
      const days = read.findAll(insight.modules).map(({ publishedOn }) => publishedOn)
      return days.sort().at(-1) ?? insight.changedAt.slice(0, 'YYYY-MM-DD'.length)
    }
  }
}

/** A row that says what kind of insight it is, or what it is about where its list is of one kind. */
export function insightRow(insight: Insight, read: Reader, label: 'kind' | 'topic' = 'kind'): IndexRow {
  const topic = label === 'kind' ? nameKind(insight, read) : read.findAll(insight.topics)[0]?.name
  const note = insight.type === 'event' ? noteOn(insight, read) : undefined
  return {
    href: insight.path,
    title: insight.title,
    date: showDay(dayOfInsight(insight, read), read),
    ...(topic === undefined ? {} : { topic }),
    ...(insight.summary === undefined ? {} : { summary: insight.summary }),
    ...(note === undefined ? {} : { note }),
  }
}

const wordsOf = ({ locale }: Reader) => mainWords(locale as Address<'insights'>['locale'])

function nameKind(insight: Insight, read: Reader): string {
  const words = wordsOf(read)
  switch (insight.type) {
    case 'article':
      return words(`insights.${insight.kind}`)
    case 'event':
      return words('insights.event')
    case 'training':
      return words('insights.course')
    case 'training-series':
      return words('insights.series')
  }
}

/** What somebody who thinks of coming has to know. */
function noteOn(event: Event, read: Reader): string {
  const { state, endsAt, mode } = event
  const words = wordsOf(read)
  if (state === 'cancelled') return words('event.cancelled')
  if (read.isPast(endsAt)) return words('event.past')
  const venue = mode === 'online' ? undefined : venueLine(event, read)
  return venue ?? words(`event.${mode}`)
}
