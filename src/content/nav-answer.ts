import * as z from 'zod'
import { answerStatuses } from './answer-statuses'
import { contentType, type DocumentOf } from './content-type'
import { day } from './day'
import { deadlineUnits } from './deadline-units'
import { listOf, optional } from './optional'
import { refTo } from './ref'
import { richTextField } from './rich-text-field'
import { text } from './text'
import { webAddress } from './web-address'

/** What the law of one jurisdiction says to one question, for subscribers. */
export const navAnswer = contentType({
  type: 'nav-answer',
  title: 'shortAnswer',
  fields: {
    shortAnswer: text,
    jurisdiction: refTo('nav-jurisdiction'),
    question: refTo('nav-question'),
    /** Only where the question has one: see `hasStatus`. */
    status: optional(z.enum(answerStatuses)),
    detail: richTextField,
    threshold: optional(text),
    deadlineAmount: optional(z.number().nonnegative()),
    deadlineUnit: optional(z.enum(deadlineUnits)),
    deadlineFrom: optional(text),
    sources: listOf(z.object({ title: text, provision: optional(text), url: optional(webAddress) })),
    effectiveFrom: day,
    effectiveTo: optional(day),
    version: z.int().positive(),
    changeKind: z.enum(['editorial', 'law-change', 'correction']),
    changeNote: optional(text),
    /** Who approved these words, and who last confirmed them. */
    approver: optional(text),
    reviewedBy: optional(text),
  },
})

export type NavAnswer = DocumentOf<typeof navAnswer>
