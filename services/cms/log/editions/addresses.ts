import { sql } from '@payloadcms/db-postgres/drizzle'
import { findItemAddress } from '../../../../src/routes/item-address'
import { indexItems } from '../../../../src/routes/item-index'
import { type Item } from '../../../../src/routes/item-places'
import { type Problem } from '../../../../src/routes/item-places'
import { findSlugProblem } from '../../../../src/routes/slug-problem'
import { type ContentCollection } from '../facts'
import { liveBelow, PublicationProblem } from '../refusals/publication-problem'
import { type Open } from '../transaction'
import { findItemsAbove, toItem } from './items'
import { type LiveEdition } from './live-editions'

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
  const items = live.map((edition) => toItem(open.payload, collection, edition))
  const documents = live.map(({ stored }) => stored)
  const index = indexItems([...items, ...(await findItemsAbove(open, collection, documents))])
  const past = await findPast(open, type, live)

  const found = items.map((item) => (address === 'path' ? findItemAddress(item, index) : toKey(item)))
  refuseProblems(items, found, isTouched)
  return items.map((item, position) => {
    const own = found[position]
    if (!own || 'problem' in own) return undefined
    const left = past.get(`${item.id} ${item.locale}`) ?? []
    return { address: own.path, formerPaths: left.filter((path) => path !== own.path) }
  })
}

type Found = { path: string } | Problem

/** An item that nobody touched has lost its address because of what is above it: the editor hears about that instead. */
function refuseProblems(items: Item[], found: Found[], isTouched: (id: number) => boolean): void {
  const lost = new Map<string, string>()
  for (const [position, item] of items.entries()) {
    const own = found[position]
    if (!own || !('problem' in own)) continue
    const isCircle = own.problem.includes('run in a circle')
    if (isCircle || isTouched(Number(item.id))) {
      const message = `${own.problem}.`
      throw new PublicationProblem(message, own.isOfSlug === true ? [{ path: 'slug', message }] : [])
    }
    if (!lost.has(item.id)) lost.set(item.id, item.title)
  }
  if (lost.size > 0) throw liveBelow([...lost.values()])
}

/** Items that appear under several others have no one path; their slug must still be theirs alone. */
function toKey({ type, slug, title }: Item): Found {
  const problem = findSlugProblem(slug)
  if (problem === undefined) return { path: `${type}:${slug}` }
  return { problem: `The slug of "${title}" ${problem}`, isOfSlug: true }
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
