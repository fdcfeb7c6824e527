import * as z from 'zod'
import { contentType, type DocumentOf } from './content-type'
import { summary } from './page-fields'
import { refsTo } from './ref'
import { text } from './text'

export const newsletter = contentType({
  type: 'newsletter',
  title: 'title',
  fields: {
    title: text,
    summary,
    key: text,
    frequencies: z.array(z.enum(['immediate', 'daily', 'weekly'])).min(1),
    topics: refsTo('topic'),
  },
})

export type Newsletter = DocumentOf<typeof newsletter>
