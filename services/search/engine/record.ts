export type SearchRecord = { objectID: string } & Record<string, unknown>

/** What a path names: `internal.contentDigest` goes into objects, and into every element of a list on its way. */
export function valuesAt(value: unknown, path: string): unknown[] {
  const found = path
    .split('.')
    .reduce<unknown[]>((values, name) => values.flatMap((each) => stepInto(each, name)), [value])
  return found.flat(Infinity)
}

function stepInto(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => stepInto(each, name))
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return []
  return [(value as Record<string, unknown>)[name]]
}

/** What can be read by people: only text and numbers are searched. */
export const isReadable = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'
