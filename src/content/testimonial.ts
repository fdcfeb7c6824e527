import { contentType, type DocumentOf } from './content-type'
import { optional } from './optional'
import { summary } from './page-fields'
import { picture } from './picture'
import { refTo } from './ref'
import { text } from './text'

export const testimonial = contentType({
  type: 'testimonial',
  title: 'name',
  fields: {
    name: text,
    summary,
    role: optional(text),
    text,
    portrait: optional(picture),
    office: optional(refTo('office')),
  },
})

export type Testimonial = DocumentOf<typeof testimonial>
