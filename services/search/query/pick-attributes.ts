type Tree = { [name: string]: Tree | true }

/** What of a record may be seen: the attributes asked for ("*", or "-name" for all but one) without those withheld. */
export type Choice = { asked: readonly string[] | undefined; withheld: readonly string[] }

export function pickAttributes(
  record: Record<string, unknown>,
  { asked = ['*'], withheld }: Choice,
): Record<string, unknown> {
  const excluded = asked.filter((path) => path.startsWith('-')).map((path) => path.slice(1))
  const wanted = asked.filter((path) => !path.startsWith('-'))
  const isAll = wanted.includes('*') || (wanted.length === 0 && excluded.length > 0)
  const picked = isAll ? record : keep(record, toTree(wanted))
  const removed = [...withheld, ...excluded]
  return removed.length === 0 ? picked : without(picked, toTree(removed))
}

function toTree(paths: readonly string[]): Tree {
  const tree: Tree = {}
  for (const path of paths) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let branch: Tree | true = tree
    for (const name of names) {
      if (branch === true) break
      branch = branch[name] ??= {}
    }
    if (branch !== true) branch[last] = true
  }
  return tree
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function keep(value: Record<string, unknown>, tree: Tree): Record<string, unknown> {
  return mapNamed(value, (name, each) => {
    const branch = Object.hasOwn(tree, name) ? tree[name] : undefined
    return branch === undefined || branch === true
      ? branch && each
      : throughLists(each, (object) => keep(object, branch))
  })
}

function without(value: Record<string, unknown>, tree: Tree): Record<string, unknown> {
  return mapNamed(value, (name, each) => {
    const branch = Object.hasOwn(tree, name) ? tree[name] : undefined
    if (branch === true) return undefined
    return branch === undefined ? each : throughLists(each, (object) => without(object, branch))
  })
}

function mapNamed(
  value: Record<string, unknown>,
  map: (name: string, each: unknown) => unknown,
): Record<string, unknown> {
  const entries = Object.entries(value).map(([name, each]) => [name, map(name, each)] as const)
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined))
}

function throughLists(value: unknown, map: (object: Record<string, unknown>) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => throughLists(each, map))
  return isObject(value) ? map(value) : undefined
}

/** The same shape, with every text and number put through `map`. */
export function mapReadable(value: unknown, map: (text: string) => unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number') return map(String(value))
  if (Array.isArray(value)) return value.map((each) => mapReadable(each, map)).filter((each) => each !== undefined)
  if (!isObject(value)) return undefined
  return mapNamed(value, (_, each) => mapReadable(each, map))
}
