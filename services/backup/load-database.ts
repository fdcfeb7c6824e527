import { pipeline } from 'node:stream/promises'
import { type Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { columnList, tableName } from './dump-database'
import { type BackupReader } from './folder'

/** The tables that are there already, as names. */
export async function findTables(database: Pick<Client, 'query'>): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** All of it, or nothing: one transaction, in which what refers to what is checked at the end. */
export async function loadDatabase(database: Client, { manifest, read }: BackupReader): Promise<void> {
  await database.query('begin')
  try {
    await database.query(`select set_config('search_path', '', true)`)
    for (const statement of manifest.schema.before) await database.query(statement)
    for (const table of manifest.tables) {
      const target = database.query(copyFrom(`copy ${tableName(table)} (${columnList(table)}) from stdin`))
      await pipeline(await read(table.file.name), target)
      if (target.rowCount !== table.rows) {
        throw new Error(`${table.schema}.${table.name} has ${target.rowCount} rows instead of ${table.rows}.`)
      }
    }
    for (const statement of manifest.schema.after) await database.query(statement)
    await database.query('commit')
  } catch (error) {
    await database.query('rollback').catch(() => undefined)
    throw error
  }
}
