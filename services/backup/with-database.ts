import { type Client } from 'pg'
import { type ServerEnv } from '../../src/config/env-server'
import { canConnect, withClient } from '../database/connect'
import { startCluster } from '../postgres/cluster'
import { embeddedIn } from '../postgres/embedded'

/** Works on the database of an installation, whether or not it is running. */
export async function withDatabase<Result>(env: ServerEnv, work: (client: Client) => Promise<Result>): Promise<Result> {
  if (env.DATABASE_URL !== undefined) return withClient(env.DATABASE_URL, work)
  const embedded = embeddedIn(env)
  if (await canConnect(embedded.url)) return withClient(embedded.url, work)
  const server = await startCluster(embedded)
  try {
    return await withClient(embedded.url, work)
  } finally {
    await server.stop()
  }
}
