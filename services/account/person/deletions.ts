import { type Database, inTransaction } from '../../database/open-database'
import { endTokens } from '../ended/endings'
import { queueLetter } from '../outbox/queue-letter'
import { type SignInProvider } from '../provider/sign-in-provider'
import { type OfficeRecords } from './office-records'
import { eraseRows, findPerson } from './rows-of-person'

export type Deletion = { sub: string; askedAt: Date; dueAt: Date }
export type NewDeletion = { sub: string; key: string; email: string | null; locale: string }

export const graceDays = 30
const dayMs = 86_400_000

export type Deletions = {
  /** Signs the person out everywhere, and erases them after thirty days. */
  ask: (wanted: NewDeletion, now: Date) => Promise<Deletion>
  /** Anyone who has signed in since stays. */
  cancelOf: (sub: string, signedInAt: Date) => Promise<void>
  /** Erases those whose time has come, in two steps; gives how many are gone. */
  eraseDue: (now: Date) => Promise<number>
}

const columns = 'sub, asked_at as "askedAt", due_at as "dueAt"'
type Due = { sub: string; email: string | null }

// Until then every service has heard that the grants are gone: one that has not would write of them once more.
const settleMs = 5000

type Parts = {
  provider: Pick<SignInProvider, 'erase'>
  office: Pick<OfficeRecords, 'erase'>
  /** Erases letters that lie in a folder of this machine. */
  dropLetters?: (addresses: readonly string[]) => Promise<void>
}

export function openDeletions(database: Database, parts: Parts): Deletions {
  return {
    ask: (wanted, now) => ask(database, wanted, now),
    cancelOf: async (sub, signedInAt) => {
      await inTransaction(database, async (client) => {
        const { rows } = await client.query<{ email: string | null; locale: string; askedAt: Date }>(
          `delete from account.deletions where sub = $1 and asked_at < $2 and withdrawn_at is null
           returning email, locale, asked_at as "askedAt"`,
          [sub, signedInAt],
        )
        for (const { email: address, locale, askedAt } of rows) {
          const cause = `deletion cancelled ${askedAt.toISOString()}`
          if (address !== null)
            await queueLetter(client, {
              to: { person: sub, address },
              cause,
              locale,
              kind: 'deletion-cancelled',
              data: {},
            })
        }
      })
    },
    eraseDue: async (now) => {
      while (await withdrawNext(database, parts, now));
      let erased = 0
      while (await eraseNext(database, parts, now)) erased++
      return erased
    },
  }
}

async function ask(database: Database, { sub, key, email, locale }: NewDeletion, now: Date): Promise<Deletion> {
  const dueAt = new Date(now.getTime() + graceDays * dayMs)
  return inTransaction(database, async (client) => {
    const { rows } = await client.query<Deletion>(
      `insert into account.deletions (sub, key, email, locale, asked_at, due_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (sub) do update set key = account.deletions.key returning ${columns}`,
      [sub, key, email, locale, now, dueAt],
    )
    const [kept = { sub, askedAt: now, dueAt }] = rows
    await endTokens(client, 'person', sub)
    // Nothing is sent any more but this.
    await client.query('delete from account.letters where person = $1 and sent_at is null', [sub])
    if (email !== null) {
      const data = { day: kept.dueAt.toISOString().slice(0, 'YYYY-MM-DD'.length) }
      const cause = `deletion ${kept.askedAt.toISOString()}`
      await queueLetter(client, { to: { person: sub, address: email }, cause, locale, kind: 'deletion-asked', data })
    }
    return kept
  })
}

/** Nothing names the person in the content management any more, and nothing is granted to them. */
const withdrawNext = (database: Database, { office }: Parts, now: Date): Promise<boolean> =>
  inTransaction(database, async (client) => {
    const { rows } = await client.query<Due>(
      `select sub, email from account.deletions where due_at <= $1 and withdrawn_at is null
        order by due_at limit 1 for update skip locked`,
      [now],
    )
    const [due] = rows
    if (!due) return false
    await office.erase(await findPerson(client, due.sub, due.email))
    await client.query('update account.deletions set withdrawn_at = $2 where sub = $1', [due.sub, now])
    return true
  })

/** All of a person's rows go at once. The provider learns of it before that is settled: where it cannot be, all is tried again. */
const eraseNext = (database: Database, { provider, dropLetters }: Parts, now: Date): Promise<boolean> =>
  inTransaction(database, async (client) => {
    const { rows } = await client.query<Due>(
      `select sub, email from account.deletions where withdrawn_at <= $1
        order by due_at limit 1 for update skip locked`,
      [new Date(now.getTime() - settleMs)],
    )
    const [due] = rows
    if (!due) return false
    const person = await findPerson(client, due.sub, due.email)
    await eraseRows(client, person)
    await dropLetters?.(person.addresses)
    await provider.erase(due.sub)
    return true
  })
