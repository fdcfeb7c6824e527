import { type Pool } from 'pg'
import { migrate } from '../../../services/database/migrate'
import { openDatabase } from '../../../services/database/open-database'
import { databaseIn, openDatabasePlace } from '../place/database-process'
import { type Place } from '../place/installation'

export type AccountPlace = {
  place: Place
  databaseUrl: string
  database: Pool
  stop: () => Promise<void>
}

/** A database of its own with every table, and nothing in them. */
export async function openAccountPlace(): Promise<AccountPlace> {
  const { place, stop } = await openDatabasePlace()
  const databaseUrl = databaseIn(place).url
  await migrate(databaseUrl)
  const database = openDatabase(databaseUrl)
  return {
    ...{ place, databaseUrl, database },
    stop: async () => {
      await database.end()
      await stop()
    },
  }
}
