import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Transaction } from '../log/transaction'
import { type Checked } from './check-link'
import { linksIn } from './links-in'

export type Place = { url: string; type: string; item: number; locale: string }

const readAtOnce = 200

/** What readers have today, read a few documents at a time. */
export async function collectPlaces(tx: Transaction, own: string): Promise<Place[]> {
  const places: Place[] = []
  for (let after = 0; ;) {
    const { rows } = await tx.execute(sql`
      select h.seq, h.type, h.item_id, h.locale, p.document from publication_heads h join publications p using (seq)
       where h.operation = 'publish' and h.seq > ${after} order by h.seq limit ${readAtOnce}`)
    for (const { type, item_id: item, locale, document } of rows) {
      const place = { type: String(type), item: Number(item), locale: String(locale) }
      places.push(...linksIn(document, own).map((url) => ({ ...place, url })))
    }
    if (rows.length < readAtOnce) return places
    after = Number(rows.at(-1)?.seq)
  }
}

/** The list of today; what is linked nowhere any more is forgotten with what it answered. */
export async function keepPlaces(tx: Transaction, places: readonly Place[]): Promise<void> {
  const rows = JSON.stringify(places)
  await tx.execute(sql`
    insert into link_checks (url) select distinct url from jsonb_to_recordset(${rows}::jsonb) as t(url text)
    on conflict do nothing`)
  await tx.execute(sql`delete from link_places`)
  await tx.execute(sql`
    insert into link_places (url, type, item, locale)
    select distinct url, type, item, locale from jsonb_to_recordset(${rows}::jsonb) as t(url text, type text, item int, locale text)`)
  await tx.execute(sql`delete from link_checks c where not exists (select from link_places p where p.url = c.url)`)
}

export async function keepChecked(tx: Transaction, url: string, { state, status, reason }: Checked): Promise<void> {
  const since = state === 'broken' ? sql`coalesce(broken_since, now())` : sql`null`
  await tx.execute(sql`
    update link_checks set state = ${state}, status = ${status}, reason = ${reason}, checked_at = now(), broken_since = ${since}
     where url = ${url}`)
}

export type Kept = {
  url: string
  state: string
  reason: string
  brokenSince: string | null
  places: Omit<Place, 'url'>[]
}

/** What is broken or has moved for good, the longest broken first. */
export async function findTroubled(tx: Transaction): Promise<Kept[]> {
  const { rows } = await tx.execute(sql`
    select c.url, c.state, c.reason, c.broken_since,
           jsonb_agg(jsonb_build_object('type', p.type, 'item', p.item, 'locale', p.locale)) as places
      from link_checks c join link_places p using (url)
     where c.state in ('broken', 'moved') group by c.url order by c.broken_since nulls last, c.url`)
  return rows.map(({ url, state, reason, broken_since: since, places }) => ({
    url: String(url),
    state: String(state),
    reason: String(reason),
    brokenSince: since ? new Date(since as string).toISOString() : null,
    places: places as Kept['places'],
  }))
}

export type Run = { checked: number; all: number; dueAt: string; endedAt: string | null }

export async function findRun(tx: Transaction): Promise<Run> {
  const { rows } = await tx.execute(sql`
    select due_at, ended_at, (select count(*) from link_checks where checked_at is not null) as checked,
           (select count(*) from link_checks) as all_links from link_runs`)
  const [{ due_at: dueAt, ended_at: endedAt, checked, all_links: all } = {}] = rows
  const toMoment = (value: unknown) => new Date(value as string).toISOString()
  return {
    checked: Number(checked),
    all: Number(all),
    dueAt: toMoment(dueAt),
    endedAt: endedAt ? toMoment(endedAt) : null,
  }
}

/** Of several processes one gets the run that is due; the next is a week away. */
export async function takeRun(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update link_runs set due_at = now() + interval '7 days' where due_at <= now() returning due_at`)
  return rows.length > 0
}

export const askForRun = (tx: Transaction) => tx.execute(sql`update link_runs set due_at = now()`)

export const endRun = (tx: Transaction) => tx.execute(sql`update link_runs set ended_at = now()`)
