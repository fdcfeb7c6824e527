import * as z from 'zod'

export const mostOperations = 10
export const mostQueryCharacters = 16_384
const mostVariablesCharacters = 65_536

/** PostgreSQL stores no text with this character. A backslash that is typed is written as two. */
const nullInJson = /(?<!\\)(?:\\\\)*\\u0000/
const nullInQuery = /\\u(?:0000|\{0+\})/

const operation = z.object({
  query: z
    .string()
    .max(mostQueryCharacters)
    .refine((text) => !nullInQuery.test(text))
    .nullish(),
  operationName: z.string().max(200).nullish(),
  variables: z
    .record(z.string(), z.unknown())
    .nullish()
    .refine((given) => {
      const text = JSON.stringify(given ?? {})
      return text.length <= mostVariablesCharacters && !nullInJson.test(text)
    }),
  extensions: z.record(z.string(), z.unknown()).nullish(),
})

const body = z.union([operation, z.array(operation)])

export type Operation = z.output<typeof operation>
/** One by itself is answered by itself, and several in a list. */
export type Operations = Operation | Operation[]
export type ReadOperations = { operations: Operations } | { status: 400 | 413; words: string }

/** The operations of a body, or why it cannot be answered. Nothing of what was sent is repeated. */
export function readOperations(text: string): ReadOperations {
  const read = body.safeParse(parseJson(text))
  if (!read.success) return { status: 400, words: 'Send operations of GraphQL as JSON.' }
  if (countOf(read.data) > mostOperations)
    return { status: 413, words: `At most ${mostOperations} operations at once.` }
  return { operations: read.data }
}

export const countOf = (operations: Operations): number => [operations].flat().length

/** Undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
