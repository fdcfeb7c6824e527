import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Desired } from './desired'
import { type Transaction } from './transaction'

/** The newest word about an edition, as it has just been written. */
export type Written = {
  seq: number
  type: string
  itemId: number
  locale: string
  operation: string
  address: string | null
  formerAddress: string | null
  title: string | null
}

const idList = (ids: number[]) => sql.raw(`array[${ids.map(Number).join(',')}]::int[]`)

// A new audience is a withdrawal for the old one first: anyone who reads only that one must hear of it.
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

/** What was written, and the uploads that these documents name now or named before. */
export type Appended = { written: Written[]; media: { named: number[]; dropped: { itemId: number; id: number }[] } }

/** Adds to the log what differs between it and what should be live. The log's lock is held. */
export async function append(tx: Transaction, desired: Desired): Promise<Appended> {
  const { type, ids, editions } = desired
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
        from publication_heads h left join publications p using (seq)
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
  const media = await replaceReferences(tx, desired)
  return { written: rows.map((row) => ({ ...row, type, seq: Number(row.seq) }) as Written), media }
}

async function replaceReferences(tx: Transaction, { type, ids, editions }: Desired): Promise<Appended['media']> {
  const wanted = editions.flatMap(({ itemId, references }) =>
    references.map(({ collection, id }) => ({ itemId, target: collection, targetId: id })),
  )
  const { rows: before } = await tx.execute(sql`
    delete from publication_references where type = ${type} and item_id = any(${idList(ids)})
    returning item_id as "itemId", target, target_id as id`)
  const named = wanted.filter(({ target }) => target === 'media')
  const isNamed = new Set(named.map(({ itemId, targetId }) => `${itemId} ${targetId}`))
  const dropped = before
    .filter(({ target, itemId, id }) => target === 'media' && !isNamed.has(`${String(itemId)} ${String(id)}`))
    .map(({ itemId, id }) => ({ itemId: Number(itemId), id: Number(id) }))
  const media = { named: [...new Set(named.map(({ targetId }) => targetId))], dropped }
  if (wanted.length === 0) return media
  await tx.execute(sql`
    insert into publication_references (type, item_id, target, target_id)
    select distinct ${type}, "itemId", target, "targetId"
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as r("itemId" int, target text, "targetId" int)`)
  return media
}
