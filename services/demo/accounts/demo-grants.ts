import { type Client } from 'pg'
import { demoPeople } from '../../identity/users/demonstration/demo-people'
import { addDays } from '../items/calendar'

/** What a client of the demonstration may use, as the CMS takes it. */
export type DemoGrant = {
  sub: string
  email: string
  organisation?: number
  productPermissions: string[]
  collaborationPermissions: string[]
  compliancePermissions: string[]
  from: string
  to?: string
}

const from = '2026-01-01'
const singleService = 'share-disclosure'
const triedService = 'fund-marketing'

type At = { organisation: number | undefined; today: string }

/** Whose grants are still to be made. Anyone who has one keeps all as they are. */
export async function findMissingGrants(client: Client, at: At): Promise<DemoGrant[]> {
  const { rows } = await client.query<{ email: string }>('select email from grants')
  const known = new Set(rows.map(({ email }) => email))
  return (await planGrants(client, at)).filter(({ email }) => !known.has(email))
}

/** One client has a single service of the navigator, another everything. Both have had more than they have today. */
async function planGrants(client: Client, { organisation, today }: At): Promise<DemoGrant[]> {
  const services = await findKeys(client, 'nav_services')
  const tools = await findKeys(client, 'products')
  if (!services.includes(singleService)) return []
  const shared = {
    ...(organisation === undefined ? {} : { organisation }),
    ...{ productPermissions: [], collaborationPermissions: [], compliancePermissions: [], from },
  }
  const [single, all] = [
    { ...personOf('client-share-disclosure'), ...shared },
    { ...personOf('client-all'), ...shared },
  ]
  const trial = { from: addDays(today, -34), to: addDays(today, -4) }
  return [
    {
      ...single,
      collaborationPermissions: ['shared-reports'],
      productPermissions: [`navigator|${singleService}`],
    },
    ...(services.includes(triedService)
      ? [{ ...single, ...trial, productPermissions: [`navigator|${triedService}`] }]
      : []),
    {
      ...all,
      productPermissions: ['navigator|*', 'navigator-export', ...tools],
      collaborationPermissions: ['project-harbour', 'shared-reports'],
      compliancePermissions: ['audit', 'navigator-attest'],
    },
    // Before there was a subscription there was a trial; and one room of work is open for some days more.
    { ...all, from: '2025-10-01', to: '2025-12-31', productPermissions: ['navigator|*'] },
    { ...all, ...{ from: addDays(today, -48), to: addDays(today, 12) }, collaborationPermissions: ['project-lantern'] },
    // Made out to an address alone, so that the account service must ask the provider, which does not answer for this account.
    { ...personOf('permissions-down'), ...shared, sub: '', productPermissions: [`navigator|${singleService}`] },
  ]
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
