import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Written } from '../append'
import { collectionOfType } from '../facts'
import { PublicationProblem } from '../refusals/publication-problem'
import { type Open, type Transaction } from '../transaction'

const restMonths = 12

const asRows = (written: Written[]) => JSON.stringify(written)

/** Remembers where editions lived: their readers are sent on from there. A key is no address that anybody visits. */
export async function keepFormer(tx: Transaction, moved: Written[]): Promise<void> {
  const left = moved.filter(({ formerAddress }) => formerAddress?.startsWith('/'))
  if (left.length === 0) return
  await tx.execute(sql`
    insert into former_addresses (type, item_id, locale, address)
    select type, "itemId", locale, "formerAddress"
      from jsonb_to_recordset(${asRows(left)}::jsonb)
        as m(type text, "itemId" int, locale text, "formerAddress" text)
    on conflict (type, item_id, locale, address) do update set left_at = now()`)
}

/**
 * One address, one edition. Asked under the log's lock and before COMMIT, so two editors who publish at once cannot both
 * be right. Answers the items whose own readers are no longer sent on, because somebody else now lives where they did.
 */
export async function settleAddresses({ payload, tx }: Open, written: Written[]): Promise<[string, number[]][]> {
  const arrived = written.filter(({ operation, address }) => operation === 'publish' && address !== null)
  if (arrived.length === 0) return []
  await refuseShared(tx, arrived)
  await refuseRested(tx, arrived)
  const owners = await takeOver(tx, arrived)
  return owners.flatMap(({ type, ids }): [string, number[]][] => {
    const owner = collectionOfType(payload, type)
    return owner ? [[owner.slug, ids]] : []
  })
}

async function refuseShared(tx: Transaction, arrived: Written[]): Promise<void> {
  const { rows } = await tx.execute(sql`
    select h.locale, h.address, array_agg(h.title order by h.seq) as titles
      from publication_heads h
      join (select distinct locale, address from jsonb_to_recordset(${asRows(arrived)}::jsonb) as a(locale text, address text)) a
        using (locale, address)
     where h.operation = 'publish' group by 1, 2 having count(*) > 1 limit 1`)
  const [shared] = rows
  if (!shared) return
  const titles = (shared.titles as string[]).map((title) => `"${title}"`)
  throw ofSlug(
    `${titles.join(' and ')} would both have the address ${String(shared.address)}. Change the slug of one of them.`,
  )
}

const ofSlug = (message: string) => new PublicationProblem(message, [{ path: 'slug', message }])

const visited = (arrived: Written[]) => sql`
  jsonb_to_recordset(${asRows(arrived)}::jsonb) as a(type text, "itemId" int, locale text, address text, title text)
  join former_addresses f on f.locale = a.locale and f.address = a.address and (f.type, f.item_id) <> (a.type, a."itemId")`

/** For a year, an address that an edition left stays its own, as long as it is live elsewhere and readers are sent there. */
async function refuseRested(tx: Transaction, arrived: Written[]): Promise<void> {
  const { rows } = await tx.execute(sql`
    select a.title, f.address, h.title as former_title from ${visited(arrived)}
      join publication_heads h on (h.type, h.item_id, h.locale) = (f.type, f.item_id, f.locale)
     where h.operation = 'publish' and f.left_at > now() - make_interval(months => ${restMonths}) limit 1`)
  const [rested] = rows
  if (!rested) return
  throw ofSlug(
    `"${String(rested.title)}" cannot have the address ${String(rested.address)}: "${String(rested.former_title)}" had it less than ${restMonths} months ago, and its readers are still sent on from there. Change the slug.`,
  )
}

async function takeOver(tx: Transaction, arrived: Written[]): Promise<{ type: string; ids: number[] }[]> {
  const { rows } = await tx.execute(sql`
    with taken as (
      delete from former_addresses old using (select f.* from ${visited(arrived)}) f
       where (old.type, old.item_id, old.locale, old.address) = (f.type, f.item_id, f.locale, f.address)
      returning old.type, old.item_id
    ) select type, array_agg(distinct item_id) as ids from taken group by type`)
  return rows as { type: string; ids: number[] }[]
}
