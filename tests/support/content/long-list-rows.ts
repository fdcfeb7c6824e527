import { type LogRow } from '../../../src/plan/store/log-row'
import { places } from './firm-rows'
import { edition } from './planned-pages'

export const pathOf = (type: 'news-item' | 'article', id: number): string =>
  type === 'article' ? `/en/articles/${id}/item-${id}` : `/en/about-us/news/item-${id}`

export const item = (type: 'news-item' | 'article', id: number, title = `Item ${id}`) =>
  edition(type, id, {
    title,
    slug: `item-${id}`,
    path: pathOf(type, id),
    publishedOn: new Date(Date.UTC(2020, 0, id)).toISOString(),
    ...(type === 'article' ? { topics: [1], services: [1] } : {}),
  })

export const person = (id: number, name = `Person ${id}`) =>
  edition('person', 1000 + id, { name, slug: `person-${id}`, path: `/en/people/${1000 + id}/person-${id}` })

export const matter = (id: number, title = `Matter ${id}`) =>
  edition('deal', 2000 + id, { title, role: 'Advised the buyer', date: new Date(Date.UTC(2020, 0, id)).toISOString() })

const topic = edition('topic', 1, { name: 'Sanctions', slug: 'sanctions', path: '/en/insights/topics/sanctions' })

/** Articles on one topic, news and people, as many of each; the newest has the highest number. */
export const firmOf = (count: number): LogRow[] => [
  ...places,
  topic,
  ...Array.from({ length: count }, (_, id) => [
    item('article', id + 1),
    item('news-item', id + 1),
    person(id + 1),
  ]).flat(),
]
