import { getTableColumns as getColumns, is, sql, SQL } from '@payloadcms/db-postgres/drizzle'
import { getTableConfig, type PgColumn, type PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import { type Transaction } from '../log/transaction'
import { type Tables } from '../payload-database'
import { type Values } from './loaded-item'
import { type Rows } from './record-rows'

const mostRows = 1000

/** Writes rows in an order in which nothing names what is not there yet. */
export async function writeRows(tx: Transaction, tables: Tables, rows: Rows): Promise<void> {
  for (const name of inOrder(tables, [...rows.keys()])) {
    const [table, own = []] = [tables[name], rows.get(name)]
    if (!table) continue
    for (const alike of splitByDefaults(table, own)) await writeAlike(tx, table, alike)
  }
}

type Column = [key: string, column: PgColumn]

const columnsOf = (table: Tables[string]): Column[] => Object.entries(getColumns(table))

const hasValue = (row: Values, key: string): boolean => row[key] !== undefined

/** Neighbours that leave the same columns to the database's defaults; in their order, for parents come first. */
function splitByDefaults(table: Tables[string], rows: readonly Values[]): Values[][] {
  const defaulted = columnsOf(table).flatMap(([key, { hasDefault }]) => (hasDefault ? [key] : []))
  const groups: Values[][] = []
  let before: string | undefined
  for (const row of rows) {
    const left = defaulted.filter((key) => !hasValue(row, key)).join()
    const open = groups.at(-1)
    if (open && left === before && open.length < mostRows) open.push(row)
    else groups.push([row])
    before = left
  }
  return groups
}

/** As one JSON text, which PostgreSQL takes apart faster than a statement with a parameter a value can be put together. */
async function writeAlike(tx: Transaction, table: Tables[string], rows: readonly Values[]): Promise<void> {
  const columns = columnsOf(table).filter(([key]) => rows.some((row) => hasValue(row, key)))
  const told = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, toStored(column, row[key])])),
  )
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql.raw(', '),
  )
  await tx.execute(sql`
    insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(told)}::json)`)
}

/** As the column wants it; JSON goes as it is. */
function toStored(column: PgColumn, value: unknown): unknown {
  if (value === undefined || value === null) return null
  if (is(value, SQL)) throw new Error(`${column.name} is stored as an expression, which loading does not know.`)
  return column.dataType === 'json' ? value : column.mapToDriverValue(value)
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
  tx: Transaction,
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
