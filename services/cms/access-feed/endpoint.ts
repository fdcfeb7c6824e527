import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Endpoint, type Payload, type Where } from 'payload'
import { databaseOf } from '../log/transaction'
import { forAccount } from '../request/for-account'

const mostChanges = 500

type Change = { seq: number; collection: string; id: number; record: unknown }

/** What the account service reads: who may use what, as it is now, in the order in which it changed. */
export const accessChangesEndpoint: Endpoint = {
  path: '/access-changes',
  method: 'get',
  handler: forAccount(async (req) => {
    const after = Number(req.searchParams.get('after') ?? 0)
    if (!Number.isSafeInteger(after) || after < 0) {
      return Response.json(
        { errors: [{ message: '"after" must be the cursor of the answer before, or 0.' }] },
        { status: 400 },
      )
    }
    const rows = await readRows(req.payload, after)
    const page = rows.slice(0, mostChanges)
    return Response.json(
      { changes: await tell(req.payload, page), cursor: page.at(-1)?.seq ?? after, hasMore: rows.length > mostChanges },
      { headers: { 'cache-control': 'no-store' } },
    )
  }),
}

async function readRows(payload: Payload, after: number): Promise<Omit<Change, 'record'>[]> {
  const database = databaseOf(payload)
  const { rows } = await database.execute(sql`
    select seq::float8 as seq, collection, item_id as id from access_changes
     where seq > ${after} order by seq limit ${mostChanges + 1}`)
  return rows as Omit<Change, 'record'>[]
}

/** Of what is published elsewhere, only what is not; and nothing of what is no longer public. */
const internalOf: Readonly<Record<string, { select: Record<string, true>; where: Where }>> = {
  events: {
    select: { streamUrl: true, recordingUrl: true, recordingForClients: true, recordingFilm: true },
    where: { _status: { equals: 'published' } },
  },
}

/** Each record as it is now; null when it is gone. */
async function tell(payload: Payload, rows: Omit<Change, 'record'>[]): Promise<Change[]> {
  const records = new Map<string, unknown>()
  for (const collection of new Set(rows.map((row) => row.collection))) {
    const ids = rows.filter((row) => row.collection === collection).map(({ id }) => id)
    const own = internalOf[collection]
    const { docs } = await payload.find({
      collection: collection,
      where: { and: [{ id: { in: ids } }, ...(own ? [own.where] : [])] },
      ...(own ? { select: own.select } : {}),
      depth: 0,
      limit: 0,
      pagination: false,
      overrideAccess: true,
    })
    for (const doc of docs) records.set(`${collection} ${doc.id}`, doc)
  }
  return rows.map((row) => ({ ...row, record: records.get(`${row.collection} ${row.id}`) ?? null }))
}
