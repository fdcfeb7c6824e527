import { type Database } from '../../database/open-database'
import { keptReceipts, receipt, type Receipts } from '../store/receipts'

export function openRemoteReceipts(database: Database): Receipts {
  const find = async (rest: string, value: string | number) => {
    const query = `select receipt from releases.receipts ${rest}`
    const { rows } = await database.query<{ receipt: unknown }>(query, [value])
    return rows.map((row) => receipt.parse(row.receipt))
  }
  return {
    read: async (id) => (await find('where id = $1', id))[0],
    newest: (count) => find('order by id desc limit $1', count),
    write: async (made) => {
      await database.query(
        'insert into releases.receipts (id, receipt) values ($1, $2) on conflict (id) do update set receipt = excluded.receipt',
        [made.id, JSON.stringify(made)],
      )
      await database.query(
        'delete from releases.receipts where id not in (select id from releases.receipts order by id desc limit $1)',
        [keptReceipts],
      )
    },
  }
}
