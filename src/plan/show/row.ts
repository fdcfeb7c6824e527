import { type Article } from '../../content/article'
import { type Event } from '../../content/event'
import { type NewsItem } from '../../content/news-item'
import { formatDay } from '../../i18n/format/format-date'
import { dayOf } from '../../i18n/format/format-time'
import { toOneLine } from '../../i18n/one-line'
import { type IndexRow } from '../../ui/index-list/index-list'
import { type Dated } from '../../ui/link'
import { type Reader } from '../store/reader'

export const showDay = (day: string, read: Reader): Dated => ({ iso: day, text: formatDay(read.locale, day, 'medium') })

/** The newest first; those of one day in the order in which they came. */
export const newestFirst = <Dated extends { publishedOn: string; id: number }>(items: readonly Dated[]): Dated[] =>
  [...items].sort(
    (one, other) =>
      Number(one.publishedOn < other.publishedOn) - Number(one.publishedOn > other.publishedOn) || other.id - one.id,
  )

const rowOf = (
  row: { href: string; title: string; date: Dated },
  more: { topic?: string | undefined; summary?: string | undefined; note?: string | undefined },
): IndexRow => ({
  ...row,
  ...(more.topic === undefined ? {} : { topic: more.topic }),
  ...(more.summary === undefined ? {} : { summary: more.summary }),
  ...(more.note === undefined ? {} : { note: more.note }),
})

export const articleRow = (article: Article, read: Reader): IndexRow =>
  rowOf(
    { href: article.path, title: article.title, date: showDay(article.publishedOn, read) },
    { topic: read.findAll(article.topics)[0]?.name, summary: article.summary },
  )

export const newsRow = (item: NewsItem, read: Reader): IndexRow =>
  rowOf({ href: item.path, title: item.title, date: showDay(item.publishedOn, read) }, { summary: item.summary })

/** An address as a list has room for it. */
export const venueLine = ({ venue }: Event, { locale }: Reader): string | undefined =>
  venue === undefined ? undefined : toOneLine(locale, venue)

export const eventRow = (event: Event, read: Reader): IndexRow => {
  const day = dayOf({ instant: event.startsAt, timeZone: event.timeZone })
  return rowOf(
    { href: event.path, title: event.title, date: showDay(day, read) },
    { summary: event.summary, note: venueLine(event, read) },
  )
}
