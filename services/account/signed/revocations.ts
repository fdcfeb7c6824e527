import { type Database } from '../../database/open-database'
import { type Purpose } from './purposes'

export type Revocations = {
  /** Refuses from now on every address of this purpose that was made for this subject until now. */
  revoke: (purpose: Purpose, subject: string, now: Date) => Promise<void>
  find: (purpose: Purpose, subject: string) => Promise<Date | undefined>
}

export const openRevocations = (database: Pick<Database, 'query'>): Revocations => ({
  revoke: async (purpose, subject, now) => {
    await database.query(
      `insert into account.revocations (purpose, subject, revoked_at) values ($1, $2, $3)
       on conflict (purpose, subject)
       do update set revoked_at = greatest(revocations.revoked_at, excluded.revoked_at)`,
      [purpose, subject, now],
    )
  },
  find: async (purpose, subject) => {
    const { rows } = await database.query<{ revokedAt: Date }>({
      name: 'revocation',
      text: 'select revoked_at as "revokedAt" from account.revocations where purpose = $1 and subject = $2',
      values: [purpose, subject],
    })
    return rows[0]?.revokedAt
  },
})
