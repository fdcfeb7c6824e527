import { sql } from '@payloadcms/db-postgres/drizzle'
import { type PayloadRequest } from 'payload'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { touchedAccess } from '../access-feed/note-change'
import { type AuditedAction, record } from '../audit/record'
import { findTitle } from '../audit/titles'
import { tablesOf } from '../load/record-rows'
import { findStored } from '../log/editions/stored'
import { touchedContent } from '../log/touched'
import { findOpen, type Open } from '../log/transaction'
import { lockItem } from '../together/refuse-stale'
import { type ItemKey } from '../translation/export-xliff'
import { Refusal } from './refusal'
import { planChanges } from './versions/live-change'

/** When it went into the bin, and when it had been saved last: by that it is seen whether somebody changed it since. */
export type Binned = { at: string; savedAt: string }

/**
 * Payload writes the newest draft over what readers have when it moves an item to the bin. Here only the mark of the bin is
 * set: what is live and what waits stay two things, and come back as they were.
 */
export async function putIntoBin(req: PayloadRequest, item: ItemKey): Promise<Binned> {
  const at = new Date().toISOString()
  const savedAt = await move(req, item, {
    what: 'trash',
    to: at,
    from: sql`deleted_at is null`,
    refusal: 'It is in the bin already, or was deleted for good.',
  })
  return { at, savedAt }
}

export async function takeOutOfBin(req: PayloadRequest, item: ItemKey, { at, savedAt }: Binned): Promise<void> {
  await move(req, item, {
    what: 'untrash',
    to: null,
    from: sql`deleted_at = ${at}::timestamptz and updated_at = ${savedAt}::timestamptz`,
    refusal: 'Somebody has changed it since, or taken it out of the bin.',
  })
}

type Move = {
  what: Extract<AuditedAction, 'trash' | 'untrash'>
  to: string | null
  from: ReturnType<typeof sql>
  refusal: string
}

async function move(req: PayloadRequest, item: ItemKey, { what, to, from, refusal }: Move): Promise<string> {
  const { collection, id } = item
  if (!mayDo(rolesOf(req.user), 'remove')) throw new Refusal('Only an editor can move an item to the bin, or back.')
  const open = await findOpen(req)
  if (!open) throw new Error('Items are moved to the bin inside a transaction only.')
  await lockItem(open.tx, collection.slug, id)
  const [before] = await findStored(open, collection.slug, { where: ['id', [id]] })
  const savedAt = await mark(open, item, { to, from })
  if (savedAt === undefined) throw new Refusal(refusal)
  const [after] = await findStored(open, collection.slug, { where: ['id', [id]] })
  await touchedContent.add(req, collection.slug, id)
  if (collection.custom.content.tellsAccess) await touchedAccess.add(req, collection.slug, id)
  for (const { operation, locale, title } of planChanges({ collection, before, after }))
    await record(req, { what: operation, collection: collection.slug, item: id, title, locale })
  await record(req, { what, collection: collection.slug, item: id, title: await findTitle(req, collection, { id }) })
  return savedAt
}

/** The item and its newest version, which is what lists show. Says when it was saved last, if it was as it should be. */
async function mark({ tx, payload }: Open, { collection, id }: ItemKey, { to, from }: Pick<Move, 'to' | 'from'>) {
  const name = collection.slug.replaceAll('-', '_')
  const { [name]: items, [`_${name}_v`]: versions } = tablesOf(payload)
  if (!items || !versions) throw new Error(`There is no table of ${collection.slug} and its versions.`)
  const { rows } = await tx.execute(sql`
    update ${items} set deleted_at = ${to}::timestamptz where id = ${id} and ${from} returning updated_at::text as saved_at`)
  await tx.execute(
    sql`update ${versions} set version_deleted_at = ${to}::timestamptz where parent_id = ${id} and latest is true`,
  )
  return rows[0] === undefined ? undefined : String(rows[0].saved_at)
}
