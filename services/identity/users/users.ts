import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { endArtifacts } from '../../database/end-artifacts'
import { type Database, inTransaction } from '../../database/open-database'
import { type Connection } from '../connections'
import { type Login, type User } from './user'

/** A person as a connection presents them. */
export type NewUser = Partial<
  Pick<
    User,
    | 'email'
    | 'email_verified'
    | 'phone_number'
    | 'name'
    | 'given_name'
    | 'family_name'
    | 'company'
    | 'job_title'
    | 'user_metadata'
  >
> & { password_hash?: string; subject?: string }

export type Contact = { email: string } | { phone_number: string }

export type Users = {
  find: (id: string) => Promise<User | undefined>
  findLogin: (connection: string, contact: Contact) => Promise<Login | undefined>
  logins: (id: string) => Promise<Login[]>
  /** Undefined when that connection knows the address already. */
  create: (connection: Connection, user: NewUser) => Promise<User | undefined>
  markVerified: (id: string, email: string) => Promise<boolean>
  setPassword: (login: Login, passwordHash: string) => Promise<void>
  setMetadata: (id: string, metadata: Record<string, unknown>) => Promise<User | undefined>
}

const subjectBytes = 12

export function openUsers(database: Database): Users {
  const firstUser = async (sql: string, values: unknown[]) => (await database.query<User>(sql, values)).rows[0]
  return {
    find: (id) => firstUser('select * from identity.users where id = $1', [id]),
    findLogin: async (connection, contact) => {
      const column = 'email' in contact ? 'email' : 'phone_number'
      const { rows } = await database.query<Login>(
        `select * from identity.logins where connection = $1 and ${column} = $2`,
        [connection, Object.values(contact)[0]],
      )
      return rows[0]
    },
    logins: async (id) => {
      const { rows } = await database.query<Login>(
        'select * from identity.logins where user_id = $1 order by created_at',
        [id],
      )
      return rows
    },
    create: (connection, user) => createUser(database, connection, user),
    markVerified: async (id, email) => {
      const { rowCount } = await database.query(
        'update identity.users set email_verified = true, updated_at = now() where id = $1 and email = $2',
        [id, email],
      )
      return rowCount === 1
    },
    setPassword: (login, passwordHash) => setPassword(database, login, passwordHash),
    setMetadata: (id, metadata) =>
      firstUser('update identity.users set user_metadata = $2, updated_at = now() where id = $1 returning *', [
        id,
        metadata,
      ]),
  }
}

/** Undoes what a transaction has written so far. It is expected, and so must not be an error of the database: its log would quote the address. */
class AlreadyKnown extends Error {}

async function createUser(database: Database, connection: Connection, user: NewUser): Promise<User | undefined> {
  const { email = null, phone_number = null, password_hash = null } = user
  const subject = user.subject ?? randomBytes(subjectBytes).toString('hex')
  const name = user.name ?? email ?? phone_number ?? subject
  try {
    return await inTransaction(database, async (client) => {
      const { rows } = await client.query<User>(
        // A token tells the second of its issue, and the first may be issued in the second in which the account is made.
        `insert into identity.users (id, email, email_verified, phone_number, name, nickname, given_name, family_name,
           company, job_title, user_metadata, tokens_valid_from)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, date_trunc('second', now()))
         on conflict do nothing returning *`,
        [
          `${connection.strategy}|${subject}`,
          email,
          user.email_verified ?? false,
          phone_number,
          name,
          (email ?? name).replace(/@.*/, ''),
          user.given_name,
          user.family_name,
          user.company,
          user.job_title,
          user.user_metadata ?? {},
        ],
      )
      const [made] = rows
      if (!made) throw new AlreadyKnown()
      const { rowCount } = await client.query(
        `insert into identity.logins (connection, subject, user_id, email, phone_number, password_hash)
         values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        [connection.name, subject, made.id, email, phone_number, password_hash],
      )
      if (rowCount === 0) throw new AlreadyKnown()
      return made
    })
  } catch (error) {
    if (error instanceof AlreadyKnown) return undefined
    throw error
  }
}

/** Anyone who changes a password may do so because somebody else knew it: every session, token and letter ends. */
async function setPassword(database: Database, login: Login, passwordHash: string): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query('update identity.logins set password_hash = $3 where connection = $1 and subject = $2', [
      login.connection,
      login.subject,
      passwordHash,
    ])
    await client.query('update identity.users set tokens_valid_from = now(), updated_at = now() where id = $1', [
      login.user_id,
    ])
    await client.query(endArtifacts('account_id = $1'), [login.user_id])
    await client.query("delete from identity.tickets where content->>'userId' = $1", [login.user_id])
  })
  // Tokens tell whole seconds, and those of this one are refused: anyone who signs in next must be in another.
  await sleep(1005 - (Date.now() % 1000))
}
