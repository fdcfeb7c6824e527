import { locales } from '../config/locales'
import { toLocale } from './address'
import { keyOf, type ItemIndex } from './item-index'
import { type Chain, type Item } from './item-places'
import { placeOf, type Problem } from './item-places'

export const languageOf = (code: string): string => {
  const locale = toLocale(code)
  return locale ? locales[locale].name : code
}

/** The items above one, as far as its address depends on them. */
export function findChain(item: Item, index: ItemIndex): Chain | Problem {
  const upward = [item]
  const met = new Set([keyOf(item)])
  let root = item
  for (let parent = findParent(item, index); parent; parent = findParent(root, index)) {
    if ('problem' in parent) return parent
    if (met.has(keyOf(parent))) return { problem: tellCircle(upward, parent) }
    met.add(keyOf(parent))
    upward.push(parent)
    root = parent
  }
  return { root, below: upward.slice(0, -1).reverse(), item }
}

function findParent(item: Item, index: ItemIndex): Item | Problem | undefined {
  const { parents = [], needsParent } = placeOf(item.type)
  if (parents.length === 0) return undefined
  if (item.parent === undefined) {
    return needsParent ? { problem: `"${item.title}" must be below a ${tell(parents)}: choose its parent` } : undefined
  }
  const parent = index(item.parent, item.locale)
  const named = parent ?? index(item.parent)
  if (!named) return { problem: `The parent of "${item.title}" no longer exists: choose another` }
  if (!parents.includes(named.type)) {
    return { problem: `"${item.title}" cannot be below "${named.title}": its parent must be a ${tell(parents)}` }
  }
  const language = languageOf(item.locale)
  return (
    parent ?? {
      problem: `"${item.title}" is below "${named.title}", which is not live in ${language}: publish that one too, or choose another parent`,
    }
  )
}

const tell = (types: readonly string[]): string => types.map((type) => type.replaceAll('-', ' ')).join(' or ')

// Reported from the same item no matter who asks, so that one circle is one problem.
function tellCircle(upward: readonly Item[], again: Item): string {
  const circle = upward.slice(upward.findIndex((item) => keyOf(item) === keyOf(again)))
  const keys = circle.map(keyOf)
  const first = keys.indexOf([...keys].sort()[0] ?? '')
  const turned = [...circle.slice(first), ...circle.slice(0, first + 1)]
  const titles = turned.map(({ title }) => `"${title}"`)
  return `${titles.join(' is below ')}: parents run in a circle. Give one of these another parent`
}
