import { type Client } from 'pg'
import { type DemoAccount, demoAccounts } from '../../colleagues/demo-accounts'
import { type Cms, ensureColleagues, posterTo } from '../../colleagues/ensure-colleagues'
import { type Post } from '../../colleagues/post-to-cms'
import { withClient } from '../../database/connect'
import { databaseConnection } from '../../identity/connections'
import { demoPasswordOf, demoPeople } from '../../identity/users/demonstration/demo-people'
import { type Secrets } from '../../shared/secrets/secrets'
import { ensureDemoClient } from './demo-clients'
import { findMissingGrants } from './demo-grants'
import { ensureDemoSpaces } from './demo-spaces'

/** Gives a demonstration its accounts, and what its clients may use. What is there is left as it is. */
export async function ensureDemoAccounts(cms: Cms): Promise<string> {
  const { databaseUrl, origin, secret } = cms
  if (!(await withClient(databaseUrl, isDemonstration))) return 'yours to make'
  const made = await ensureColleagues(cms)
  const accounts = demoAccounts(secret)
  await withClient(databaseUrl, (client) => ensureDemoAccess(client, { accounts, post: posterTo(origin) }))
  return made === 0 ? `${accounts.length} of the demonstration` : `${made} made for the demonstration`
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
