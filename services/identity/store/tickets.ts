import { createHash, randomBytes } from 'node:crypto'
import { type Database } from '../../database/open-database'

export type TicketKind = 'login' | 'email-verification' | 'password-reset' | 'captcha'

export const toDigest = (...parts: string[]): Buffer => createHash('sha256').update(parts.join('\0')).digest()

export type Tickets = {
  /** Makes a secret that works once. */
  issue: (kind: TicketKind, content: object, seconds: number) => Promise<string>
  /** The same for a secret that somebody else chose; a newer one takes the place of an older. */
  issueAs: (kind: TicketKind, secret: string, issued: { content: object; seconds: number }) => Promise<void>
  /** What a ticket stands for, without using it up. */
  look: (kind: TicketKind, secret: string) => Promise<unknown>
  redeem: (kind: TicketKind, secret: string) => Promise<unknown>
}

const bytes = 32

export function openTickets(database: Database): Tickets {
  const issueAs: Tickets['issueAs'] = async (kind, secret, { content, seconds }) => {
    await database.query(
      `insert into identity.tickets (digest, kind, content, expires_at)
       values ($1, $2, $3, now() + make_interval(secs => $4))
       on conflict (digest) do update set content = excluded.content, expires_at = excluded.expires_at`,
      [toDigest(kind, secret), kind, content, seconds],
    )
  }
  const first = async (sql: string, kind: TicketKind, secret: string): Promise<unknown> => {
    const { rows } = await database.query<{ content: unknown }>(sql, [toDigest(kind, secret)])
    return rows[0]?.content
  }
  return {
    issueAs,
    issue: async (kind, content, seconds) => {
      const secret = randomBytes(bytes).toString('base64url')
      await issueAs(kind, secret, { content, seconds })
      return secret
    },
    look: (kind, secret) =>
      first('select content from identity.tickets where digest = $1 and expires_at > now()', kind, secret),
    redeem: (kind, secret) =>
      first('delete from identity.tickets where digest = $1 and expires_at > now() returning content', kind, secret),
  }
}
