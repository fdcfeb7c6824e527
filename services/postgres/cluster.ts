import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { findBinaries } from './binaries'
import { type Embedded } from './embedded'
import { stopLeftover } from './leftover'
import { type Unprivileged, unprivileged } from './unprivileged'

const major = '18'
const startAttempts = 20
const createDatabase = (name: string) => `create database "${name}"`

/** Makes the cluster beside its place and moves it there whole: a killed first start leaves nothing half made. */
async function ensureCluster({ cluster, passwordFile }: Embedded, initdb: string, as: Unprivileged): Promise<void> {
  if (existsSync(cluster)) {
    const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
    if (found === major) return
    throw new Error(`${cluster} holds data of PostgreSQL ${found}; this is ${major}. Dump it there, load it here.`)
  }
  const making = `${cluster}.new`
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { mode: 0o700 })
  as.own(making)
  as.own(passwordFile)
  // One collation on every machine: built in, by code point, never the operating system's.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--username=site', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const child = run(as, initdb, [`--pgdata=${making}`, ...locale, ...access])
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('initdb failed; its words are above.')
  renameSync(making, cluster)
}

function run(as: Unprivileged, program: string, args: string[]): ChildProcess {
  const [command, allArgs] = as.command(program, args)
  return spawn(command, allArgs, { ...as.ids, stdio: ['ignore', 'inherit', 'inherit'] })
}

function startServer({ cluster, port }: Embedded, postgres: string, as: Unprivileged): ChildProcess {
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', timezone: 'UTC', log_timezone: 'UTC' }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return run(as, postgres, ['-D', cluster, '-p', String(port), ...flags])
}

async function acceptsConnections(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 })
  client.on('error', () => undefined) // a server that goes away mid-question has answered it
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function ensureDatabase({ maintenanceUrl, url }: Embedded): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  const client = new Client({ connectionString: maintenanceUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(createDatabase(name))
  } finally {
    await client.end()
  }
}

const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

export type Server = { exited: Promise<number | null>; stop: () => Promise<void> }

/** From whatever an earlier run left, to a server that answers and has the database. */
export async function startCluster(embedded: Embedded): Promise<Server> {
  const { initdb, postgres } = await findBinaries()
  const as = unprivileged()
  await ensureCluster(embedded, initdb, as)
  await stopLeftover(embedded.cluster)

  let server = startServer(embedded, postgres, as)
  for (let attempt = 1; !(await acceptsConnections(embedded.maintenanceUrl)); attempt++) {
    if (hasExited(server)) {
      if (attempt > startAttempts) throw new Error('PostgreSQL does not start; its words are above.')
      // Killed with -9, the last server's workers may hold the shared memory for a moment longer.
      server = startServer(embedded, postgres, as)
    }
    await sleep(100)
  }
  await ensureDatabase(embedded)

  const exited = once(server, 'exit').then(([code]) => code as number | null)
  const stop = async () => {
    server.kill('SIGINT') // "fast": ends sessions, keeps every commit
    await exited
  }
  return { exited, stop }
}
