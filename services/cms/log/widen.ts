import { sql } from '@payloadcms/db-postgres/drizzle'
import { collectionOfType, contentCollections, findContent } from './facts'
import { findStored } from './stored'
import { type Touched } from './touched'
import { type Open } from './transaction'

/**
 * Whose published document may change besides what was touched itself: items whose address goes through it, and items
 * that show it, when it is a picture or is gone.
 */
export async function widen(open: Open, touched: Touched): Promise<Touched> {
  const wide: Touched = new Map()
  const queue = [...touched]
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [collection, ids] = next
    const fresh = [...ids].filter((id) => !wide.get(collection)?.has(id))
    if (fresh.length === 0) continue
    if (findContent(open.payload, collection)) add(wide, collection, fresh)
    queue.push(...(await findBelow(open, collection, fresh)), ...(await findShowing(open, collection, fresh)))
  }
  return wide
}

function add(wide: Touched, collection: string, ids: number[]): void {
  const known = wide.get(collection) ?? new Set<number>()
  for (const id of ids) known.add(id)
  wide.set(collection, known)
}

async function findBelow(open: Open, collection: string, ids: number[]): Promise<[string, Set<number>][]> {
  const found: [string, Set<number>][] = []
  for (const below of contentCollections(open.payload)) {
    for (const [field, parent] of Object.entries(below.custom.content.addressParents)) {
      if (parent !== collection) continue
      const documents = await findStored(open, below.slug, [field, ids])
      found.push([below.slug, new Set(documents.map(({ id }) => id))])
    }
  }
  return found
}

async function findShowing(open: Open, collection: string, ids: number[]): Promise<[string, Set<number>][]> {
  const targets = collection === 'media' ? ids : await findGone(open, collection, ids)
  if (targets.length === 0) return []
  const { rows } = await open.tx.execute(sql`
    select type, array_agg(distinct item_id) as ids from publication_references
     where target = ${collection} and target_id = any(${sql.raw(`array[${targets.join(',')}]::int[]`)}) group by type`)
  return rows.flatMap(({ type, ids: showing }): [string, Set<number>][] => {
    const owner = collectionOfType(open.payload, String(type))
    return owner ? [[owner.slug, new Set(showing as number[])]] : []
  })
}

async function findGone(open: Open, collection: string, ids: number[]): Promise<number[]> {
  const there = new Set((await findStored(open, collection, ['id', ids])).map(({ id }) => id))
  return ids.filter((id) => !there.has(id))
}
