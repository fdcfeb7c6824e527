import { type DatabaseAdapter, type Payload } from 'payload'
import { postgresOf, type Tables } from '../payload-database'
import { type Values } from './loaded-item'

export type Rows = Map<string, Values[]>

type Insert = { tableName: string; values: Values | Values[] }
type Adapter = DatabaseAdapter & { tables: Tables; insert: (insert: Insert) => Promise<Values[]> }

export const tablesOf = (payload: Payload): Tables => postgresOf(payload).tables

export type Recorder = {
  rows: Rows
  addDocument: (collection: string, id: number, values: Values) => Promise<void>
  addVersion: (
    collection: string,
    parent: number,
    version: { values: Values; at: string; isLatest: boolean },
  ) => Promise<void>
}

/**
 * Payload's own writing of documents and versions, with the rows kept instead of sent: which table and column a value
 * belongs to is Payload's to say, now and after every change of the model.
 */
export function openRecorder(payload: Payload, counters: Map<string, number>): Recorder {
  const rows: Rows = new Map()
  const tables = tablesOf(payload)
  const insert = ({ tableName, values }: Insert): Promise<Values[]> => {
    const given = [values].flat().map((row) => toRow(tables, { tableName, row, counters }))
    const known = rows.get(tableName)
    if (known) known.push(...given)
    else rows.set(tableName, given)
    return Promise.resolve(given)
  }
  const adapter = Object.assign(Object.create(payload.db) as Adapter, {
    insert,
    // The only statement of its own: of the versions before it is said elsewhere that they are not the latest.
    execute: () => Promise.resolve(),
  })
  return {
    rows,
    addDocument: async (collection, id, values) => {
      await adapter.create({ collection, customID: id, data: copyOf(values), returning: false })
    },
    addVersion: async (collectionSlug, parent, { values, at, isLatest }) => {
      const before = new Map([...rows].map(([table, list]) => [table, list.length]))
      await adapter.createVersion({
        autosave: false,
        collectionSlug,
        createdAt: at,
        updatedAt: at,
        parent,
        versionData: copyOf(values) as never,
        returning: false,
      })
      if (!isLatest) markOlder(rows, before)
    },
  }
}

/** Payload takes the ids out of the rows that it writes. Items hold what JSON can say, which is copied faster than anything. */
function copyOf<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyOf) as Value
  const copy: Values = {}
  for (const name in value) copy[name] = copyOf(value[name])
  return copy as Value
}

function markOlder(rows: Rows, before: ReadonlyMap<string, number>): void {
  for (const [table, list] of rows) {
    for (const row of list.slice(before.get(table) ?? 0)) if (row.latest === true) row.latest = false
  }
}

type Given = { tableName: string; row: Values; counters: Map<string, number> }

/** The numbers that the database would have given, given here: rows of other tables name them. */
function toRow(tables: Tables, { tableName, row, counters }: Given): Values {
  const isCounted = tables[tableName]?.id?.columnType === 'PgSerial'
  if (!isCounted) return row
  const last = counters.get(tableName) ?? 0
  const id = typeof row.id === 'number' ? row.id : last + 1
  counters.set(tableName, Math.max(last, id))
  return Object.assign(row, { id })
}
