import { createHash, randomInt } from 'node:crypto'
import { type Enquiry } from '../../../src/forms/parse-enquiry'
import { type Database, inTransaction } from '../../database/open-database'
import { messageOf } from '../../shared/log'

export type KeptEnquiry = Omit<Enquiry, 'key'> & { reference: string; receivedAt: Date }

type Tell = (enquiry: KeptEnquiry) => Promise<void>

export type Enquiries = {
  /** The reference under which an enquiry is kept; the same form sent again is the same enquiry. */
  keep: (enquiry: Enquiry) => Promise<string>
  /** How many others came from the same address within the last hour. */
  countOthers: (enquiry: Enquiry) => Promise<number>
  /** Hands over what nobody was told of yet, each by itself; answers why some of it could not be. */
  handOver: (tell: Tell) => Promise<Error[]>
  forgetOlderThan: (days: number) => Promise<void>
}

// Read aloud and typed by people: no letter looks like a digit.
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const length = 8

const makeReference = (): string => `AV-${Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('')}`

/** Without a number of its own, a form is known by what it says on one day. */
function toDigest({ key, ...said }: Enquiry, now: Date): Buffer {
  const once = key === '' ? now.toISOString().slice(0, 10) : key
  return createHash('sha256')
    .update(JSON.stringify([once, Object.entries(said)]))
    .digest()
}

export function openEnquiries(database: Database): Enquiries {
  return {
    keep: async (enquiry) => {
      const { name, email, organisation, country, topic, message, locale, consent } = enquiry
      const { rows } = await database.query<{ reference: string }>(
        `insert into account.enquiries
           (reference, digest, name, email, organisation, country, topic, message, locale, consent)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         on conflict (digest) do update set digest = excluded.digest
         returning reference`,
        [
          makeReference(),
          toDigest(enquiry, new Date()),
          ...[name, email, organisation, country, topic, message, locale, consent],
        ],
      )
      const [kept] = rows
      if (!kept) throw new Error('The database took an enquiry and returned none.')
      return kept.reference
    },
    countOthers: async (enquiry) => {
      const { rows } = await database.query<{ count: number }>(
        `select count(*)::int as count from account.enquiries
          where lower(email) = lower($1) and digest <> $2 and received_at > now() - interval '1 hour'`,
        [enquiry.email, toDigest(enquiry, new Date())],
      )
      return rows[0]?.count ?? 0
    },
    handOver: (tell) => handOver(database, tell),
    forgetOlderThan: async (days) => {
      await database.query('delete from account.enquiries where received_at < now() - make_interval(days => $1)', [
        days,
      ])
    },
  }
}

async function handOver(database: Database, tell: Tell): Promise<Error[]> {
  const failures: Error[] = []
  for (let after: string | undefined = '0'; after !== undefined;) {
    after = await handOverNext(database, after, tell).catch((error: unknown) => {
      if (!(error instanceof NotTold)) throw error
      failures.push(error)
      return error.id
    })
  }
  return failures
}

class NotTold extends Error {
  readonly id: string

  constructor(id: string, cause: unknown) {
    super(messageOf(cause))
    this.id = id
  }
}

/** The next one after an id; undefined when there is none. Two services share the work: what one holds, the other passes over. */
async function handOverNext(database: Database, after: string, tell: Tell): Promise<string | undefined> {
  return inTransaction(database, async (client) => {
    const { rows } = await client.query<KeptEnquiry & { id: string }>(
      `select id, reference, name, email, organisation, country, topic, message, locale, consent,
              received_at as "receivedAt"
         from account.enquiries where told_at is null and id > $1 order by id limit 1 for update skip locked`,
      [after],
    )
    const [row] = rows
    if (!row) return undefined
    const { id, ...enquiry } = row
    await tell(enquiry).catch((error: unknown) => {
      throw new NotTold(id, error)
    })
    await client.query('update account.enquiries set told_at = now() where id = $1', [id])
    return id
  })
}
