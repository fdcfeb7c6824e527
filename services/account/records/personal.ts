import { type Database } from '../../database/open-database'
import { openSubjects } from '../items/read-subjects'
import { openOneRow } from './one-row'

export type Interests = { chosen: readonly string[] }

/** What people follow and how they want to hear of it. */
export const openPersonal = (database: Pick<Database, 'query'>) => ({
  subjects: openSubjects(database),
  interests: openOneRow<Interests>(database, { table: 'account.interests', columns: { chosen: 'chosen' } }),
})

export type Personal = ReturnType<typeof openPersonal>
