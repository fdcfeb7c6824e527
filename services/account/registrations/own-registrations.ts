import { type Database } from '../../database/open-database'
import { findPlaces, type OwnRegistration } from './find-places'
import { openOccasions } from './occasion'
import { openRegistrations, type Registrations, type Tell } from './registrations'

export type OwnRegistrations = Pick<Registrations, 'cancel' | 'changeMode'> & {
  /** What somebody registered for, also as a guest with an address that is known to be theirs. */
  listOf: (sub: string, verifiedEmail: string | undefined) => Promise<OwnRegistration[]>
  findOf: (sub: string, verifiedEmail: string | undefined, id: string) => Promise<OwnRegistration | undefined>
}

type Parts = { database: Database; directory: Parameters<typeof openOccasions>[0]; tell: Tell }

export function openOwnRegistrations({ database, directory, tell }: Parts): OwnRegistrations {
  const { cancel, changeMode } = openRegistrations({ database, findOccasion: openOccasions(directory), tell })
  const ownOnes = '(r.sub = $1 or (r.sub is null and r.email_key = lower($2)))'
  return {
    ...{ cancel, changeMode },
    listOf: (sub, email) => findPlaces(database, ownOnes, [sub, email]),
    findOf: async (sub, email, id) => {
      const [found] = await findPlaces(database, `${ownOnes} and r.id::text = $3`, [sub, email, id])
      return found
    },
  }
}
