import { type NewsItem } from '../../content/news-item'
import { type Ref } from '../../content/ref'
import { type Reader } from '../reader'
import { longList, toRef } from './long-list'
import { newestFirst } from './row'

/** Whether it may be shown already. */
export const isReleased = ({ embargoUntil }: NewsItem, read: Reader): boolean =>
  embargoUntil === undefined || read.isPast(embargoUntil)

const inOrder = (read: Reader): NewsItem[] =>
  newestFirst(read.all('news-item').filter((item) => isReleased(item, read)))

const inOrderOnce = (read: Reader) => read.once('news', (own) => inOrder(own).map(toRef))

export const allNews = longList('news', inOrderOnce)

/** Whom journalists ask, those of the newest first. */
export const pressContacts = (read: Reader): readonly Ref<'person'>[] =>
  read.once('press contacts', (own) => {
    const named = inOrder(own).flatMap(({ pressContact }) => pressContact ?? [])
    return [...new Map(named.map((ref) => [ref.id, ref])).values()]
  })

const mostOthers = 3

/** Those that came out around it. The newest of all would change every page of news with each of them. */
export function newsAround({ id }: NewsItem, read: Reader): NewsItem[] {
  const others = read.once(`news around ${id}`, (own) => {
    const order = inOrderOnce(own)
    const start = order.findIndex((one) => one.id === id) - 1
    const last = order.length - 1 - mostOthers
    return order
      .slice(Math.max(0, Math.min(start, last)))
      .slice(0, mostOthers + 1)
      .filter((one) => one.id !== id)
  })
  return read.findAll(others)
}
