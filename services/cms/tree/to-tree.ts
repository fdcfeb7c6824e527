export type Placed = { id: number; title: string; parent?: number | undefined }
export type Branch = Placed & { below: Branch[] }

/** Items below their parents, by name; one whose parent is not among them, or that stands below itself, is at the top. */
export function toTree(items: readonly Placed[], language: string): Branch[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const sorted = [...items].sort((one, other) => compare(one.title, other.title))
  const known = new Set(items.map(({ id }) => id))
  const met = new Set<number>()
  const grow = (item: Placed): Branch => {
    met.add(item.id)
    const below: Branch[] = []
    for (const one of sorted) if (one.parent === item.id && !met.has(one.id)) below.push(grow(one))
    return { ...item, below }
  }
  const isTop = ({ parent }: Placed) => parent === undefined || !known.has(parent)
  const tops = sorted.filter(isTop).map(grow)
  for (const one of sorted) if (!met.has(one.id)) tops.push(grow(findCircle(one, items)))
  return tops
}

/** Upwards, until one comes again. */
function findCircle(item: Placed, items: readonly Placed[]): Placed {
  const met = new Set<number>()
  let at = item
  while (!met.has(at.id)) {
    met.add(at.id)
    at = items.find(({ id }) => id === at.parent) ?? at
  }
  return at
}
