import { type Client } from 'pg'
import { findConnectProblem, shownUrl, withClient } from '../database/connect'

const oldestMajor = 14
/** What the services of one machine keep open at most: the CMS 26, the account service about 30, the others 5. */
const neededConnections = 60
const mostSecondsApart = 5

/** What is wrong with the database, as far as asking it shows. */
export async function examineDatabase(databaseUrl: string): Promise<string[]> {
  const where = shownUrl(databaseUrl)
  const unreachable = await findConnectProblem(databaseUrl)
  if (unreachable !== undefined) return [`The database ${where} cannot be used: ${unreachable}.`]
  return withClient(databaseUrl, async (client) => {
    const found = [
      await findVersion(client),
      await findRights(client),
      await findConnections(client),
      await findPooler(client),
      await findClock(client),
    ]
    return found.filter((problem) => problem !== undefined).map((problem) => `The database ${where} ${problem}`)
  })
}

type Facts = { version: number; may_create: boolean; may_fill: boolean; most: number; now: Date; pid: number }

async function ask<Name extends keyof Facts>(client: Client, name: Name, expression: string): Promise<Facts[Name]> {
  const { rows } = await client.query<Record<Name, Facts[Name]>>(`select ${expression} as ${name}`)
  const [row] = rows
  if (!row) throw new Error('The database answers a question with nothing.')
  return row[name]
}

async function findVersion(client: Client): Promise<string | undefined> {
  const version = await ask(client, 'version', `current_setting('server_version_num')::int`)
  const major = Math.floor(version / 10_000)
  return major < oldestMajor ? `is PostgreSQL ${major}; ${oldestMajor} is the oldest that will do.` : undefined
}

async function findRights(client: Client): Promise<string | undefined> {
  const mayCreate = await ask(client, 'may_create', `has_database_privilege(current_database(), 'CREATE')`)
  if (!mayCreate) return 'does not let its user create schemas: GRANT CREATE ON DATABASE … TO …'
  // The CMS keeps its tables there. From PostgreSQL 15 on, only the owner of a database may make any without being allowed to.
  const mayFill = await ask(client, 'may_fill', `has_schema_privilege('public', 'CREATE')`)
  return mayFill
    ? undefined
    : 'does not let its user create tables in its schema public: GRANT CREATE ON SCHEMA public TO …'
}

async function findConnections(client: Client): Promise<string | undefined> {
  const most = await ask(client, 'most', `current_setting('max_connections')::int`)
  return most < neededConnections
    ? `takes ${most} connections; the services of one machine may need ${neededConnections}.`
    : undefined
}

/** A pooler that gives each transaction another connection breaks locks that last, notices and prepared statements. */
async function findPooler(client: Client): Promise<string | undefined> {
  const pids = new Set<number>()
  for (let time = 0; time < 5; time += 1) pids.add(await ask(client, 'pid', 'pg_backend_pid()'))
  return pids.size > 1
    ? 'stands behind a pooler in transaction mode; name its own address, or use session mode.'
    : undefined
}

async function findClock(client: Client): Promise<string | undefined> {
  const apart = Math.abs((await ask(client, 'now', 'clock_timestamp()')).getTime() - Date.now()) / 1000
  return apart > mostSecondsApart
    ? `has a clock that is ${Math.round(apart)} s away from this machine’s. Set both by NTP.`
    : undefined
}
