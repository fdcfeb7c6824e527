import * as z from 'zod'

/** Where the account service counts the letters of a newsletter. No path of the public origin. */
export const newsletterPath = '/office/newsletters'

const count = z.int().min(0)

/** Whom a letter of a newsletter would reach now, and what became of those that were written. */
export const newsletterCounts = z.object({ receivers: count, waiting: count, sent: count, refused: count })
export type NewsletterCounts = z.output<typeof newsletterCounts>

/** A letter as it would be published now, for the colleague who looks at it; and the number of the press. */
export const newsletterTest = z.object({ to: z.email().max(254), key: z.uuid(), row: z.unknown() })

/** How many items are left out, because readers cannot open them. */
export const newsletterTested = z.object({ leftOut: count })
export type NewsletterTested = z.output<typeof newsletterTested>
