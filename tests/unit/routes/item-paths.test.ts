import fc from 'fast-check'
import { localesIn, type Locale } from '../../../src/config/locales'
import { findPathProblems, planItemPaths } from '../../../src/routes/item-paths'
import { type Item } from '../../../src/routes/item-places'
import { placeOf, places, type ItemType } from '../../../src/routes/item-places'
import { match } from '../../../src/routes/match'
import { legalSlug } from './arbitrary-addresses'
import { create, createChain, pathsOf, problemsOf } from './create-items'

const deepest: Partial<Record<ItemType, number>> = { page: 5, vacancy: 5, service: 3, sector: 3, solution: 3 }
const types = (Object.keys(places) as ItemType[]).filter((type) => type !== 'graduate-page')
const typesBelowOthers = types.filter((type) => placeOf(type).parents)

type Seed = { type: ItemType; slug: string; locale: Locale; isFeature: boolean; parent: number }

const seeds = fc.array(
  fc.record({
    type: fc.constantFrom(...types, ...typesBelowOthers, ...typesBelowOthers),
    slug: legalSlug.filter((slug) => slug.length < 60),
    locale: fc.constantFrom(...localesIn('main')),
    isFeature: fc.boolean(),
    parent: fc.nat(),
  }),
  { maxLength: 60 },
)

/** Hangs each item below an earlier one where its type has parents; the number makes every slug its own. */
function growForest(all: readonly Seed[]): Item[] {
  const forest: Item[] = []
  const depths = new Map<Item, number>()
  for (const [position, { parent: pick, ...seed }] of all.entries()) {
    const { parents = [], needsParent } = placeOf(seed.type)
    const most = deepest[seed.type] ?? Infinity
    const possible = forest.filter(
      (item) => item.locale === seed.locale && parents.includes(item.type) && (depths.get(item) ?? 1) < most,
    )
    const above = possible[pick % (possible.length + (needsParent ? 0 : 1))]
    if (needsParent && !above) continue
    const item: Item = {
      ...seed,
      slug: `${seed.slug}-${position}`,
      id: String(position),
      title: `Item ${position}`,
      number: position + 1,
      parent: above && { type: above.type, id: above.id },
    }
    depths.set(item, above ? (depths.get(above) ?? 1) + 1 : 1)
    forest.push(item)
  }
  return forest
}

describe('planItemPaths', () => {
  it('L-1: the path of every item of any forest leads back to that item', () => {
    fc.assert(
      fc.property(seeds, (all) => {
        const forest = growForest(all)
        const { byPath, problems } = planItemPaths(forest)

        expect(problems).toEqual([])
        expect(new Set([...byPath.values()].map(({ item }) => item))).toEqual(new Set(forest))
        for (const [path, { address }] of byPath) expect(match(path)).toEqual(address)
        for (const item of forest) expect(byPath.get(pathsOf([...forest])[forest.indexOf(item)] ?? '')?.item).toBe(item)
      }),
    )
  })

  it('L-1: every item on or below a circle of parents is refused, and no other', () => {
    fc.assert(
      fc.property(seeds, fc.nat(), fc.nat(), (all, pick, back) => {
        const forest = growForest(all)
        const chains = forest.map((item) => chainOf(item, forest)).filter((chain) => chain.length > 1)
        fc.pre(chains.length > 0)
        const chain = chains[pick % chains.length] ?? []
        const root = chain[back % chain.length]
        const lowest = chain.at(-1)
        fc.pre(root !== undefined && lowest !== undefined)
        fc.pre(placeOf(root.type).parents?.includes(lowest.type) === true)
        const closed = forest.map((item) =>
          item === root ? { ...item, parent: { type: lowest.type, id: lowest.id } } : item,
        )

        const refused = new Set(findPathProblems(closed).flatMap(({ items }) => items.map(({ id }) => id)))

        expect(refused).toEqual(
          new Set(forest.filter((item) => chainOf(item, forest).includes(root)).map(({ id }) => id)),
        )
      }),
    )
  })

  it('L-5: every item has its path or is named in a problem, whatever the slugs and parents', () => {
    const slugs = fc.constantFrom('a', 'b', 'careers', 'page', 'navigator', 'marketing', 'A', '', 'a b')
    const items = fc.array(
      fc.record({
        type: fc.constantFrom(...types),
        id: fc.constantFrom('1', '2', '3', '4'),
        title: fc.string(),
        locale: fc.constantFrom('en', 'fr-fr', 'en-gb', 'de-de', 'xx'),
        slug: slugs,
        number: fc.constantFrom(undefined, 0, 1, 2),
        isFeature: fc.boolean(),
        parent: fc.option(fc.record({ type: fc.constantFrom(...types), id: fc.constantFrom('1', '2', '3', '4') }), {
          nil: undefined,
        }),
      }),
      { maxLength: 30 },
    )

    fc.assert(
      fc.property(items, (all) => {
        const { byPath, problems } = planItemPaths(all)
        const placed = new Set([...byPath.values()].map(({ item }) => item))
        const named = new Set(problems.flatMap(({ items }) => items))

        expect(all.filter((item) => !placed.has(item) && !named.has(item))).toEqual([])
        for (const [path, { address }] of byPath) expect(match(path)).toEqual(address)
      }),
      { numRuns: 500 },
    )
  })
})

function chainOf(item: Item, forest: readonly Item[]): Item[] {
  const { parent } = item
  const above = parent && forest.find(({ type, id }) => type === parent.type && id === parent.id)
  return above ? [...chainOf(above, forest), item] : [item]
}

describe('findPathProblems', () => {
  it('L-5: two items on one path are refused by both titles and the path, in that language only', () => {
    const one = create('office', 'paris', { id: '1', title: 'Paris' })
    const other = create('office', 'paris', { id: '2', title: 'Paris (Texas)' })

    expect(findPathProblems([one, other, { ...other, locale: 'fr-fr' }])).toEqual([
      {
        items: [one, other],
        message: '"Paris" and "Paris (Texas)" both have the address /en/offices/paris in English: change one of them',
      },
    ])
  })

  it('L-5: the same slug below different parents is no problem', () => {
    const items = ['tax', 'energy'].flatMap((parent) => {
      const [above, item] = createChain('service', [parent, 'disputes'])
      return above && item ? [above, { ...item, id: `${parent} disputes` }] : []
    })

    expect(problemsOf(items)).toEqual([])
  })
})
