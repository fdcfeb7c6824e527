import { Client } from 'pg'

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

export async function canConnect(url: string): Promise<boolean> {
  try {
    return await withClient(url, async (client) => (await client.query('select 1')).rowCount === 1)
  } catch {
    return false
  }
}

/** An address as it may be shown: without the password. */
export function shownUrl(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || '5432'}${pathname}`
}
