import { type NewsItem } from '../../content/news-item'
import { type Ref } from '../../content/ref'
import { defineOnce, defineOnceEach } from '../store/once'
import { type Reader } from '../store/reader'
import { longList, toRef } from './long-list'
import { newestFirst } from './row'

/** Whether it may be shown already. */
export const isReleased = ({ embargoUntil }: NewsItem, read: Reader): boolean =>
  embargoUntil === undefined || read.isPast(embargoUntil)

const inOrder = (read: Reader): NewsItem[] =>
  newestFirst(read.all('news-item').filter((item) => isReleased(item, read)))

const news = defineOnce('news', (own) => inOrder(own).map(toRef))
const inOrderOnce = (read: Reader) => read.once(news)

export const allNews = longList('news', inOrderOnce)

/** Whom journalists ask, those of the newest first. */
export const pressContacts = (read: Reader): readonly Ref<'person'>[] => read.once(contacts)

const contacts = defineOnce('press contacts', (own) => {
  const named = inOrder(own).flatMap(({ pressContact }) => pressContact ?? [])
  return [...new Map(named.map((ref) => [ref.id, ref])).values()]
})

const mostOthers = 3

/** Those that came out around it. The newest of all would change every page of news with each of them. */
export function newsAround({ id }: NewsItem, read: Reader): NewsItem[] {
  const others = read.once(aroundOne(id))
  return read.findAll(others.map((other) => ({ type: 'news-item', id: other })))
}

const aroundEach = defineOnce('news around each', (own): Record<number, number[]> => {
  const ids = inOrderOnce(own).map(({ id }) => id)
  const last = Math.max(0, ids.length - 1 - mostOthers)
  return Object.fromEntries(
    ids.map((id, position) => {
      const start = Math.min(Math.max(0, position - 1), last)
      return [id, ids.slice(start, start + 1 + mostOthers).filter((other) => other !== id)]
    }),
  )
})
const aroundOne = defineOnceEach('news around', (own, id: number) => own.once(aroundEach)[id] ?? [])
