import { join } from 'node:path'
import { addresses, portOf, type ServiceName } from '../src/config/addresses'
import { type ServerEnv } from '../src/config/env-server'
import { canConnect, shownUrl } from './database/connect'
import { ensureDemonstration } from './database/demonstration'
import { migrate } from './database/migrate'
import { embeddedIn } from './postgres/embedded'
import { type Service, type StackEntry } from './supervisor/stack-entry'

export type StackOptions = { demo: boolean }

/** Everything that `npm start` brings up. A new service is one more entry here. */
export function planStack(env: ServerEnv, { demo }: StackOptions): StackEntry[] {
  const isEmbedded = env.DATABASE_URL === undefined
  const databaseUrl = env.DATABASE_URL ?? embeddedIn(env).url
  const service = (name: ServiceName, own: Pick<Service, 'after' | 'isReady' | 'says'>): Service => ({
    kind: 'service',
    name,
    args: ['--import', 'tsx', join(__dirname, name, 'main.ts')],
    env: { DATABASE_URL: databaseUrl },
    ...own,
  })
  const database: StackEntry = isEmbedded
    ? service('postgres', {
        isReady: () => canConnect(databaseUrl),
        says: `embedded PostgreSQL on port ${portOf('postgres', env.PORT_BASE)}`,
      })
    : { kind: 'task', name: 'postgres', run: () => reach(databaseUrl) }

  return tellServices([
    database,
    {
      kind: 'task',
      name: 'migrate',
      after: ['postgres'],
      run: async () => countOf(await migrate(databaseUrl)),
    },
    {
      kind: 'task',
      name: 'seed',
      after: ['migrate'],
      run: () => ensureDemonstration(databaseUrl, { embedded: isEmbedded, asked: demo }),
    },
    service('edge', {
      after: ['seed'],
      isReady: () => answers(`http://127.0.0.1:${portOf('edge', env.PORT_BASE)}/healthz?all`),
      says: `http://localhost:${portOf('edge', env.PORT_BASE)}`,
    }),
  ])
}

/** Every service learns which others this installation has, so that health reports and proxies follow this one list. */
function tellServices(entries: StackEntry[]): StackEntry[] {
  const names = entries.map(({ name }) => name).filter((name) => Object.hasOwn(addresses, name))
  return entries.map((entry) =>
    entry.kind === 'service' ? { ...entry, env: { ...entry.env, SERVICES: names.join(',') } } : entry,
  )
}

const countOf = (applied: string[]): string => (applied.length === 0 ? 'up to date' : `applied ${applied.join(', ')}`)

async function reach(databaseUrl: string): Promise<string> {
  if (await canConnect(databaseUrl)) return `your server at ${shownUrl(databaseUrl)}`
  throw new Error(`DATABASE_URL names ${shownUrl(databaseUrl)}, which does not answer. Check address and password.`)
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}
