import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Payload } from 'payload'
import { postgresOf } from '../payload-database'
import { shownAfter } from './shown-files'

type Row = { seq: number; tokens: string[] | null }

// A file that was shown stays shown: its readers have it, and an older release may be gone back to.
const shown = new Set<string>()
let readTo = 0
let reading: Promise<unknown> = Promise.resolve()

/**
 * Whether what subscribers read shows this file, or once did: no release has that. What everybody may see is in the release, and
 * nobody is given it here.
 */
export async function isShownToSubscribers(payload: Payload, token: string): Promise<boolean> {
  if (!shown.has(token)) await readOn(payload)
  // Deleted, and so withdrawn at once, no matter who showed it.
  return shown.has(token) && isThere(payload, token)
}

/**
 * The log is read once and from then on only what is new, by its key: rows come in the order of their numbers and are
 * never changed. One reader at a time, so that no row is passed over.
 */
function readOn(payload: Payload): Promise<void> {
  const { drizzle } = postgresOf(payload)
  const read = async () => {
    const { rows } = await drizzle.execute(sql.raw(shownAfter(readTo)))
    const [row] = rows as [Row]
    for (const token of row.tokens ?? []) shown.add(token)
    readTo = row.seq
  }
  const done = reading.then(read)
  reading = done.catch(() => undefined) // the next one reads it again
  return done
}

async function isThere(payload: Payload, token: string): Promise<boolean> {
  const { totalDocs } = await payload.db.count({
    collection: 'media',
    where: { or: [{ token: { equals: token } }, { formerTokens: { contains: token } }] },
  })
  return totalDocs > 0
}
