import { type Client } from 'pg'
import { type Post } from '../../colleagues/post-to-cms'
import { demoOrganizations } from '../../identity/users/demonstration/demo-people'
import { addDays } from '../items/calendar'

const [harbour] = demoOrganizations
const owner = 'Camille Arnaud'

/** Who looks after the client: one for each service of the navigator, and one who speaks the language of its counsel. */
const team = ['eleanor-strand', 'orla-kinsella', 'wei-lanying', 'thibault-garnier-lo']

const subscriptions = [
  { reference: 'HS-2024-017', of: { table: 'nav_services', key: 'share-disclosure' }, seats: 25, renewsIn: 47 },
  { reference: 'HS-2025-003', of: { table: 'nav_services', key: 'fund-marketing' }, seats: 10, renewsIn: 138 },
  { reference: 'HS-2025-011', of: { table: 'nav_services', key: 'data-transfers' }, seats: 10, renewsIn: 138 },
  { reference: 'HS-2026-002', of: { table: 'products', key: 'disputes-aviator' }, seats: 5, renewsIn: 221 },
] as const

/**
 * Gives the demonstration its client: an organisation with a team and subscriptions. Answers its number; undefined where the
 * people of the team are not there. What there is of it is left as it is.
 */
export async function ensureDemoClient(client: Client, post: Post, today: string): Promise<number | undefined> {
  const { rows: known } = await client.query<{ id: number }>('select id from organisations where provider_id = $1', [
    harbour.id,
  ])
  if (known[0]) return known[0].id
  const members = await findPeople(client, team)
  if (members.length === 0) return undefined
  const { doc } = await post('/organisations', {
    name: harbour.display,
    domains: ['clients.example.com'],
    providerId: harbour.id,
  })
  const organisation = doc?.id
  await post('/client-teams', { name: 'Harbour & Sons', organisation, members })
  for (const { reference, of, seats, renewsIn } of subscriptions) {
    const what = await findByPermission(client, of)
    if (what === undefined) continue
    const named = of.table === 'products' ? { product: what } : { navService: what }
    await post('/product-subscriptions', {
      ...{ reference, organisation, seats, owner, ...named },
      renewsOn: addDays(today, renewsIn),
    })
  }
  return organisation
}

/** Those of the firm who are at these addresses, in this order. */
export async function findPeople(client: Client, slugs: readonly string[]): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select p.id from people p join unnest($1::text[]) with ordinality as wanted (slug, place)
       on exists (select from people_locales l where l._parent_id = p.id and l._locale = 'en' and l.slug = wanted.slug)
      order by wanted.place`,
    [slugs],
  )
  return rows.map(({ id }) => id)
}

async function findByPermission(
  client: Client,
  { table, key }: (typeof subscriptions)[number]['of'],
): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>(`select id from ${table} where permission_key = $1 limit 1`, [
    key,
  ])
  return rows[0]?.id
}
