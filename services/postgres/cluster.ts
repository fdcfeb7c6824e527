import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import { type Unprivileged, unprivileged } from '../shared/unprivileged'
import { findBinaries } from './binaries'
import { type Embedded } from './embedded'
import { stopLeftover } from './leftover'

const major = '18'
const startAttempts = 8
const retryMs = 300
const pollMs = 100

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
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`]
  const child = run(as, initdb, [`--pgdata=${making}`, ...locale, ...access])
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('initdb failed; its words are above.')
  renameSync(making, cluster)
}

/** Both say what went wrong on the standard error; on the other, initdb counts its steps. */
function run(as: Unprivileged, program: string, args: string[]): ChildProcess {
  const [command, allArgs] = as.command(program, args)
  return spawn(command, allArgs, { ...as.ids, stdio: ['ignore', 'ignore', 'inherit'] })
}

function startServer({ cluster, port }: Embedded, postgres: string, as: Unprivileged): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m postgres [%p] ',
    // The detail of an error holds values of rows, such as e-mail addresses, and a statement may hold others.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  }
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

/** Services work as a role that owns their database and nothing else of the server. */
async function ensureDatabase({ maintenanceUrl, url }: Embedded): Promise<void> {
  const { username: role, password, pathname } = new URL(url)
  const name = pathname.slice(1)
  const client = new Client({ connectionString: maintenanceUrl })
  await client.connect()
  try {
    const has = async (query: string, value: string) => (await client.query(query, [value])).rowCount === 1
    if (!(await has('select 1 from pg_roles where rolname = $1', role))) {
      await client.query(`create role ${escapeIdentifier(role)} login password ${escapeLiteral(password)}`)
    }
    if (!(await has('select 1 from pg_database where datname = $1', name))) {
      await client.query(`create database ${escapeIdentifier(name)} owner ${escapeIdentifier(role)}`)
    }
  } finally {
    await client.end()
  }
}

const hasExited = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** Killed with -9, the last server's workers may hold the shared memory for a moment longer: then it is tried again. */
async function startUntilItStays({ maintenanceUrl }: Embedded, start: () => ChildProcess): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt++) {
    const server = start()
    while (!hasExited(server)) {
      if (await acceptsConnections(maintenanceUrl)) return server
      await sleep(pollMs)
    }
    if (attempt === startAttempts) throw new Error('PostgreSQL does not start; its words are above.')
    await sleep(retryMs)
  }
}

export type Server = { exited: Promise<number | null>; stop: () => Promise<void> }

/** From whatever an earlier run left, to a server that answers and has the database. */
export async function startCluster(embedded: Embedded): Promise<Server> {
  const { initdb, postgres } = await findBinaries()
  const as = unprivileged()
  await ensureCluster(embedded, initdb, as)
  await stopLeftover(embedded.cluster)

  const server = await startUntilItStays(embedded, () => startServer(embedded, postgres, as))
  await ensureDatabase(embedded)

  const exited = once(server, 'exit').then(([code]) => code as number | null)
  const stop = async () => {
    server.kill('SIGINT') // "fast": ends sessions, keeps every commit
    await exited
  }
  return { exited, stop }
}
