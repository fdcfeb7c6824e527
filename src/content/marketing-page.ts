import { body } from './body'
import { contentType, type DocumentOf } from './content-type'
import { optional } from './optional'
import { pageFields } from './page-fields'
import { refTo } from './ref'
import { text } from './text'

/** Of a product or of a navigator service, never of both. */
export const marketingPage = contentType({
  type: 'marketing-page',
  title: 'title',
  fields: {
    title: text,
    ...pageFields,
    product: optional(refTo('product')),
    navService: optional(refTo('nav-service')),
    body,
  },
})

export type MarketingPage = DocumentOf<typeof marketingPage>
