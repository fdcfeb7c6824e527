import * as z from 'zod'
import { body } from './body'
import { listOf } from './optional'
import { pageFields } from './page-fields'
import { refsTo } from './ref'
import { text } from './text'

/** Services, sectors and solutions are trees of the same kind of page; each relates to the other two. */
export const branchFields = {
  title: text,
  ...pageFields,
  body,
  howWeHelp: listOf(z.object({ heading: text, text })),
  /** In the order in which they are shown. */
  keyContacts: refsTo('person'),
  products: refsTo('product'),
}
