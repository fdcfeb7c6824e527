import { type Database } from '../../database/open-database'
import { toOccasionNow } from './lock-occasion'
import { openOccasions } from './occasion'
import { type OccasionNow, type Registration, registrationColumns } from './registration'
import { openRegistrations, type Registrations, type Tell } from './registrations'

export type OwnRegistration = Registration & { at: OccasionNow }

export type OwnRegistrations = Pick<Registrations, 'cancel'> & {
  /** What somebody registered for, also as a guest with an address that is known to be theirs. */
  listOf: (sub: string, verifiedEmail: string | undefined) => Promise<OwnRegistration[]>
  findOf: (sub: string, verifiedEmail: string | undefined, id: string) => Promise<OwnRegistration | undefined>
}

type Parts = { database: Database; directory: Parameters<typeof openOccasions>[0]; tell: Tell }
type Row = Registration & { facts: unknown; changedAt: Date; sequence: number }

// More than anybody attends; a list without an end would be read whole.
const most = 200

export function openOwnRegistrations({ database, directory, tell }: Parts): OwnRegistrations {
  const { cancel } = openRegistrations({ database, findOccasion: openOccasions(directory), tell })
  const read = async (sub: string, email: string | undefined, id?: string): Promise<OwnRegistration[]> => {
    const { rows } = await database.query<Row>(
      `select ${registrationColumns}, o.facts, o.changed_at as "changedAt", o.sequence
        from account.registrations r join account.occasions o on o.event = r.event
        where (r.sub = $1 or (r.sub is null and r.email_key = lower($2))) and ($3::text is null or r.id::text = $3)
        order by o.ends_at desc limit ${most}`,
      [sub, email, id],
    )
    return rows.map(({ facts, changedAt, sequence, ...own }) => ({
      ...own,
      at: toOccasionNow({ event: own.event, facts, changedAt, sequence }),
    }))
  }
  return { cancel, listOf: (sub, email) => read(sub, email), findOf: async (...asked) => (await read(...asked))[0] }
}
