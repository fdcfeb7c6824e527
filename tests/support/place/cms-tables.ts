import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Pool } from 'pg'
import { migrate } from '../../../services/database/migrate'
import { openDatabase } from '../../../services/database/open-database'
import { childEnv } from '../../../src/config/env-server'
import { root } from '../../../src/config/root'
import { databaseIn, startDatabase } from './database-process'
import { findPlace, type Place, removePlace } from './installation'

/** The tables of the content management in a database, by its own migrations and without starting it. */
async function makeCmsTables(databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'services/cms/payload-command.mjs'), 'migrate'], {
    cwd: root,
    env: childEnv({ DATABASE_URL: databaseUrl }),
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`The CMS could not make its tables: ${said}`)
}

export type CmsDatabase = { place: Place; database: Pool; stop: () => Promise<void> }

/** A database with the tables of every service, and none of them running. */
export async function openCmsDatabase(): Promise<CmsDatabase> {
  const place = await findPlace()
  const server = await startDatabase(place)
  const { url } = databaseIn(place)
  await migrate(url)
  await makeCmsTables(url)
  const database = openDatabase(url)
  const stop = async () => {
    await database.end()
    await server.stop()
    removePlace(place)
  }
  return { place, database, stop }
}
