import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { canConnect } from '../../../services/database/connect'
import { embeddedIn } from '../../../services/postgres/embedded'
import { argsOf } from '../../../services/shared/compiled/programs'
import { childEnv } from '../../../src/config/env-server'
import { root } from '../../../src/config/root'
import { findPlace, type Place, removePlace } from './installation'

export const databaseIn = ({ dataDir, portBase }: Place) => embeddedIn({ DATA_DIR: dataDir, PORT_BASE: portBase })

/** The embedded database as `npm start` runs it. */
export async function startDatabase(place: Place): Promise<{ stop: () => Promise<void> }> {
  const child = spawn(process.execPath, argsOf('services/postgres/main'), {
    cwd: root,
    env: childEnv({ DATA_DIR: place.dataDir, PORT_BASE: String(place.portBase), DATABASE_URL: '' }),
    stdio: 'ignore',
  })
  while (!(await canConnect(databaseIn(place).url))) {
    if (child.exitCode !== null) throw new Error(`The database ended with ${child.exitCode} instead of starting.`)
    await sleep(50)
  }
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return { stop }
}

/** A database in a place of its own, which goes with it. */
export async function openDatabasePlace(): Promise<{ place: Place; stop: () => Promise<void> }> {
  const place = await findPlace()
  const database = await startDatabase(place)
  const stop = async () => {
    await database.stop()
    removePlace(place)
  }
  return { place, stop }
}
