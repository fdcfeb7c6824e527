import { type Client } from 'pg'
import { withClient } from '../../database/connect'
import { databaseConnection } from '../../identity/connections'
import { demoPasswordOf, demoPeople } from '../../identity/users/demonstration/demo-people'
import { setupKeyOf } from '../../shared/secrets/derived-password'
import { type Secrets } from '../../shared/secrets/secrets'
import { type DemoAccount, demoAccounts } from './demo-accounts'
import { ensureDemoClient } from './demo-clients'
import { findMissingGrants } from './demo-grants'
import { ensureDemoSpaces } from './demo-spaces'
import { type Post, postToCms } from './post-to-cms'

type Cms = { databaseUrl: string; origin: string; secret: string }

/**
 * Gives a demonstration its accounts, through the same door that an administrator uses: the first registers with the
 * setup key and makes the others, and what its clients may use. What is there is left as it is.
 */
export async function ensureDemoAccounts({ databaseUrl, origin, secret }: Cms): Promise<string> {
  const accounts = demoAccounts(secret)
  const missing = await withClient(databaseUrl, async (client) => {
    if (!(await isDemonstration(client))) return undefined
    const known = await findEmails(client)
    return accounts.filter(({ email }) => !known.has(email))
  })
  if (missing === undefined) return 'yours to make'
  const post: Post = (path, body, token = '') => postToCms(`${origin}/api${path}`, body, token)
  if (missing.length > 0) await makeAccounts({ accounts, missing, secret }, post)
  await withClient(databaseUrl, (client) => ensureDemoAccess(client, { accounts, post }))
  return missing.length === 0
    ? `${accounts.length} of the demonstration`
    : `${missing.length} made for the demonstration`
}

type Access = { accounts: readonly DemoAccount[]; post: Post }

/** Who the clients are and what they may use, as the product manager writes it. */
async function ensureDemoAccess(client: Client, { accounts, post }: Access): Promise<void> {
  let token: string | undefined
  const asManager: Post = async (path, body) => {
    const manager = accounts.find(({ role }) => role === 'product-manager')
    token ??= (await post('/users/login', { email: manager?.email, password: manager?.password })).token
    return post(path, body, token)
  }
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)
  const organisation = await ensureDemoClient(client, asManager, today)
  if (organisation !== undefined) await ensureDemoSpaces(client, asManager, today)
  for (const grant of await findMissingGrants(client, { organisation, today })) await asManager('/grants', grant)
}

type Wanted = { accounts: readonly DemoAccount[]; missing: readonly DemoAccount[]; secret: string }

async function makeAccounts({ accounts, missing, secret }: Wanted, post: Post): Promise<void> {
  const [admin] = accounts
  if (admin && missing[0] === admin)
    await post('/users/first-register', { ...toUser(admin), setupKey: setupKeyOf(secret) })
  const { token } = await post('/users/login', { email: admin?.email, password: admin?.password })
  for (const account of missing) if (account !== admin) await post('/users', toUser(account), token)
}

/** Who may sign in to it, and how; undefined where there is none. */
export async function describeAccounts(
  databaseUrl: string,
  { CMS_SECRET, IDENTITY_SECRET }: Pick<Secrets, 'CMS_SECRET' | 'IDENTITY_SECRET'>,
): Promise<string[] | undefined> {
  return withClient(databaseUrl, async (client) => {
    if (!(await isDemonstration(client))) return undefined
    const lines = demoAccounts(CMS_SECRET).map(({ email, password }) => toLine(email, password))
    return ['Demonstration accounts for /admin:', ...lines, ...(await advisePeople(client, IDENTITY_SECRET))]
  })
}

/** The people who can sign in to the website, where the provider that knows them has run. */
async function advisePeople(client: Client, secret: string): Promise<string[]> {
  if ((await client.query('select from identity.users limit 1')).rowCount === 0) return []
  const lines = demoPeople.map((person) =>
    toLine(person.email, person.connection === databaseConnection ? demoPasswordOf(secret, person) : person.connection),
  )
  return ['Demonstration accounts for the website:', ...lines]
}

const toLine = (email: string, password: string): string => `  ${email.padEnd(44)}${password}`

async function isDemonstration(client: Client): Promise<boolean> {
  return (await client.query('select from platform.demonstration')).rowCount === 1
}

async function findEmails(client: Client): Promise<Set<string>> {
  const { rows } = await client.query<{ email: string }>('select email from users')
  return new Set(rows.map(({ email }) => email))
}

const toUser = ({ email, name, role, password }: DemoAccount) => ({ email, name, password, roles: [role] })
