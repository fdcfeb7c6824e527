import { type ServerEnv } from '../../src/config/env-server'
import { areProgramsCompiled } from '../shared/compiled/compile-programs'
import { type StackEntry } from '../supervisor/stack-entry'
import { buildCms } from './build-cms'
import {
  migrateDatabase,
  planAccount,
  planCms,
  planEdge,
  planPublisher,
  planSearch,
  reachDatabase,
  tellServices,
} from './plan-services'

/** What one machine or container can be. */
export const roles = ['edge', 'search', 'cms', 'account', 'publisher'] as const
export type Role = (typeof roles)[number]

export const isRole = (name: string): name is Role => (roles as readonly string[]).includes(name)

const database = ['migrate']
const planned: Readonly<Record<Role, (env: ServerEnv) => StackEntry>> = {
  // Its release is there already: readers are served while the rest still starts, and where the rest does not.
  edge: (env) => planEdge(env, { after: database }),
  search: planSearch,
  cms: (env) => planCms(env, { after: database }),
  account: (env) => planAccount(env, { after: database }),
  publisher: (env) => planPublisher(env, { after: database }),
}

/** The services of these roles, compiled before, on a database and with keys that are there: nothing is made, seeded or compiled. */
export function planRoles(env: ServerEnv, wanted: readonly Role[]): StackEntry[] {
  const served = findServed(env, wanted)
  const entries = [reachDatabase(env), migrateDatabase(env), ...served.map((role) => planned[role](env))]
  return tellServices(env, entries, findServed(env, roles))
}

/** Where the content has another CMS, none of ours runs. */
const findServed = ({ CMS }: ServerEnv, wanted: readonly Role[]): Role[] =>
  wanted.filter((role) => role !== 'cms' || CMS === 'own')

/** Why these roles cannot be served yet; undefined where they can. */
export function findUnready(env: ServerEnv, wanted: readonly Role[]): string | undefined {
  if (env.DATABASE_URL === undefined) return 'DATABASE_URL is not set; only npm start has an embedded database'
  if (!areProgramsCompiled()) return 'the services are not compiled; run "npm run build" first'
  if (findServed(env, wanted).includes('cms') && !buildCms().isUpToDate())
    return 'the CMS is not compiled; run "npm run build" first'
  return undefined
}
