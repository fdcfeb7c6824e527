import { z } from 'zod'
import { contentType, type DocumentOf } from './content-type'
import { optional } from './optional'
import { refTo } from './ref'
import { text } from './text'

export const navQuestion = contentType({
  type: 'nav-question',
  title: 'text',
  fields: {
    text,
    navService: refTo('nav-service'),
    key: text,
    topic: text,
    position: z.number().positive(),
    valueType: z.enum(['status', 'threshold', 'days', 'text', 'yes-no']),
    helpText: optional(text),
  },
})

export type NavQuestion = DocumentOf<typeof navQuestion>
