import { sql } from '@payloadcms/db-postgres/drizzle'
import { PublicationProblem } from './publication-problem'
import { type Written } from './reconcile'
import { type Transaction } from './transaction'

const restMonths = 12

/**
 * One address, one edition. Asked under the log's lock and before COMMIT, so two editors who publish at once cannot both
 * be right. An address that was left stays reserved for a year: its readers are on their way to the one who left it.
 */
export async function settleAddresses(tx: Transaction, type: string, written: Written[]): Promise<void> {
  const moved = written.filter(
    ({ address, formerAddress }) => formerAddress?.startsWith('/') && formerAddress !== address,
  )
  await keepFormer(tx, type, moved)
  const arrived = written.filter(({ operation, address }) => operation === 'publish' && address !== null)
  if (arrived.length === 0) return
  await refuseShared(tx, arrived)
  await refuseRested(tx, type, arrived)
}

const asRows = (written: Written[]) => JSON.stringify(written)

async function keepFormer(tx: Transaction, type: string, moved: Written[]): Promise<void> {
  if (moved.length === 0) return
  await tx.execute(sql`
    insert into former_addresses (type, item_id, locale, address)
    select ${type}, "itemId", locale, "formerAddress"
      from jsonb_to_recordset(${asRows(moved)}::jsonb) as m("itemId" int, locale text, "formerAddress" text)
    on conflict (type, item_id, locale, address) do update set left_at = now()`)
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
  throw new PublicationProblem(
    `${titles.join(' and ')} would both have the address ${String(shared.address)}. Change the slug of one of them.`,
  )
}

async function refuseRested(tx: Transaction, type: string, arrived: Written[]): Promise<void> {
  const { rows } = await tx.execute(sql`
    select a.title, f.address, h.title as former_title
      from jsonb_to_recordset(${asRows(arrived)}::jsonb) as a("itemId" int, locale text, address text, title text)
      join former_addresses f on f.locale = a.locale and f.address = a.address
       and (f.type, f.item_id) <> (${type}, a."itemId") and f.left_at > now() - make_interval(months => ${restMonths})
      left join publication_heads h on (h.type, h.item_id, h.locale) = (f.type, f.item_id, f.locale)
     limit 1`)
  const [rested] = rows
  if (!rested) return
  const owner = typeof rested.former_title === 'string' ? `"${rested.former_title}"` : 'another item'
  throw new PublicationProblem(
    `"${String(rested.title)}" cannot have the address ${String(rested.address)}: ${owner} had it less than ${restMonths} months ago, and its readers are still sent on from there. Change the slug.`,
  )
}
