import { type Database } from '../../database/open-database'
import { record } from '../record'
import { type Ledger } from '../store/ledger'

/** The releases in a table. Of two publishers that make the same number the table takes one. */
export const openRemoteLedger = (database: Database): Ledger => ({
  numbers: async () => {
    const { rows } = await database.query<{ number: number }>('select number from releases.ledger order by number')
    return rows.map(({ number }) => number)
  },
  read: async (number) => {
    const { rows } = await database.query<{ record: unknown }>('select record from releases.ledger where number = $1', [
      number,
    ])
    return rows[0] && record.parse(rows[0].record)
  },
  append: async (release) => {
    const { rowCount } = await database.query(
      'insert into releases.ledger (number, record) values ($1, $2) on conflict do nothing',
      [release.number, JSON.stringify(release)],
    )
    return rowCount === 1
  },
  rewrite: async (release) => {
    await database.query('update releases.ledger set record = $2 where number = $1', [
      release.number,
      JSON.stringify(release),
    ])
  },
  remove: async (number) => {
    await database.query('delete from releases.ledger where number = $1', [number])
  },
})
