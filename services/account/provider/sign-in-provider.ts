import { endArtifacts } from '../../database/end-artifacts'
import { linkUsers } from '../../database/link-users'
import { type Database } from '../../database/open-database'

/** A way in which somebody can sign in. */
export type Login = {
  sub: string
  connection: string
  subject: string
  email: string | null
  /** Undefined where the provider does not say. */
  linkedAt: Date | null
  /** The one that the account is named by: it stays. */
  isMain: boolean
}

/** What the account asks of the sign-in provider. Each may be asked again. */
export type SignInProvider = {
  /** Where it is not, a colleague of the firm is asked to do what is wanted. */
  isReached: boolean
  endSession: (sub: string, session: string) => Promise<void>
  endSessions: (sub: string, allBut?: string) => Promise<void>
  /** Undefined where nobody can be asked. */
  loginsOf: (sub: string) => Promise<Login[] | undefined>
  /** Makes the sign-in of another account one of this, in the session in which it was proved. False where that would cost the other something. */
  link: (sub: string, other: { sub: string; session?: string | undefined }) => Promise<boolean>
  unlink: (sub: string, login: Pick<Login, 'connection' | 'subject'>) => Promise<void>
  /** The account and all that is kept of it there. */
  erase: (sub: string) => Promise<void>
}

const ofSession = `account_id = $1 and (uid = $2 or payload ->> 'sessionUid' = $2)`

/** The embedded one keeps what it knows in the same database. */
export const openEmbeddedProvider = (database: Database): SignInProvider => ({
  isReached: true,
  endSession: async (sub, session) => {
    await database.query(endArtifacts(ofSession), [sub, session])
  },
  endSessions: async (sub, allBut) => {
    await database.query(
      endArtifacts(
        allBut === undefined ? 'account_id = $1' : `account_id = $1 and coalesce(payload ->> 'sessionUid', uid) <> $2`,
      ),
      allBut === undefined ? [sub] : [sub, allBut],
    )
  },
  loginsOf: async (sub) => {
    const { rows } = await database.query<Login>(
      `select user_id as sub, connection, subject, email, created_at as "linkedAt",
              user_id like '%|' || subject as "isMain"
         from identity.logins where user_id = $1 order by created_at`,
      [sub],
    )
    return rows
  },
  link: async (sub, { sub: otherId, session }) => {
    const { rowCount } = await database.query('select from identity.organization_members where user_id = $1', [otherId])
    // Who belongs to a client would no longer.
    if (rowCount !== 0) return false
    await linkUsers(database, { userId: sub, otherId, session })
    return true
  },
  unlink: async (sub, { connection, subject }) => {
    await database.query(
      `delete from identity.logins
        where user_id = $1 and connection = $2 and subject = $3 and user_id not like '%|' || subject`,
      [sub, connection, subject],
    )
  },
  // Its tables are of the registry of what is kept: their rows go with all others, in one transaction.
  erase: () => Promise.resolve(),
})
