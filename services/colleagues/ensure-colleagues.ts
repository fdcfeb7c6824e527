import { type Client } from 'pg'
import { withClient } from '../database/connect'
import { setupKeyOf } from '../shared/secrets/derived-password'
import { type DemoAccount, demoAccounts } from './demo-accounts'
import { type Post, postToCms } from './post-to-cms'

export type Cms = { databaseUrl: string; origin: string; secret: string }

export const posterTo =
  (origin: string): Post =>
  (path, body, token = '') =>
    postToCms(`${origin}/api${path}`, body, token)

/**
 * Makes the invented colleagues through the same door that an administrator uses, and says how many were missing: the first
 * registers with the setup key and makes the others. For the demonstration and for tests; who is there is left as they are.
 */
export async function ensureColleagues({ databaseUrl, origin, secret }: Cms): Promise<number> {
  const known = await withClient(databaseUrl, findEmails)
  const accounts = demoAccounts(secret)
  const missing = accounts.filter(({ email }) => !known.has(email))
  if (missing.length > 0) await makeAccounts({ accounts, missing, secret }, posterTo(origin))
  return missing.length
}

type Wanted = { accounts: readonly DemoAccount[]; missing: readonly DemoAccount[]; secret: string }

async function makeAccounts({ accounts, missing, secret }: Wanted, post: Post): Promise<void> {
  const [admin] = accounts
  if (admin && missing[0] === admin)
    await post('/users/first-register', { ...toUser(admin), setupKey: setupKeyOf(secret) })
  const { token } = await post('/users/login', { email: admin?.email, password: admin?.password })
  for (const account of missing) if (account !== admin) await post('/users', toUser(account), token)
}

async function findEmails(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ email: string }>('select email from users')
  return new Set(rows.map(({ email }) => email))
}

const toUser = ({ email, name, role, password }: DemoAccount) => ({ email, name, password, roles: [role] })
