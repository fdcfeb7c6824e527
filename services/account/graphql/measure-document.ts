import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql'

/** How much a document asks for at most: how deep, in how many fields, and with how many names of its own. */
export type Measure = { depth: number; fields: number; aliases: number; roots: number }

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>
type Walk = { fragments: Fragments; known: Map<string, Measure>; open: ReadonlySet<string> }

const nothing: Measure = { depth: 0, fields: 0, aliases: 0, roots: 0 }

/** Counts a fragment wherever it is used, and looks at each only once: what is written short may ask for much. */
export function measureDocument({ definitions }: DocumentNode): Measure {
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  )
  const walk: Walk = { fragments, known: new Map(), open: new Set() }
  return definitions
    .flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [measureSet(one.selectionSet, walk)] : []))
    .reduce(join, nothing)
}

const join = (one: Measure, other: Measure): Measure => ({
  depth: Math.max(one.depth, other.depth),
  fields: one.fields + other.fields,
  aliases: one.aliases + other.aliases,
  roots: one.roots + other.roots,
})

function measureSet({ selections }: SelectionSetNode, walk: Walk): Measure {
  return selections
    .map((one) => {
      if (one.kind === Kind.FRAGMENT_SPREAD) return measureFragment(one.name.value, walk)
      if (one.kind === Kind.INLINE_FRAGMENT) return measureSet(one.selectionSet, walk)
      const below = one.selectionSet ? measureSet(one.selectionSet, walk) : nothing
      return {
        depth: below.depth + 1,
        fields: below.fields + 1,
        aliases: below.aliases + (one.alias ? 1 : 0),
        roots: 1,
      }
    })
    .reduce(join, nothing)
}

/** One that is not there, or uses itself, is the business of another rule. */
function measureFragment(name: string, walk: Walk): Measure {
  const known = walk.known.get(name)
  if (known) return known
  const fragment = walk.fragments.get(name)
  if (!fragment || walk.open.has(name)) return nothing
  const measured = measureSet(fragment.selectionSet, { ...walk, open: new Set([...walk.open, name]) })
  walk.known.set(name, measured)
  return measured
}
