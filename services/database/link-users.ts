import { type Database, inTransaction } from './open-database'

type Linked = { userId: string; otherId: string; session?: string | undefined }

// What was granted in it was granted to the other.
const handOver = `
  update identity.artifacts
     set account_id = $1, payload = jsonb_set(payload, '{accountId}', to_jsonb($1::text)) - 'authorizations'
   where model = 'Session' and account_id = $2 and uid = $3`

/**
 * From now on, every login of the second user signs in as the first; the second is no more, and signed out everywhere, but for the
 * session in which this is asked: it goes on as the first.
 */
export async function linkUsers(database: Database, { userId, otherId, session }: Linked): Promise<void> {
  await inTransaction(database, async (client) => {
    if (session !== undefined) await client.query(handOver, [userId, otherId, session])
    await client.query('update identity.logins set user_id = $1 where user_id = $2', [userId, otherId])
    await client.query('delete from identity.users where id = $1', [otherId])
    await client.query('delete from identity.artifacts where account_id = $1', [otherId])
  })
}
