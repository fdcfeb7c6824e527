import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import { type PersonRecordPlace } from '../../../src/config/kept-records'
import { type PersonNamed } from '../../shared/person-records'
import { type Transaction } from '../log/transaction'

type Row = Record<string, unknown> & { id: number }

const isOneOf = (column: string, { sub, addresses }: PersonNamed): SQL =>
  sql`lower(${sql.raw(column)}) in (select lower(jsonb_array_elements_text(${JSON.stringify([sub, ...addresses])}::jsonb)))`

/** Which rows of each collection are about somebody: of every collection that the registry names. */
const questions: Readonly<Record<PersonRecordPlace, (person: PersonNamed) => SQL>> = {
  // A grant that names a subject is that subject's, whatever address stands beside it; the address is still its owner's.
  grants: (person) => sql`
    select g.id, g.sub, g.email, g."from", g."to", o.name as organisation,
           (select jsonb_agg(t.text) from grants_texts t where t.parent_id = g.id) as permissions
      from grants g left join organisations o on o.id = g.organisation_id
     where ${isOneOf('g.sub', person)} or ${isOneOf('g.email', person)} order by g.id`,
  'audit-events': (person) => sql`
    select id, at, what, kind, item, title from audit_events
     where (kind = 'grants' or what = 'sign-in-failed') and ${isOneOf('title', person)} order by id`,
  'product-subscriptions': (person) => sql`
    select id, reference, owner from product_subscriptions where ${isOneOf('owner', person)} order by id`,
}

export const personPlaces = Object.keys(questions) as PersonRecordPlace[]

export async function findRecords(
  database: Transaction,
  place: PersonRecordPlace,
  person: PersonNamed,
): Promise<Row[]> {
  const { rows } = await database.execute(questions[place](person))
  return rows as Row[]
}
