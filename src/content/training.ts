import * as z from 'zod'
import { aboutFields } from './about-fields'
import { body } from './body'
import { captions } from './captions'
import { contentType, type DocumentOf } from './content-type'
import { day } from './day'
import { optional } from './optional'
import { pageFields } from './page-fields'
import { file } from './picture'
import { richTextField } from './rich-text-field'
import { text } from './text'
import { webAddress } from './web-address'

export const training = contentType({
  type: 'training',
  title: 'title',
  fields: {
    title: text,
    ...pageFields,
    durationMinutes: z.number().positive(),
    cpdMinutes: optional(z.number().nonnegative()),
    publishedOn: day,
    film: optional(file),
    mediaUrl: optional(webAddress),
    captions,
    body,
    transcript: richTextField,
    ...aboutFields,
  },
})

export type Training = DocumentOf<typeof training>
