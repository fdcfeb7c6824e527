import * as z from 'zod/mini'
import { answerStatuses } from '../../content/answer-statuses'

/** The values of the log, which GraphQL has in capital letters. */
export const named = <const Value extends string>(values: readonly Value[]) =>
  z.pipe(
    z.string(),
    z.transform((name, context): Value => {
      const value = values.find((one) => one.toUpperCase().replace(/-/g, '_') === name)
      if (value !== undefined) return value
      context.issues.push({ code: 'custom', input: name, message: `none of ${values.join(', ')}` })
      return z.NEVER
    }),
  )

const maybeText = z.nullable(z.string())
export const status = z.nullable(named(answerStatuses))
export const changeKind = named(['editorial', 'law-change', 'correction'])
export const place = z.object({
  number: z.int(),
  name: z.string(),
  lang: z.string(),
  slug: z.string(),
  path: z.string(),
})
export const question = z.object({
  number: z.int(),
  key: z.string(),
  topic: z.string(),
  position: z.number(),
  valueType: named(['status', 'threshold', 'days', 'text', 'yes-no']),
  text: z.string(),
  help: maybeText,
  lang: z.string(),
})
