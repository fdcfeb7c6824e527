import { type Database } from '../../database/open-database'
import { type ReceivedLetter } from './sink'

export type Letter = { id: string; recipient: string; subject: string; body: string; sent_at: Date }

const shown = 50
const kept = 500

export async function keepLetter(database: Database, { recipient, subject, body }: ReceivedLetter): Promise<void> {
  await database.query('insert into identity.outbox (recipient, subject, body) values ($1, $2, $3)', [
    recipient,
    subject,
    body,
  ])
  await database.query('delete from identity.outbox where id <= (select max(id) from identity.outbox) - $1', [kept])
}

export async function readOutbox(database: Database): Promise<Letter[]> {
  const { rows } = await database.query<Letter>('select * from identity.outbox order by id desc limit $1', [shown])
  return rows
}
