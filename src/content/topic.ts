import { contentType, type DocumentOf } from './content-type'
import { optional } from './optional'
import { pageFields } from './page-fields'
import { refTo } from './ref'
import { text } from './text'

/** What insights are about; readers follow them. */
export const topic = contentType({
  type: 'topic',
  title: 'name',
  fields: { name: text, ...pageFields, within: optional(refTo('topic')) },
})

export type Topic = DocumentOf<typeof topic>
