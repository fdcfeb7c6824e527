import { type Database } from '../../database/open-database'
import { uuidV7 } from './uuid-v7'

export type NewReading = { key: string; organisation: number | undefined; answer: number; version: number }
export type Reading = {
  id: string
  sub: string
  organisation: number | null
  answer: number
  version: number
  madeAt: Date
}

export type NavReadings = {
  /** Once for each version: said again it is as old as it is. Undefined where the key was used for another. */
  make: (sub: string, reading: NewReading) => Promise<Reading | undefined>
  /** The newest first. */
  listOf: (sub: string, most: number) => Promise<Reading[]>
  listOfClients: (organisations: readonly number[], most: number) => Promise<Reading[]>
}

const columns = 'id, sub, organisation, answer, version, made_at as "madeAt"'

/** Which versions people said that they had read, for themselves and for the auditor of their client. */
export const openNavReadings = (database: Pick<Database, 'query'>): NavReadings => ({
  make: async (sub, { key, organisation, answer, version }) => {
    await database.query(
      `insert into account.nav_readings (id, sub, key, organisation, answer, version) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing`,
      [uuidV7(), sub, key, organisation ?? null, answer, version],
    )
    const { rows } = await database.query<Reading>(
      `select ${columns} from account.nav_readings where sub = $1 and answer = $2 and version = $3`,
      [sub, answer, version],
    )
    return rows[0]
  },
  listOf: async (sub, most) => {
    const { rows } = await database.query<Reading>(
      `select ${columns} from account.nav_readings where sub = $1 order by made_at desc, id desc limit $2`,
      [sub, most],
    )
    return rows
  },
  listOfClients: async (organisations, most) => {
    const { rows } = await database.query<Reading>(
      `select ${columns} from account.nav_readings where organisation = any($1) order by made_at desc, id desc limit $2`,
      [organisations, most],
    )
    return rows
  },
})
