import { randomInt, timingSafeEqual } from 'node:crypto'
import { type Database } from '../../database/open-database'
import { lifetimes, limits } from '../settings'
import { toDigest } from './tickets'

export type Codes = {
  /** Six digits for one address. A newer code takes the place of an older. */
  issue: (connection: string, recipient: string) => Promise<string>
  /** Right at most once, and only among the first tries. */
  redeem: (asked: AskedCode) => Promise<boolean>
  /** As `redeem`, but a right code stays good for the sign-in that follows. */
  isRight: (asked: AskedCode) => Promise<boolean>
}

export type AskedCode = { connection: string; recipient: string; code: string }

const digits = 6

export function openCodes(database: Database, secret: string): Codes {
  // A digest alone would be guessed in a moment: there are only a million codes.
  const digestOf = ({ connection, recipient, code }: AskedCode) => toDigest(secret, connection, recipient, code)

  const isRight = async (asked: AskedCode): Promise<boolean> => {
    const { rows } = await database.query<{ digest: Buffer }>(
      `update identity.codes set tries = tries + 1
        where connection = $1 and recipient = $2 and expires_at > now() and tries < $3 returning digest`,
      [asked.connection, asked.recipient, limits.codeTries],
    )
    return rows[0] !== undefined && timingSafeEqual(rows[0].digest, digestOf(asked))
  }
  return {
    isRight,
    issue: async (connection, recipient) => {
      const code = String(randomInt(10 ** digits)).padStart(digits, '0')
      await database.query(
        `insert into identity.codes (connection, recipient, digest, expires_at)
         values ($1, $2, $3, now() + make_interval(secs => $4))
         on conflict (connection, recipient) do update
           set digest = excluded.digest, tries = 0, expires_at = excluded.expires_at`,
        [connection, recipient, digestOf({ connection, recipient, code }), lifetimes.oneTimeCode],
      )
      return code
    },
    redeem: async (asked) => {
      if (!(await isRight(asked))) return false
      const { rowCount } = await database.query(
        'delete from identity.codes where connection = $1 and recipient = $2 and digest = $3',
        [asked.connection, asked.recipient, digestOf(asked)],
      )
      return rowCount === 1
    },
  }
}
