import { type Database, inTransaction } from '../database/open-database'
import { collectionOf, type Edition, typesOf } from './edition'

type Client = Pick<Database, 'query'>

/** The newest word about an edition. It stays; what was said before it goes. */
export type Newest = { seq: number; isLive: boolean; at: Date }
/** How many places still hold what the edition said before. */
export type Held = { rows: number; versions: number; answers: number; bases: number; titles: number }
export type Entry = { who: string; why: string }

export async function findNewest(client: Client, edition: Edition): Promise<Newest> {
  const { rows } = await client.query<Newest>(
    `select max(h.seq) over ()::float8 as seq, h.operation = 'publish' as "isLive", p.created_at as at
       from publication_heads h join publications p using (seq)
      where h.type = any($1) and h.item_id = $2 and h.locale = $3 order by h.type = $4 desc limit 1`,
    [typesOf(edition), edition.item, edition.locale, edition.type],
  )
  if (!rows[0]) throw new Error(`${edition.type} ${edition.item} was never published in ${edition.locale}`)
  return rows[0]
}

type Place = { name: keyof Held; table: string; where: string; change: string; values: unknown[] }

/** Each place in the database with its condition; what is already done meets none. */
function placesOf(edition: Edition, { isLive, at }: Newest): Place[] {
  const { type, item, locale } = edition
  const collection = collectionOf(edition)
  const versions = `public."_${collection.replaceAll('-', '_')}_v"`
  // Undoing goes back to what is live. Of something withdrawn nothing is.
  const live = `select id from ${versions} where parent_id = $1 and version__status = 'published'
                 order by updated_at desc, id desc limit ${isLive ? 1 : 0}`
  return [
    {
      ...{ name: 'rows', table: 'public.publications' },
      // As a withdrawal it is a row like any other: a reader that begins at the start of the log goes on to the next.
      change: `update public.publications p set operation = 'withdraw', document = null`,
      where: `p.type = any($1) and p.item_id = $2 and p.locale = $3 and p.document is not null and p.seq < (
                select h.seq from publication_heads h
                 where h.type = p.type and h.item_id = p.item_id and h.locale = p.locale)`,
      values: [typesOf(edition), item, locale],
    },
    {
      ...{ name: 'versions', table: versions, change: `delete from ${versions} p` },
      where: `p.parent_id = $1 and p.latest is not true and p.updated_at < $2 and p.id not in (${live})`,
      values: [item, at],
    },
    {
      ...{ name: 'answers', table: 'account.nav_versions', change: 'delete from account.nav_versions p' },
      where: `p.type = $1 and p.item = $2 and p.locale = $3 and not exists (
                select 1 from account.nav_heads h where h.type = p.type and h.item = p.item
                   and h.locale = p.locale and h.number = p.number and h.digest = p.digest)`,
      values: [type, item, locale],
    },
    {
      ...{ name: 'bases', table: 'public.translation_bases', change: 'delete from public.translation_bases p' },
      // What a translation was compared with: it is noted again with the next.
      where: `p.collection = $1 and p.item = $2 and p.locale = $3 and not $4::boolean`,
      values: [collection, item, locale, isLive],
    },
    {
      ...{ name: 'titles', table: 'public.audit_events', change: 'update public.audit_events p set title = null' },
      where: 'p.kind = $1 and p.item = $2 and p.title is not null and p.at < $3',
      values: [collection, item, at],
    },
  ]
}

const isAny = (held: Held): boolean => Object.values(held).some((count) => count > 0)

export async function findHeld(client: Client, edition: Edition, newest: Newest): Promise<Held> {
  const held: Held = { rows: 0, versions: 0, answers: 0, bases: 0, titles: 0 }
  for (const { name, table, where, values } of placesOf(edition, newest)) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from ${table} p where ${where}`,
      values,
    )
    held[name] = rows[0]?.count ?? 0
  }
  return held
}

/** Whether content management still has the item, whatever it says by now. */
export async function isInCms(client: Client, edition: Edition): Promise<boolean> {
  const table = `public."${collectionOf(edition).replaceAll('-', '_')}"`
  return (await client.query(`select 1 from ${table} where id = $1`, [edition.item])).rowCount === 1
}

type Redaction = { edition: Edition; newest: Newest; entry: Entry; isElsewhere: boolean }

/** All of the database, with the entry in the audit log, or nothing. Done before, it does nothing. */
export function redactRows(database: Database, { edition, newest, entry, isElsewhere }: Redaction): Promise<Held> {
  return inTransaction(database, async (client) => {
    // Two at once wait for each other: the second finds nothing left to do, and writes no second entry.
    await client.query(`select pg_advisory_xact_lock(hashtext('redact'))`)
    const held = await findHeld(client, edition, newest)
    for (const { change, where, values } of placesOf(edition, newest))
      await client.query(`${change} where ${where}`, values)
    if (held.answers > 0) {
      await client.query('update account.nav_cursor set edition = gen_random_uuid()')
      await client.query(`select pg_notify('account_navigator', '')`)
    }
    if (isAny(held) || (isElsewhere && !(await isNoted(client, edition, newest)))) await note(client, edition, entry)
    return held
  })
}

async function isNoted(client: Client, edition: Edition, { at }: Newest): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from public.audit_events where what = 'redact' and kind = $1 and item = $2 and locale = $3 and at >= $4`,
    [collectionOf(edition), edition.item, edition.locale, at],
  )
  return rowCount !== 0
}

const note = (client: Client, edition: Edition, { who, why }: Entry) =>
  client.query(
    `insert into public.audit_events (at, name, what, kind, item, locale, note)
     values (now(), $1, 'redact', $2, $3, $4, $5)`,
    [who, collectionOf(edition), edition.item, edition.locale, why],
  )
