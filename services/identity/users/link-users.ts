import { type Database, inTransaction } from '../../database/open-database'

/** From now on, every login of the second user signs in as the first; the second is no more, and signed out everywhere. */
export async function linkUsers(database: Database, userId: string, otherId: string): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query('update identity.logins set user_id = $1 where user_id = $2', [userId, otherId])
    await client.query('delete from identity.users where id = $1', [otherId])
    await client.query('delete from identity.artifacts where account_id = $1', [otherId])
  })
}
