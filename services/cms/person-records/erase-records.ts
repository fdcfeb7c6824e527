import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Payload, type PayloadRequest } from 'payload'
import { type PersonRecordPlace } from '../../../src/config/kept-records'
import { type PersonNamed } from '../../shared/person-records'
import { findOpen, type Transaction } from '../log/transaction'
import { inTransaction } from '../workflow/in-transaction'
import { findRecords, personPlaces } from './find-records'

/** What stands in the log where somebody's address stood. */
export const erasedTitle = 'A person whose account was erased'

type Row = Record<string, unknown> & { id: number }
type Erasing = { person: PersonNamed; req: PayloadRequest; tx: Transaction }
type Erase = (rows: readonly Row[], erasing: Erasing) => Promise<void>

const isSame = (one: unknown, other: string): boolean =>
  (typeof one === 'string' ? one : '').toLowerCase() === other.toLowerCase()

/** Each in its way: what is theirs goes, and of what is another's only their name. */
const ways: Readonly<Record<PersonRecordPlace, Erase>> = {
  grants: async (rows, { person: { sub }, req }) => {
    for (const row of rows) {
      const isTheirs = isSame(row.sub, sub) || isSame(row.sub, '')
      if (isTheirs) await req.payload.delete({ collection: 'grants', id: row.id, depth: 0, req })
      else await req.payload.update({ collection: 'grants', id: row.id, data: { email: null }, depth: 0, req })
    }
  },
  'audit-events': async (rows, { tx }) => {
    for (const { id } of rows) await tx.execute(sql`update audit_events set title = ${erasedTitle} where id = ${id}`)
  },
  'product-subscriptions': async (rows, { req }) => {
    for (const { id } of rows)
      await req.payload.update({ collection: 'product-subscriptions', id, data: { owner: null }, depth: 0, req })
  },
}

/** All of it or nothing. The last look at the log sees what the erasure itself has written there. */
export const eraseRecords = (payload: Payload, person: PersonNamed): Promise<void> =>
  inTransaction(payload, async (req) => {
    const open = await findOpen(req)
    if (!open) throw new Error('What is kept of a person is erased within a transaction.')
    const places = [...personPlaces].sort(
      (one, other) => Number(one === 'audit-events') - Number(other === 'audit-events'),
    )
    for (const place of places) {
      const rows = await findRecords(open.tx, place, person)
      await ways[place](rows, { person, req, tx: open.tx })
    }
  })
