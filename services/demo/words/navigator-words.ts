import * as z from 'zod'
import { answerStatuses } from '../../../src/content/answer-statuses'

const text = z.string().trim().min(1)

/** `questions/<service>.<locale>.yaml`: each question's words by its key. */
export const questionWords = z.record(z.string(), z.object({ text: text.max(200), help: text.optional() }).strict())

const words = { short: text.max(140), detail: text }
const change = z.enum(['editorial', 'law-change', 'correction'])
const facts = {
  status: z.enum(answerStatuses).optional(),
  threshold: text.max(300).optional(),
  deadline: z
    .object({ amount: z.number().min(0), unit: z.enum(['hours', 'days', 'trading-days', 'months']), from: text })
    .strict()
    .optional(),
  from: z.iso.date(),
}
const changed = { change, note: text.optional() }
const source = z
  .object({ title: text.max(300), provision: text.max(300).optional(), url: z.url({ protocol: /^https$/ }).optional() })
  .strict()

/** `answers/<service>/<iso>.en.yaml`: the facts and the English words; `earlier` are versions before, the oldest first. */
export const answerFacts = z.record(
  z.string(),
  z
    .object({
      ...facts,
      ...words,
      sources: z.array(source).min(1),
      until: z.iso.date().optional(),
      change: change.default('editorial'),
      note: text.optional(),
      earlier: z
        .array(z.object({ ...facts, ...words, ...changed }).strict())
        .max(4)
        .default([]),
    })
    .strict(),
)

/** `answers/<service>/<iso>.<other locale>.yaml`: the words of the newest version. */
export const answerWords = z.record(z.string(), z.object({ ...words, note: text.optional() }).strict())
