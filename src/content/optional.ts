import * as z from 'zod'

const toMissing = (value: unknown): unknown => (value === null || value === '' ? undefined : value)

/** A field that editors may leave empty: always there, and undefined where nothing was written. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  // The last step only makes the key a required one for the compiler.
  z.preprocess(toMissing, schema.optional()).transform((value) => value)

/** A switch; one that nobody touched is off. */
export const yesNo = optional(z.boolean()).transform((value) => value === true)

/** A list that editors may leave empty. */
export function listOf<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => value ?? [], z.array(schema)).transform((list) => list)
}
