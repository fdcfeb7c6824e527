import { type ServerEnv } from '../../src/config/env-server'
import { withClient } from '../database/connect'
import { setupKeyOf } from '../shared/secrets/derived-password'
import { type Secrets } from '../shared/secrets/secrets'
import { findDemonstration } from './find-demonstration'

type Advised = { databaseUrl: string; deployment: ServerEnv['DEPLOYMENT'] }

/** What to tell the person who started it: how to sign in, or how to become the first administrator. */
export async function adviseAccounts(
  { databaseUrl, deployment }: Advised,
  secrets: Pick<Secrets, 'CMS_SECRET' | 'IDENTITY_SECRET'>,
): Promise<string[]> {
  const demonstration = await findDemonstration()
  const shown = await demonstration?.describeAccounts(databaseUrl, secrets)
  if (shown) return shown
  const { rowCount } = await withClient(databaseUrl, (client) => client.query('select from users limit 1'))
  if (rowCount === 1) return []
  // What a production prints is kept where its logs are kept.
  const key =
    deployment === 'production' ? 'that "npm run doctor -- --setup-key" shows' : setupKeyOf(secrets.CMS_SECRET)
  return [`Nobody can sign in yet. Open /admin and register with the setup key ${key}`]
}
