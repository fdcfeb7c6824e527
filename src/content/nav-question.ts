import * as z from 'zod'
import { contentType, type DocumentOf } from './content-type'
import { optional } from './optional'
import { refTo } from './ref'
import { text } from './text'

export const answerKinds = ['status', 'threshold', 'days', 'text', 'yes-no'] as const

export type AnswerKind = (typeof answerKinds)[number]

/** Of all else an answer says how it is: in a figure, a time or words. */
export const hasStatus = (kind: unknown): boolean => kind === 'status' || kind === 'yes-no'

export const navQuestion = contentType({
  type: 'nav-question',
  title: 'text',
  fields: {
    text,
    navService: refTo('nav-service'),
    key: text,
    topic: text,
    position: z.number().positive(),
    valueType: z.enum(answerKinds),
    helpText: optional(text),
  },
})

export type NavQuestion = DocumentOf<typeof navQuestion>
