import { z } from 'zod'

export const mostOperations = 10
export const mostQueryCharacters = 16_384
const mostVariablesCharacters = 65_536

const operation = z.object({
  query: z.string().max(mostQueryCharacters).nullish(),
  operationName: z.string().max(200).nullish(),
  variables: z
    .record(z.string(), z.unknown())
    .nullish()
    .refine((given) => JSON.stringify(given ?? {}).length <= mostVariablesCharacters),
  extensions: z.record(z.string(), z.unknown()).nullish(),
})

const body = z.union([operation.transform((one) => [one]), z.array(operation)])

export type ReadOperations = { count: number } | { status: 400 | 413; words: string }

/** How many operations a body holds, or why it cannot be answered. Nothing of what was sent is repeated. */
export function readOperations(text: string): ReadOperations {
  const read = body.safeParse(parse(text))
  if (!read.success) return { status: 400, words: 'Send operations of GraphQL as JSON.' }
  const count = read.data.length
  if (count > mostOperations) return { status: 413, words: `At most ${mostOperations} operations at once.` }
  return { count }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
