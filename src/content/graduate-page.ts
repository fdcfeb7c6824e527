import * as z from 'zod'
import { graduateKinds } from '../routes/placeholders'
import { body } from './body'
import { contentType, type DocumentOf } from './content-type'
import { day } from './day'
import { listOf, optional } from './optional'
import { addressFields } from './page-fields'
import { file, picture } from './picture'
import { refsTo, refTo } from './ref'
import { text } from './text'
import { webAddress } from './web-address'

/** Its kind is its slug. */
export const graduatePage = contentType({
  type: 'graduate-page',
  title: 'title',
  fields: {
    title: text,
    ...addressFields,
    kind: z.enum(['home', ...graduateKinds]),
    office: optional(refTo('office')),
    cover: optional(picture),
    body,
    opensOn: optional(day),
    closesOn: optional(day),
    applyUrl: optional(webAddress),
    intakes: listOf(z.object({ startsOn: day })),
    testimonials: refsTo('testimonial'),
    brochure: optional(file),
  },
})

export type GraduatePage = DocumentOf<typeof graduatePage>
