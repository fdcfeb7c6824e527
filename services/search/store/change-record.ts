import { type Body } from './operation'

type Partial = { _operation: string; value: unknown }

const isPartial = (value: unknown): value is Partial =>
  typeof value === 'object' && value !== null && '_operation' in value && 'value' in value

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [])
const asNumber = (value: unknown): number => (typeof value === 'number' ? value : 0)

const operations: Record<string, (current: unknown, value: unknown) => unknown> = {
  Increment: (current, value) => asNumber(current) + asNumber(value),
  Decrement: (current, value) => asNumber(current) - asNumber(value),
  Add: (current, value) => [...asList(current), value],
  Remove: (current, value) => asList(current).filter((each) => each !== value),
  AddUnique: (current, value) => [...asList(current).filter((each) => each !== value), value],
}

/** Attributes of the change replace those of the record, or change them by one of Algolia's built-in operations. */
export function changeRecord(record: Body, change: Body): Body {
  const changed = Object.entries(change).map(([name, value]) => {
    const operation = isPartial(value) ? operations[value._operation] : undefined
    return [name, operation && isPartial(value) ? operation(record[name], value.value) : value]
  })
  return { ...record, ...(Object.fromEntries(changed) as Body) }
}
