import { type Database, inTransaction } from '../../database/open-database'
import { duringChange } from '../changes/own-changes'
import { endTokens } from '../ended/endings'
import { type Grants } from '../people/grants'
import { type SignInProvider } from '../provider/sign-in-provider'
import { lifetimeOf } from '../signed/purposes'
import { openRevocations } from '../signed/revocations'
import { type SignedAddresses } from '../signed/signed-addresses'
import { eraseRows, type KeptRow, readRows } from './rows-of-person'

/** Who asks, and in which session at the provider. */
export type Signed = { sub: string; session?: string | undefined }
export type LinkTicket = { sub: string; ticket: string; endsAt: Date }

/** Why a way to sign in does not become another account's. */
export type LinkProblem = 'ticket' | 'same' | 'taken'

/**
 * How a second way to sign in becomes one of an account: its person proves to be the account's, and takes a ticket along to a sign-in
 * by the other way. Each of the two is proved by a token of its own.
 */
export type Linking = {
  begin: (account: Signed, now: Date) => LinkTicket
  accept: (ticket: string, other: Signed, now: Date) => Promise<LinkProblem | undefined>
}

type Parts = {
  database: Database
  grants: Pick<Grants, 'grantsOf'>
  provider: Pick<SignInProvider, 'link'>
  signed: Pick<SignedAddresses, 'make' | 'read'>
}

type Taken = { sub: string; session: string; other: Signed; subject: string }

/** What is written of everybody who looks in; anything else was made by a person who would miss it. */
const ofLookingIn: readonly string[] = [
  'account.sessions',
  'account.ended',
  'account.events',
  'account.event_numbers',
  'account.overview_visits',
]

/** Their verified address is noted too; that they wanted no letters there is theirs. */
const isMade = (table: string, row: KeptRow): boolean =>
  table === 'account.addresses' ? row.ended_at !== null : !ofLookingIn.includes(table)

export function openLinking({ database, grants, provider, signed }: Parts): Linking {
  /** An account that somebody uses is not swept away: its person would lose what is kept there. */
  const isInUse = async (sub: string): Promise<boolean> => {
    const granted = await grants.grantsOf({ sub, findVerifiedEmail: () => Promise.resolve(undefined) })
    if (granted.length > 0) return true
    const kept = await readRows(database, { sub, addresses: [] })
    return kept.some(({ name, rows }) => name.startsWith('account.') && rows.some((row) => isMade(name, row)))
  }
  const take = async ({ sub, session, other, subject }: Taken, now: Date): Promise<LinkProblem | undefined> => {
    if ((await isInUse(other.sub)) || !(await provider.link(sub, other))) return 'taken'
    await inTransaction(database, async (transaction) => {
      await eraseRows(transaction, { sub: other.sub, addresses: [] })
      await endTokens(transaction, 'person', other.sub)
      // Once: anyone who finds it later links nothing more with it.
      await openRevocations(transaction).revoke('link', subject, now)
      // The same browser goes on in the session that it has now.
      await transaction.query('delete from account.sessions where sub = $1 and id = $2', [sub, session])
    })
    return undefined
  }
  return {
    begin: ({ sub, session = '' }, now) => ({
      ...{ sub, ticket: signed.make('link', JSON.stringify([sub, session]), now) },
      endsAt: new Date(now.getTime() + lifetimeOf('link')),
    }),
    accept: async (ticket, other, now) => {
      const read = await signed.read('link', ticket, now)
      if (typeof read === 'string') return 'ticket'
      const [sub = '', session = ''] = JSON.parse(read.subject) as string[]
      if (sub === other.sub) return 'same'
      // What the other account was is written of no more: this is a change of the one that takes it in.
      return duringChange({ sub, name: 'acceptLink' }, () => take({ sub, session, other, subject: read.subject }, now))
    },
  }
}
