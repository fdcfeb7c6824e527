import { type NewsItem } from '../../content/news-item'
import { type Reader } from '../reader'
import { newestFirst } from './row'

/** Whether it may be shown already. */
export const isReleased = ({ embargoUntil }: NewsItem, read: Reader): boolean =>
  embargoUntil === undefined || read.isPast(embargoUntil)

export const allNews = (read: Reader): NewsItem[] =>
  newestFirst(read.all('news-item').filter((item) => isReleased(item, read)))
