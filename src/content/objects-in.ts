/** Every object inside a parsed document, the outer before the inner, in the order of its fields. */
export function* objectsIn(value: unknown): Generator<object> {
  const left = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next !== 'object' || next === null) continue
    if (!Array.isArray(next)) yield next
    left.push(...(Object.values(next) as unknown[]).reverse())
  }
}
