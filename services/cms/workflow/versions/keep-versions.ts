import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CollectionAfterChangeHook } from 'payload'
import { keptContent } from '../../../../src/config/kept-content'
import { tablesOf } from '../../load/record-rows'
import { findStored, type Stored } from '../../log/editions/stored'
import { type ContentCollection } from '../../log/facts'
import { findOpen, type Open } from '../../log/transaction'
import { isSettled } from './edition-states'

/**
 * Payload follows every publication of one language with a copy of it as a draft, and shows what is live as "changed" ever
 * after; and it forgets old versions whether or not they were published. Here the copy stays only while it holds something
 * that is not live, and what was ever published is kept: undoing goes back to it.
 */
export const keepVersions: CollectionAfterChangeHook = async ({ doc, req, collection }) => {
  const { id } = doc as { id: number }
  const open = await findOpen(req)
  const table = tablesOf(req.payload)[`_${collection.slug.replaceAll('-', '_')}_v`]
  if (!open || !table) return doc as object
  await settleCopy(open, collection as ContentCollection, { id, table })
  await open.tx.execute(sql`
    delete from ${table} where id in (
      select id from ${table} where parent_id = ${id} and version__status = 'draft' and latest is not true
       order by updated_at desc offset ${keptContent.versions.drafts})`)
  return doc as object
}

type Versions = { id: number; table: ReturnType<typeof tablesOf>[string] }

async function settleCopy(open: Open, collection: ContentCollection, { id, table }: Versions): Promise<void> {
  const newestFirst = await open.tx.execute(sql`
    select id, snapshot from ${table} where parent_id = ${id} order by updated_at desc, id desc limit 2`)
  const [copy, published] = newestFirst.rows
  if (copy?.snapshot !== true || !published) return
  const [live] = await findStored(open, collection.slug, { where: ['id', [id]] })
  const newest = await findVersion(open, collection.slug, Number(copy.id))
  if (!newest || !isSettled(collection, { live, newest })) {
    await open.tx.execute(sql`update ${table} set version_updated_at = updated_at where id = ${copy.id}`)
    return
  }
  await open.tx.execute(sql`delete from ${table} where id = ${copy.id}`)
  await open.tx.execute(sql`update ${table} set latest = true where id = ${published.id}`)
}

async function findVersion(
  { payload, id: transactionID }: Open,
  collection: string,
  id: number,
): Promise<Stored | undefined> {
  const { docs } = await payload.db.findVersions({
    collection,
    where: { id: { equals: id } },
    locale: 'all',
    limit: 1,
    pagination: false,
    req: { transactionID },
  })
  return (docs as unknown as { version: Stored }[])[0]?.version
}
