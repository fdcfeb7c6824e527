import { createHash } from 'node:crypto'
import { type LogRow } from '../../../../src/plan/store/log-row'
import { type Database, inTransaction } from '../../../database/open-database'
import { addNewVersions } from '../../alerts/add-changes'
import { foldRows, type Folded, type KnownGuidance } from './fold-rows'
import { readRow } from './read-row'

type Client = Pick<Database, 'query'>
export type Cursor = { seq: number; digest: string; isWhole: boolean; edition: string }

/** The channel that notifies services of another edition. */
export const navigatorChannel = 'account_navigator'

/** Another writer was here meanwhile: what this one believes is not so any more. */
export class OtherWriter extends Error {}

export const digestOfRow = (row: LogRow): string => createHash('sha256').update(JSON.stringify(row)).digest('base64url')

export async function readCursor(database: Client): Promise<Cursor | undefined> {
  const { rows } = await database.query<Cursor>({
    name: 'navigator-cursor',
    text: `select seq::float8 as seq, digest, is_whole as "isWhole", edition from account.nav_cursor`,
  })
  return rows[0]
}

/** Takes rows in, and how far that is: both or neither. Answers what could not be read of them. */
export async function keepRows(
  database: Database,
  rows: readonly LogRow[],
  after: number | undefined,
): Promise<readonly string[]> {
  const last = rows.at(-1)
  if (!last) return []
  const read = rows.flatMap((row) => readRow(row) ?? [])
  const guidance = read.flatMap((one) =>
    one.kind === 'version' && one.version.type === 'nav-content' ? [one.version.item] : [],
  )
  return inTransaction(database, async (client) => {
    const { rows: held } = await client.query<Pick<Cursor, 'seq' | 'isWhole'>>(
      'select seq::float8 as seq, is_whole as "isWhole" from account.nav_cursor for update',
    )
    if (held[0]?.seq !== after) throw new OtherWriter('The versions of the navigator are written by another.')
    const folded = foldRows(read, await findGuidance(client, guidance))
    const changes = await write(client, folded)
    // What was there before the log was read for the first time is not news.
    if (held[0]?.isWhole === true) await addNewVersions(client, folded.versions)
    await client.query(
      `insert into account.nav_cursor (seq, digest, is_whole, edition) values ($1, $2, false, gen_random_uuid())
       on conflict (is_only) do update set seq = excluded.seq, digest = excluded.digest,
         edition = case when $3 then excluded.edition else nav_cursor.edition end`,
      [last.seq, digestOfRow(last), changes > 0],
    )
    if (changes > 0) await client.query(`select pg_notify('${navigatorChannel}', '')`)
    return folded.problems
  })
}

/** The log was read to its end: what is not here is not in it. */
export async function noteWhole(database: Client): Promise<void> {
  await database.query(
    `insert into account.nav_cursor (seq, digest, is_whole, edition) values (0, '', true, gen_random_uuid())
     on conflict (is_only) do update set is_whole = true`,
  )
}

/** For another log: nothing of what is here is in it. */
export async function forgetVersions(database: Client): Promise<void> {
  await database.query('truncate account.nav_versions, account.nav_heads, account.nav_cursor')
}

async function findGuidance(client: Client, items: readonly number[]): Promise<KnownGuidance[]> {
  if (items.length === 0) return []
  const { rows } = await client.query<KnownGuidance>(
    `select item, locale, number, digest from account.nav_versions where type = 'nav-content' and item = any($1)`,
    [items],
  )
  return rows
}

const versionColumns = `type text, item int, locale text, number int, digest text, words text, seq bigint, at timestamptz,
  facts jsonb, document text`

/** Answers how many rows of the tables are others now. */
async function write(client: Client, { versions, current, live, withdrawn }: Folded): Promise<number> {
  const changed = [
    await client.query(
      `insert into account.nav_versions as v
         (type, item, locale, number, digest, words, seq, published_at, facts, document)
       select type, item, locale, number, digest, words, seq, at, facts, document::jsonb
         from jsonb_to_recordset($1) as t(${versionColumns})
       on conflict (type, item, locale, number, digest) do update set facts = excluded.facts, document = excluded.document
        where (v.facts, v.document) is distinct from (excluded.facts, excluded.document)`,
      [JSON.stringify(versions)],
    ),
    await client.query(
      `update account.nav_versions v set is_current = (v.digest = t.digest)
         from jsonb_to_recordset($1) as t(type text, item int, locale text, number int, digest text)
        where v.type = t.type and v.item = t.item and v.locale = t.locale and v.number = t.number
          and v.is_current <> (v.digest = t.digest)`,
      [JSON.stringify(current)],
    ),
    await client.query(
      `insert into account.nav_heads as h (type, item, locale, number, digest, question, jurisdiction, document)
       select type, item, locale, number, digest, question, jurisdiction, document::jsonb
         from jsonb_to_recordset($1) as t(type text, item int, locale text, number int, digest text, question int,
              jurisdiction int, document text)
       on conflict (type, item, locale) do update set number = excluded.number, digest = excluded.digest,
         question = excluded.question, jurisdiction = excluded.jurisdiction, document = excluded.document
        where (h.number, h.digest, h.question, h.jurisdiction, h.document)
              is distinct from (excluded.number, excluded.digest, excluded.question, excluded.jurisdiction,
                excluded.document)`,
      [JSON.stringify(live)],
    ),
    await client.query(
      `delete from account.nav_heads h using jsonb_to_recordset($1) as t(type text, item int, locale text)
        where h.type = t.type and h.item = t.item and h.locale = t.locale`,
      [JSON.stringify(withdrawn)],
    ),
  ]
  return changed.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0)
}
