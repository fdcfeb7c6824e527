import { Client } from 'pg'
import { messageOf } from '../shared/log'

const connectTimeoutMs = 5000

/** Runs something on a connection of its own, closed afterwards whatever happens. */
export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs })
  // Without a listener a lost connection would end the process; the query in hand fails all the same.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

export const canConnect = async (url: string): Promise<boolean> => (await findConnectProblem(url)) === undefined

/** Why a database cannot be used, in PostgreSQL's or the network's words; undefined when it can. */
export async function findConnectProblem(url: string): Promise<string | undefined> {
  try {
    await withClient(url, (client) => client.query('select 1'))
    return undefined
  } catch (error) {
    if (error instanceof AggregateError) return (error.errors[0] as Error).message // one for each address tried
    return messageOf(error)
  }
}

/** An address as it may be shown: without the password. */
export function shownUrl(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || '5432'}${pathname}`
}
