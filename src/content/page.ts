import { body } from './body'
import { contentType, type DocumentOf } from './content-type'
import { optional } from './optional'
import { pageFields } from './page-fields'
import { picture } from './picture'
import { refsTo, refTo } from './ref'
import { text } from './text'

/** Also the texts of the fixed pages: their path then is that page's. */
export const page = contentType({
  type: 'page',
  title: 'title',
  fields: {
    title: text,
    ...pageFields,
    parent: optional(refTo('page')),
    cover: optional(picture),
    body,
    related: refsTo('page'),
    contacts: refsTo('person'),
  },
})

export type Page = DocumentOf<typeof page>
