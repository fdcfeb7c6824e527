import { type Pool } from 'pg'
import { keptContent } from '../../../src/config/kept-content'
import { log, messageOf } from '../../shared/log'

type Database = Pick<Pool, 'query'>
export type Forgotten = { rows: number; versions: number }

const dayMs = 86_400_000
const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

/** Deletes what the log and the content management have kept long enough; gives how much. */
export async function forgetContent(database: Database, now: Date): Promise<Forgotten> {
  return { rows: await forgetRows(database, now), versions: await forgetVersions(database, now) }
}

/** A row goes when another has had its place for long; the newest of an edition has none after it, and stays. */
async function forgetRows(database: Database, now: Date): Promise<number> {
  const { days, exceptFor } = keptContent.log
  const { rowCount } = await database.query(
    `delete from publications p using (
       select seq, lead(created_at) over (partition by type, item_id, locale order by seq) as followed_at
         from publications where not type = any($1)
     ) older where p.seq = older.seq and older.followed_at < $2`,
    [exceptFor, daysBefore(now, days)],
  )
  return rowCount ?? 0
}

async function forgetVersions(database: Database, now: Date): Promise<number> {
  const { days, published } = keptContent.versions
  let forgotten = 0
  for (const table of await findVersionTables(database)) {
    const { rowCount } = await database.query(
      `delete from ${table} where latest is not true and updated_at < $1 and id in (
         select id from (
           select id, row_number() over (partition by parent_id, version__status order by updated_at desc, id desc) as place
             from ${table}) counted
          where place > $2)`,
      [daysBefore(now, days), published],
    )
    forgotten += rowCount ?? 0
  }
  return forgotten
}

async function findVersionTables(database: Database): Promise<string[]> {
  const cited = keptContent.versions.exceptFor.map((collection) => `_${collection.replaceAll('-', '_')}_v`)
  const { rows } = await database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
      where table_schema = 'public' and table_name like '\\_%\\_v' and not table_name = any($1)
        and column_name in ('parent_id', 'latest', 'version__status', 'updated_at')
      group by 1 having count(*) = 4 order by 1`,
    [cited],
  )
  return rows.map(({ name }) => name)
}

/** Once a day, and at the start. */
export function forgetDaily(database: Database): () => void {
  const turn = async () => {
    try {
      const { rows, versions } = await forgetContent(database, new Date())
      if (rows + versions > 0)
        log.info(`${rows} rows of the log and ${versions} versions were old enough and are deleted`)
    } catch (error) {
      log.warn(`What is old was not deleted; the next day retries: ${messageOf(error)}`)
    }
  }
  void turn()
  const timer = setInterval(() => void turn(), dayMs)
  return () => clearInterval(timer)
}
