import * as z from 'zod'
import { aboutFields } from './about-fields'
import { body } from './body'
import { contentType, type DocumentOf } from './content-type'
import { day } from './day'
import { listOf, optional } from './optional'
import { pageFields } from './page-fields'
import { picture } from './picture'
import { refsTo } from './ref'
import { text } from './text'
import { webAddress } from './web-address'

export const article = contentType({
  type: 'article',
  title: 'title',
  fields: {
    title: text,
    ...pageFields,
    kind: z.enum(['article', 'publication', 'podcast', 'video']),
    publishedOn: day,
    lawStatedAt: day,
    authors: refsTo('person'),
    cover: optional(picture),
    body,
    citations: listOf(z.object({ text, url: optional(webAddress) })),
    /** In minutes, where editors know better than a count of words. */
    readingTime: optional(z.number().positive()),
    ...aboutFields,
  },
})

export type Article = DocumentOf<typeof article>
