import { type Client } from 'pg'
import { demoPeople } from '../identity/users/demo-people'

/** What a client of the demonstration may use, as the CMS takes it. */
export type DemoGrant = {
  sub: string
  email: string
  productPermissions: string[]
  collaborationPermissions: string[]
  compliancePermissions: string[]
  from: string
}

const from = '2026-01-01'
const singleService = 'share-disclosure'

/** One client has a single service of the navigator, another everything; whoever has a grant keeps it as it is. */
export async function findMissingGrants(client: Client): Promise<DemoGrant[]> {
  const services = await findKeys(client, 'nav_services')
  const tools = await findKeys(client, 'products')
  if (!services.includes(singleService)) return []
  const { rows } = await client.query<{ email: string }>('select email from grants')
  const known = new Set(rows.map(({ email }) => email))
  const nothing = { collaborationPermissions: [], compliancePermissions: [], from }
  return [
    { ...personOf('client-share-disclosure'), ...nothing, productPermissions: [`navigator|${singleService}`] },
    {
      ...personOf('client-all'),
      productPermissions: ['navigator|*', 'navigator-export', ...tools],
      collaborationPermissions: ['project-harbour'],
      compliancePermissions: ['audit', 'navigator-attest'],
      from,
    },
    // Made out to an address alone, so that the account service must ask the provider, which does not answer for this account.
    { ...personOf('permissions-down'), sub: '', ...nothing, productPermissions: [`navigator|${singleService}`] },
  ].filter(({ email }) => !known.has(email))
}

async function findKeys(client: Client, table: 'nav_services' | 'products'): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select distinct permission_key as key from ${table} where permission_key <> '' order by key`,
  )
  return rows.map(({ key }) => key)
}

function personOf(role: string): Pick<DemoGrant, 'sub' | 'email'> {
  const person = demoPeople.find((one) => one.role === role)
  if (!person) throw new Error(`The demonstration has nobody called ${role}.`)
  return { sub: `auth0|${person.subject}`, email: person.email }
}
