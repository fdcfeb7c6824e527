import * as z from 'zod'
import { body } from './body'
import { contentType, type DocumentOf } from './content-type'
import { optional, yesNo } from './optional'
import { pageFields } from './page-fields'
import { refsTo, refTo } from './ref'
import { text } from './text'
import { webAddress } from './web-address'

export const product = contentType({
  type: 'product',
  title: 'title',
  fields: {
    title: text,
    ...pageFields,
    /** Only the topmost item's says where all of its tree is found. */
    isFeature: yesNo,
    kind: z.enum(['tool', 'navigator', 'feature']),
    parent: optional(refTo('product')),
    body,
    permissionKey: optional(text),
    launchUrl: optional(webAddress),
    contacts: refsTo('person'),
  },
})

export type Product = DocumentOf<typeof product>
