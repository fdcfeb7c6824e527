import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Payload } from 'payload'

type Row = Record<string, unknown>
type Database = { drizzle: { execute: (query: unknown) => Promise<{ rows: Row[] }> } }

// A file that was shown stays shown: its readers have it, and an older release may be gone back to.
const shown = new Set<number>()

/** Whether a published page shows this file, or once did, so that a release that is gone back to is whole. */
export async function isPublished(payload: Payload, token: string): Promise<boolean> {
  const [media] = (
    await payload.db.find<{ id: number }>({
      collection: 'media',
      where: { or: [{ token: { equals: token } }, { formerTokens: { contains: token } }] },
      limit: 1,
    })
  ).docs
  if (!media) return false // deleted, and so withdrawn at once, whoever showed it
  if (shown.has(media.id)) return true
  const { drizzle } = payload.db as unknown as Database
  const { rows } = await drizzle.execute(sql`
    select 1 where exists (select 1 from publication_references where target = 'media' and target_id = ${media.id})
                or exists (select 1 from publications where document::text like ${`%${token}%`})`)
  if (rows.length > 0) shown.add(media.id)
  return rows.length > 0
}
