import { contentType, type DocumentOf } from './content-type'
import { optional, yesNo } from './optional'
import { pageRef } from './ref'
import { text } from './text'

/** An old path that editors send on themselves; where items moved from is said by the items. */
export const redirect = contentType({
  type: 'redirect',
  title: 'from',
  fields: { from: text, isGone: yesNo, to: optional(pageRef), reason: text },
})

export type Redirect = DocumentOf<typeof redirect>
