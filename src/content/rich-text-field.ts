import * as z from 'zod'
import { parseRichText } from './parse-rich-text'
import { type RichText } from './rich-text'
import { RichTextProblem } from './rich-text-problem'

/** A text that editors may leave empty: it then has no parts. */
export const richTextField = z
  .unknown()
  .optional()
  .transform((value, context): RichText => {
    try {
      return parseRichText(value)
    } catch (error) {
      if (!(error instanceof RichTextProblem)) throw error
      context.addIssue({ code: 'custom', message: error.message, input: value })
      return z.NEVER
    }
  })
  .meta({ id: 'richText' })
