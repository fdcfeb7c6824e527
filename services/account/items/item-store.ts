import { editionKey, logRow, type LogRow } from '../../../src/plan/store/log-row'
import { type Database, inTransaction } from '../../database/open-database'
import { addNewItems } from '../alerts/add-changes'
import { type Item, toItem } from './to-item'

export type ItemStore = {
  /** The row of the log up to which it is as the log says. */
  readLast: () => Promise<LogRow | undefined>
  /** Takes in what followed a row; answers whether it did, which it does not after another has. */
  advance: (last: LogRow, news: readonly LogRow[]) => Promise<boolean>
  /** Replaces everything. */
  replace: (items: Iterable<Item>, last: LogRow | undefined) => Promise<void>
}

type Query = Pick<Database, 'query'>
type ItemKey = Pick<Item, 'type' | 'id' | 'locale'>

const columns = {
  type: 'text',
  id: 'integer',
  locale: 'text',
  title: 'text',
  path: 'text',
  slug: 'text',
  kind: 'text',
  detail: 'text',
  parent: 'integer',
  regions: 'integer[]',
  services: 'integer[]',
  sectors: 'integer[]',
  topics: 'integer[]',
  jurisdictions: 'integer[]',
  authors: 'integer[]',
  told: 'jsonb',
  dated_at: 'timestamptz',
  ends_at: 'timestamptz',
  changed_at: 'timestamptz',
}
const names = Object.keys(columns).join(', ')
const typed = Object.entries(columns)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ')
const insert = `insert into account.items (${names}) select ${names} from jsonb_to_recordset($1::jsonb) as made (${typed})`
const remove = `
  delete from account.items using jsonb_to_recordset($1::jsonb) as touched (type text, id integer, locale text)
  where items.type = touched.type and items.id = touched.id and items.locale = touched.locale
  returning items.type, items.id, items.locale`

const mostAtOnce = 500

const textOf = (row: LogRow | undefined): string => (row === undefined ? '' : JSON.stringify(row))

/** The items and how far the log was read are one: whatever is seen of them is what the log said at one row. */
export function openItemStore(database: Database): ItemStore {
  return {
    readLast: async () => {
      const { rows } = await database.query<{ last: string }>('select last from account.items_cursor')
      const last = rows[0]?.last ?? ''
      return last === '' ? undefined : logRow.parse(JSON.parse(last))
    },
    advance: (last, news) =>
      inTransaction(database, async (client) => {
        if ((await lockCursor(client)) !== textOf(last)) return false
        const touched = new Map(news.map((row) => [editionKey(row), row]))
        const keys = [...touched.values()].map(({ type, id, locale }) => ({ type, id, locale }))
        const { rows: before } = await client.query<ItemKey>(remove, [JSON.stringify(keys)])
        const known = new Set(before.map(editionKey))
        const items = [...touched.values()].flatMap((row) => toItem(row) ?? [])
        await insertAll(client, items)
        await addNewItems(
          client,
          items.filter((item) => !known.has(editionKey(item))),
        )
        await moveCursor(client, news.at(-1) ?? last)
        return true
      }),
    replace: (items, last) =>
      inTransaction(database, async (client) => {
        await lockCursor(client)
        await client.query('delete from account.items')
        await insertAll(client, [...items])
        await moveCursor(client, last)
      }),
  }
}

async function lockCursor(client: Query): Promise<string | undefined> {
  const { rows } = await client.query<{ last: string }>('select last from account.items_cursor for update')
  return rows[0]?.last
}

const moveCursor = (client: Query, last: LogRow | undefined) =>
  client.query('update account.items_cursor set last = $1, read_at = now()', [textOf(last)])

async function insertAll(client: Query, items: readonly Item[]): Promise<void> {
  for (let at = 0; at < items.length; at += mostAtOnce) {
    const rows = items.slice(at, at + mostAtOnce).map(({ datedAt, endsAt, changedAt, ...same }) => ({
      ...same,
      dated_at: datedAt,
      ends_at: endsAt,
      changed_at: changedAt,
    }))
    await client.query(insert, [JSON.stringify(rows)])
  }
}
