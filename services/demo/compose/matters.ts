import * as z from 'zod'
import { readYaml, words } from '../read-yaml'

/** For whom the firm acts in a matter. */
export const parties = [
  ...(['buyer', 'seller', 'issuer', 'borrower', 'lender', 'lessor', 'sponsor'] as const),
  ...(['claimant', 'defendant', 'board', 'client'] as const),
] as const

/** What is written of a matter in one language. */
const told = z
  .object({
    name: words,
    summary: words,
    news: z.object({ summary: words, details: words, meaning: words, quote: words }).strict().optional(),
  })
  .strict()

const matter = z
  .object({
    key: words,
    kind: z.enum(['acquisition', 'finance', 'dispute', 'clearance', 'advice']),
    role: z.enum(parties),
    client: words.optional(),
    service: words,
    sector: words,
    people: z.tuple([words, words]),
    sum: z
      .object({ millions: z.int().positive(), currency: z.enum(['GBP', 'EUR', 'USD']) })
      .strict()
      .optional(),
    en: told,
    'fr-fr': told.optional(),
    'zh-cn': told.optional(),
  })
  .strict()

export type Matter = z.output<typeof matter>

/** What the firm did for its clients, the newest first, from `matters.yaml`. */
export const readMatters = (): Matter[] => readYaml(z.array(matter), 'compose/matters.yaml')
