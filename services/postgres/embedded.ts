import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { portOf } from '../../src/config/addresses'
import { type ServerEnv } from '../../src/config/env-server'
import { runsAsAnother } from '../shared/unprivileged'
import { StartProblem } from '../supervisor/start-problem'

/** Where the embedded database keeps its things, and how to reach it. Made once, then the same at every start. */
export type Embedded = { cluster: string; passwordFile: string; port: number; url: string; maintenanceUrl: string }

const role = 'site'
const database = 'site'

export const clusterIn = (dataDir: string): string => join(dataDir, 'postgres', 'cluster')

/** The firm's own database where one is set, or else the embedded one. */
export const databaseUrlOf = (env: Pick<ServerEnv, 'DATA_DIR' | 'PORT_BASE' | 'DATABASE_URL'>): string =>
  env.DATABASE_URL ?? embeddedIn(env).url

export function embeddedIn(env: Pick<ServerEnv, 'DATA_DIR' | 'PORT_BASE'>): Embedded {
  const folder = join(env.DATA_DIR, 'postgres')
  const passwordFile = join(folder, 'password')
  const cluster = clusterIn(env.DATA_DIR)
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: runsAsAnother() ? 0o711 : 0o700 })
  if (existsSync(cluster) && !existsSync(passwordFile)) {
    throw new StartProblem(
      `the password of the database in ${folder} is gone. Put ${passwordFile} back, or remove both.`,
    )
  }
  if (!existsSync(passwordFile)) writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
  const password = readFileSync(passwordFile, 'utf8')
  const port = portOf('postgres', env.PORT_BASE)
  const urlOf = (user: string, name: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${name}`
  return {
    cluster,
    passwordFile,
    port,
    url: urlOf(role, database),
    maintenanceUrl: urlOf('postgres', 'postgres'),
  }
}
