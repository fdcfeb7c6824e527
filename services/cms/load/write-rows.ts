import { sql } from '@payloadcms/db-postgres/drizzle'
import { getTableConfig, type PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import { type Transaction } from '../log/transaction'
import { type Values } from './loaded-item'
import { type Rows, type Tables } from './record-rows'

type Insertable = {
  execute: (query: unknown) => Promise<unknown>
  insert: (table: PgTable) => { values: (rows: Values[]) => PromiseLike<unknown> }
}

// PostgreSQL takes no more values than this in one statement.
const mostValues = 60_000

/** Writes rows in an order in which nothing names what is not there yet. */
export async function writeRows(tx: Insertable, tables: Tables, rows: Rows): Promise<number> {
  let written = 0
  for (const name of inOrder(tables, [...rows.keys()])) {
    const [table, own = []] = [tables[name], rows.get(name)]
    if (!table || own.length === 0) continue
    const perStatement = Math.max(1, Math.floor(mostValues / getTableConfig(table).columns.length))
    for (let start = 0; start < own.length; start += perStatement) {
      await tx.insert(table).values(own.slice(start, start + perStatement))
    }
    written += own.length
  }
  return written
}

/** A table after those that it refers to. Rows of one table are in their order: parents come first. */
function inOrder(tables: Tables, names: string[]): string[] {
  const nameOf = new Map<PgTable, string>(Object.entries(tables).map(([name, table]) => [table, name]))
  const ordered = new Set<string>()
  const met = new Set<string>()
  const visit = (name: string): void => {
    const table = tables[name]
    if (!table || met.has(name)) return
    met.add(name)
    for (const key of getTableConfig(table).foreignKeys) {
      const target = nameOf.get(key.reference().foreignTable)
      if (target !== undefined && target !== name) visit(target)
    }
    ordered.add(name)
  }
  for (const name of names) visit(name)
  return [...ordered].filter((name) => names.includes(name))
}

/** What an editor writes next is numbered after what was loaded. */
export async function moveCounters(
  tx: Insertable,
  tables: Tables,
  counters: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [name, last] of counters) {
    const table = tables[name]
    if (!table || last === 0) continue
    const { name: inDatabase } = getTableConfig(table)
    await tx.execute(sql`select setval(pg_get_serial_sequence(${`"${inDatabase}"`}, 'id'), ${last})`)
  }
}

/** How far the numbers of each table have come, by the table's name. */
export async function readCounters(tx: Transaction): Promise<Map<string, number>> {
  const { rows } = await tx.execute(sql`
    select owner.relname as name, coalesce(pg_sequence_last_value(sequence.oid), 0)::int as last
      from pg_class sequence
      join pg_depend on pg_depend.objid = sequence.oid and pg_depend.deptype = 'a'
      join pg_class owner on owner.oid = pg_depend.refobjid
      join pg_namespace on pg_namespace.oid = owner.relnamespace and nspname = 'public'
      join pg_attribute on attrelid = refobjid and attnum = refobjsubid and attname = 'id'
     where sequence.relkind = 'S'`)
  return new Map(rows.map(({ name, last }) => [String(name), Number(last)]))
}
