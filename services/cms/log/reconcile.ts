import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Desired, findDesired } from './desired'
import { settleAddresses } from './settle-addresses'
import { type Touched } from './touched'
import { type Open, type Transaction } from './transaction'
import { widen } from './widen'

// Any number that no other lock of this database uses.
const logLock = 741_100

/** Serialises every writer of the log until its commit, so that a reader's cursor never passes a late row. */
export const lockLog = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(logLock))})`)

/**
 * Appends what differs between the live editions and the log's newest rows, for everything that was touched.
 * Run over everything, the same code is the first fill and the audit. Answers the last `seq` written, if any.
 */
export async function reconcile(open: Open, touched: Touched): Promise<number | undefined> {
  let last: number | undefined
  for (const [collection, ids] of await widen(open, touched)) {
    const desired = await findDesired(open, collection, {
      ids: [...ids],
      isTouched: (id) => touched.get(collection)?.has(id) ?? false,
    })
    const written = await append(open.tx, desired)
    await settleAddresses(open.tx, desired.type, written)
    await replaceReferences(open.tx, desired)
    last = Math.max(last ?? 0, ...written.map(({ seq }) => seq)) || last
  }
  return last
}

export type Written = {
  seq: number
  itemId: number
  locale: string
  operation: string
  address: string | null
  formerAddress: string | null
  title: string | null
}

const idList = (ids: number[]) => sql.raw(`array[${ids.map(Number).join(',')}]::int[]`)

// A new audience is a withdrawal for the old one first: whoever reads only that one must hear of it.
const difference = sql.raw(`
    diff as (
      select coalesce(w."itemId", h.item_id) as item_id, coalesce(w.locale, h.locale) as locale,
             w."itemId" is not null as live, coalesce(h.operation = 'publish', false) as was,
             w.audience, h.audience as former_audience, w.document, h.document as former_document,
             w.address, h.address as former_address, w.title, coalesce(h.revision, 0) as revision
        from want w full join head h on h.item_id = w."itemId" and h.locale = w.locale
    ), change as (
      select item_id, locale, revision, 1 as step, 'withdraw' as operation, former_audience as audience,
             null::jsonb as document, null::text as address, former_address, null::text as title
        from diff where was and (not live or former_audience <> audience)
      union all
      select item_id, locale, revision, 2, 'publish', audience, document, address, former_address, title
        from diff where live and (not was or former_audience <> audience or former_document is distinct from document)
    )`)

const newestRows = sql.raw(`
    newest as (
      select distinct on (added.item_id, added.locale) added.*, change.address, change.title, change.former_address
        from added join change using (item_id, locale, operation)
       order by added.item_id, added.locale, added.seq desc
    )`)

const lastWords = sql.raw(`
    on conflict (type, item_id, locale) do update set
      seq = excluded.seq, revision = excluded.revision, operation = excluded.operation,
      audience = excluded.audience, address = excluded.address, title = excluded.title`)

async function append(tx: Transaction, { type, ids, editions }: Desired): Promise<Written[]> {
  const wanted = editions.map(({ itemId, locale, audience, address, title, document }) => ({
    itemId,
    locale,
    audience,
    address,
    title,
    document,
  }))
  const { rows } = await tx.execute(sql`
    with want as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
        as w("itemId" int, locale text, audience text, address text, title text, document jsonb)
    ), head as (
      select h.item_id, h.locale, h.revision, h.operation, h.audience, h.address, p.document
        from publication_heads h join publications p using (seq)
       where h.type = ${type} and h.item_id = any(${idList(ids)})
    ), ${difference}, added as (
      insert into publications (type, item_id, locale, revision, operation, audience, document)
      select ${type}, item_id, locale, revision + row_number() over (partition by item_id, locale order by step),
             operation, audience, document
        from change order by item_id, locale, step
      returning seq, item_id, locale, revision, operation, audience
    ), ${newestRows}, kept as (
      insert into publication_heads (type, item_id, locale, seq, revision, operation, audience, address, title)
      select ${type}, item_id, locale, seq, revision, operation, audience, address, title from newest ${lastWords}
    )
    select seq, item_id as "itemId", locale, operation, address, former_address as "formerAddress", title from newest`)
  return rows.map((row) => ({ ...row, seq: Number(row.seq) }) as Written)
}

async function replaceReferences(tx: Transaction, { type, ids, editions }: Desired): Promise<void> {
  const wanted = editions.flatMap(({ itemId, references }) =>
    references.map(({ collection, id }) => ({ itemId, target: collection, targetId: id })),
  )
  await tx.execute(sql`delete from publication_references where type = ${type} and item_id = any(${idList(ids)})`)
  await tx.execute(sql`
    insert into publication_references (type, item_id, target, target_id)
    select distinct ${type}, "itemId", target, "targetId"
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as r("itemId" int, target text, "targetId" int)`)
}
