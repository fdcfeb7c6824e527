import * as z from 'zod'

/** An instant, in UTC and always of one form, so that two of them compare as texts. */
export const moment = z.iso
  .datetime({
    offset: true,
    error: (issue) => (typeof issue.input === 'string' ? 'must be a date with its time zone' : undefined),
  })
  .meta({ id: 'moment' })
  .transform((iso) => new Date(iso).toISOString())
