import { type DemoItem, type Values } from './item'

/** An item that the CMS can take as it is: every other item is named by its number. */
export type NumberedItem = DemoItem & { id: number }

/** Numbers the items of each collection in their order, and puts the numbers wherever an item is named. */
export function giveIds(items: readonly DemoItem[]): NumberedItem[] {
  const ids = new Map<string, number>()
  const counts = new Map<string, number>()
  for (const { collection, key } of items) {
    const name = `${collection}/${key}`
    if (ids.has(name)) throw new Error(`There are two items ${name}`)
    const id = (counts.get(collection) ?? 0) + 1
    counts.set(collection, id)
    ids.set(name, id)
  }
  const idOf = (name: string): number => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`${name} is named and does not exist`)
    return id
  }
  const number = (values: Values): Values => resolve(values, idOf) as Values
  return items.map(({ values, earlier, ...item }) => ({
    ...item,
    id: idOf(`${item.collection}/${item.key}`),
    values: number(values),
    ...(earlier ? { earlier: earlier.map((before) => ({ ...before, values: number(before.values) })) } : {}),
  }))
}

/** The names of the items that a value names. */
export function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return 'ref' in value ? [String(value.ref)] : Object.values(value).flatMap(namesIn)
}

function resolve(value: unknown, idOf: (name: string) => number): unknown {
  if (Array.isArray(value)) return value.map((one) => resolve(one, idOf))
  if (typeof value !== 'object' || value === null) return value
  if ('ref' in value) return idOf(String(value.ref))
  const kept = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(kept.map(([name, inner]) => [name, resolve(inner, idOf)]))
}
