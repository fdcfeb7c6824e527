import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Written } from '../append'
import { type ContentCollection, collectionOfType, contentCollections, findContent } from '../facts'
import { liveBelow } from '../refusals/publication-problem'
import { refuseNeeded } from '../refusals/refuse-needed'
import { type Open } from '../transaction'
import { findStored, type Stored } from './stored'

type Found = [collection: string, ids: number[]][]

const idList = (ids: number[]) => sql.raw(`array[${ids.map(Number).join(',')}]::int[]`)

/** Items whose address goes through one that has just moved, come or gone. */
export async function findBelow(open: Open, collection: string, moved: Written[]): Promise<Found> {
  if (moved.length === 0) return []
  const ids = [...new Set(moved.map(({ itemId }) => itemId))]
  const found: Found = []
  for (const below of contentCollections(open.payload)) {
    for (const field of fieldsTo(below, collection)) {
      const documents = await findStored(open, below.slug, { where: [field, ids], only: field })
      if (documents.length > 0) found.push([below.slug, documents.map(({ id }) => id)])
    }
  }
  return found
}

const fieldsTo = ({ custom }: ContentCollection, collection: string): string[] =>
  Object.entries(custom.content.addressParents)
    .filter(([, parent]) => parent === collection)
    .map(([field]) => field)

type Asked = { ids: number[]; isTouched: (collection: string, id: number) => boolean }

/** Items whose document shows a picture that changed, or an item that is gone. */
export async function findShowing(open: Open, collection: string, { ids, isTouched }: Asked): Promise<Found> {
  const { gone, binned } = await findGone(open, collection, ids)
  if (findContent(open.payload, collection)) {
    if (gone.length > 0) await refuseOrphans(open, collection, { gone, isTouched })
    await refuseNeeded(open, collection, [...gone, ...binned])
  }
  const targets = collection === 'media' ? ids : gone
  if (targets.length === 0) return []
  const { rows } = await open.tx.execute(sql`
    select type, array_agg(distinct item_id) as ids from publication_references
     where target = ${collection} and target_id = any(${idList(targets)}) group by type`)
  return rows.flatMap(({ type, ids: showing }): Found => {
    const owner = collectionOfType(open.payload, String(type))
    return owner ? [[owner.slug, showing as number[]]] : []
  })
}

async function findGone(open: Open, collection: string, ids: number[]): Promise<{ gone: number[]; binned: number[] }> {
  const there = await findStored(open, collection, { where: ['id', ids], only: 'deletedAt' })
  const found = new Set(there.map(({ id }) => id))
  const isBinned = ({ deletedAt }: Stored) => deletedAt !== null && deletedAt !== undefined
  return { gone: ids.filter((id) => !found.has(id)), binned: there.filter(isBinned).map(({ id }) => id) }
}

type Gone = { gone: number[]; isTouched: Asked['isTouched'] }

/** The database has already taken the parent from what was below it; the log still knows who that was. */
async function refuseOrphans(open: Open, collection: string, { gone, isTouched }: Gone): Promise<void> {
  for (const below of contentCollections(open.payload)) {
    const { type } = below.custom.content
    for (const field of fieldsTo(below, collection)) {
      const { rows } = await open.tx.execute(sql`
        select distinct on (h.item_id) h.item_id as id, h.title from publication_references r
          join publication_heads h on h.type = r.type and h.item_id = r.item_id and h.operation = 'publish'
          join publications p using (seq)
         where r.type = ${type} and r.target = ${collection} and r.target_id = any(${idList(gone)})
           and (p.document ->> ${field})::int = any(${idList(gone)}) order by h.item_id, h.locale`)
      const left = rows.filter(({ id }) => !isTouched(below.slug, Number(id)))
      if (left.length > 0) throw liveBelow(left.map(({ title }) => String(title)))
    }
  }
}
