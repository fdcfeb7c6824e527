import { type Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { describeSchema, type TableCopy } from './describe-schema'
import { type BackupWriter } from './folder'
import { type Manifest, type TableFile } from './manifest'

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`
export const tableName = ({ schema, name }: Pick<TableCopy, 'schema' | 'name'>): string =>
  `${quote(schema)}.${quote(name)}`
export const columnList = ({ columns }: Pick<TableCopy, 'columns'>): string => columns.map(quote).join(', ')

/** A transaction that sees the database as it was at one moment, however long it takes and whatever editors do meanwhile. */
export async function inSnapshot<Result>(database: Client, work: () => Promise<Result>): Promise<Result> {
  await database.query('begin transaction isolation level repeatable read, read only')
  try {
    return await work()
  } finally {
    await database.query('rollback').catch(() => undefined)
  }
}

export type Dumped = Pick<Manifest, 'migrations' | 'schema' | 'tables'>

/** Every row of every table, with what makes the tables. */
export async function dumpDatabase(database: Client, writer: Pick<BackupWriter, 'add'>): Promise<Dumped> {
  const { before, after, tables } = await describeSchema(database)
  const copied: TableFile[] = []
  for (const table of tables) {
    const asked = database.query(copyTo(`copy ${tableName(table)} (${columnList(table)}) to stdout`))
    const file = await writer.add(`database/${table.schema}.${table.name}.gz`, asked)
    copied.push({ ...table, rows: asked.rowCount, file })
  }
  return { schema: { before, after }, tables: copied, migrations: await readMigrations(database) }
}

export async function readMigrations(database: Pick<Client, 'query'>): Promise<Manifest['migrations']> {
  const namesIn = async (table: string) => {
    const { rows } = await database.query<{ is: string | null }>('select to_regclass($1)::text as is', [table])
    if (rows[0]?.is == null) return []
    return (await database.query<{ name: string }>(`select name from ${table} order by name`)).rows.map(
      ({ name }) => name,
    )
  }
  return { platform: await namesIn('platform.migrations'), cms: await namesIn('public.payload_migrations') }
}
