import { body } from './body'
import { contentType, type DocumentOf } from './content-type'
import { day } from './day'
import { moment } from './moment'
import { optional } from './optional'
import { pageFields } from './page-fields'
import { refsTo, refTo } from './ref'
import { text } from './text'

export const newsItem = contentType({
  type: 'news-item',
  title: 'title',
  fields: {
    title: text,
    ...pageFields,
    publishedOn: day,
    /** Not to be shown before this moment. */
    embargoUntil: optional(moment),
    body,
    pressContact: optional(refTo('person')),
    people: refsTo('person'),
    deals: refsTo('deal'),
  },
})

export type NewsItem = DocumentOf<typeof newsItem>
