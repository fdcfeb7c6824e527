import { sql } from '@payloadcms/db-postgres/drizzle'
import { indexItems, type Item } from '../../../src/routes/item'
import { findItemAddress } from '../../../src/routes/item-address'
import { type ItemType } from '../../../src/routes/item-places'
import { findSlugProblem } from '../../../src/routes/slug'
import { type ContentCollection, findContent, typeOf } from './facts'
import { inLocale, type LiveEdition, liveEditionsOf } from './live-editions'
import { PublicationProblem } from './publication-problem'
import { findStored, type Stored } from './stored'
import { type Open } from './transaction'

type Asked = { live: LiveEdition[]; isTouched: (id: number) => boolean }
export type EditionAddress = { address: string; formerPaths: string[] }

/** Where each live edition lives, in the order given; refused with its reason where it can live nowhere. */
export async function findAddresses(
  open: Open,
  collection: ContentCollection,
  { live, isTouched }: Asked,
): Promise<(EditionAddress | undefined)[]> {
  const { type, address } = collection.custom.content
  if (address === 'none') return live.map(() => undefined)
  const items = live.map((edition) => toItem(open, collection, edition))
  const index = indexItems([
    ...items,
    ...(await findAbove(
      open,
      collection,
      live.map(({ stored }) => stored),
    )),
  ])
  const past = await findPast(open, type, live)

  return items.map((item) => {
    const found = address === 'path' ? findItemAddress(item, index) : toKey(item)
    if ('problem' in found) throw toProblem(item, found.problem, isTouched)
    const left = past.get(`${item.id} ${item.locale}`) ?? []
    return { address: found.path, formerPaths: left.filter((path) => path !== found.path) }
  })
}

/** An item that nobody touched has lost its address because of what is above it: the editor hears about that instead. */
function toProblem({ id, title }: Item, problem: string, isTouched: (id: number) => boolean): PublicationProblem {
  if (isTouched(Number(id)) || problem.includes('run in a circle')) return new PublicationProblem(`${problem}.`)
  return new PublicationProblem(
    `"${title}" is live below this and would lose its address. Move it or withdraw it first.`,
  )
}

/** Items that appear under several others have no one path; their slug must still be theirs alone. */
function toKey({ type, slug, title }: Item): { path: string } | { problem: string } {
  const problem = findSlugProblem(slug)
  return problem === undefined ? { path: `${type}:${slug}` } : { problem: `The slug of "${title}" ${problem}` }
}

function toItem({ payload }: Open, { custom }: ContentCollection, { stored, locale, title }: LiveEdition): Item {
  const { type, addressParents } = custom.content
  const above = Object.entries(addressParents).find(([field]) => typeof stored[field] === 'number')
  const slug = custom.content.slugName ? stored[custom.content.slugName] : inLocale(stored.slug, locale)
  return {
    type: type as ItemType,
    id: String(stored.id),
    number: stored.id,
    title,
    locale,
    slug: typeof slug === 'string' ? slug : '',
    isFeature: stored.isFeature === true,
    parent: above && { type: typeOf(payload, above[1]) as ItemType, id: String(stored[above[0]]) },
  }
}

/** Every live edition on the way up from these documents. */
async function findAbove(open: Open, collection: ContentCollection, documents: Stored[]): Promise<Item[]> {
  const found: Item[] = []
  const met = new Set<string>()
  const queue: [ContentCollection, Stored[]][] = [[collection, documents]]
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [below, children] = next
    for (const [field, slug] of Object.entries(below.custom.content.addressParents)) {
      const parent = findContent(open.payload, slug)
      const ids = [...new Set(children.map((child) => child[field]))].filter((id) => typeof id === 'number')
      const fresh = ids.filter((id) => !met.has(`${slug} ${id}`))
      if (!parent || fresh.length === 0) continue
      for (const id of fresh) met.add(`${slug} ${id}`)
      const parents = await findStored(open, slug, ['id', fresh])
      found.push(
        ...parents.flatMap((stored) => liveEditionsOf(parent, stored)).map((edition) => toItem(open, parent, edition)),
      )
      queue.push([parent, parents])
    }
  }
  return found
}

/** The paths that each edition had before, this change's own move included. */
async function findPast({ tx }: Open, type: string, live: LiveEdition[]): Promise<Map<string, string[]>> {
  if (live.length === 0) return new Map()
  const ids = sql.raw(`array[${live.map(({ stored }) => stored.id).join(',')}]::int[]`)
  const { rows } = await tx.execute(sql`
    select item_id, locale, array_agg(distinct address order by address) as addresses from (
      select item_id, locale, address from former_addresses where type = ${type} and item_id = any(${ids})
      union
      select item_id, locale, address from publication_heads
       where type = ${type} and item_id = any(${ids}) and address like '/%'
    ) past group by item_id, locale`)
  return new Map(rows.map((row) => [`${String(row.item_id)} ${String(row.locale)}`, row.addresses as string[]]))
}
