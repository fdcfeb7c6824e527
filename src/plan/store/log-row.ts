import * as z from 'zod'
import { type Locale } from '../../config/locales'

/** A row of the publication log, as the feed gives it; its document is parsed by `src/content`. */
export const logRow = z.object({
  seq: z.number(),
  type: z.string(),
  id: z.number(),
  // One that the firm has no more may still be in the log: who reads it asks `isLocale`.
  locale: z.string().transform((locale) => locale as Locale),
  revision: z.number(),
  operation: z.enum(['publish', 'withdraw']),
  audience: z.string(),
  at: z.string(),
  document: z.string().nullable(),
})

export type LogRow = z.output<typeof logRow>

/** An edition, whatever its row. */
export const editionKey = ({ type, id, locale }: { type: string; id: number; locale: string }): string =>
  `${type} ${id} ${locale}`
