import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoPasswordOf, demoPeople } from '../../../services/identity/users/demonstration/demo-people'
import { argsOf } from '../../../services/shared/compiled/programs'
import { portOf } from '../../../src/config/addresses'
import { childEnv } from '../../../src/config/env-server'
import { root } from '../../../src/config/root'
import { databaseIn, startDatabase } from '../place/database-process'
import { findFurnishedPlace, identitySecret } from '../place/furnished'
import { type Place, removePlace } from '../place/installation'
import { writeLog } from '../place/kept-logs'

export type IdentityProcess = {
  place: Place
  databaseUrl: string
  /** Where browsers find the provider, without a slash at the end. */
  root: string
  siteOrigin: string
  said: () => string
  restart: () => Promise<void>
  stop: () => Promise<void>
}

type Settings = {
  legacy?: string
  sameOrigin?: boolean
  /** Posing as somebody's tenant: at an origin and under names of its own. */
  tenant?: { clientId: string; audience: string } | undefined
}

/** The sign-in provider as `npm start` runs it, on a demonstration's database of its own. */
export async function startIdentity({
  legacy = '',
  sameOrigin = false,
  tenant,
}: Settings = {}): Promise<IdentityProcess> {
  const place = await findFurnishedPlace()
  const database = await startDatabase(place)
  const { url } = databaseIn(place)

  const siteOrigin = `http://localhost:${place.portBase}`
  const ownOrigin = `http://localhost:${portOf('identity', place.portBase)}`
  const identityUrl = tenant ? `${ownOrigin}/tenant` : `${sameOrigin ? siteOrigin : ownOrigin}/idp`
  const env = { ...place, url, siteOrigin, identityUrl, legacy, tenant }
  let said = ''
  const run = async () => {
    const child = spawnIdentity(toVariables(env))
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      writeLog(place, 'identity', chunk)
    })
    const isUp = () => fetch(`${ownOrigin}/healthz`).then(Boolean, () => false)
    while (!(await isUp())) {
      if (child.exitCode !== null) throw new Error(`The provider ended instead of starting: ${said}`)
      await sleep(30)
    }
    return child
  }
  let child = await run()
  return {
    place,
    databaseUrl: url,
    root: identityUrl,
    siteOrigin,
    said: () => said,
    restart: async () => {
      await end(child)
      child = await run()
    },
    stop: async () => {
      await end(child)
      await database.stop()
      removePlace(place)
    },
  }
}

type Env = Place & Pick<Settings, 'tenant'> & { url: string; siteOrigin: string; identityUrl: string; legacy: string }

const toVariables = ({
  dataDir,
  portBase,
  url,
  siteOrigin,
  identityUrl,
  legacy,
  tenant,
}: Env): Record<string, string> => ({
  DATA_DIR: dataDir,
  PORT_BASE: String(portBase),
  DATABASE_URL: url,
  PUBLIC_URL: siteOrigin,
  IDENTITY_URL: identityUrl,
  IDENTITY_SECRET: identitySecret,
  IDENTITY_LEGACY: legacy,
  ...(tenant ? { GATSBY_IDENTITY_CLIENT_ID: tenant.clientId, GATSBY_IDENTITY_AUDIENCE: tenant.audience } : {}),
})

export const spawnIdentity = (variables: Record<string, string>): ChildProcess =>
  spawn(process.execPath, argsOf('services/identity/main'), {
    cwd: root,
    env: childEnv(variables),
    stdio: ['ignore', 'ignore', 'pipe'],
  })

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** A person of the demonstration, with the password that every furnished installation gives them. */
export function personOf(role: string) {
  const person = demoPeople.find((one) => one.role === role)
  if (!person) throw new Error(`The demonstration has no ${role}.`)
  return { ...person, id: `auth0|${person.subject}`, password: demoPasswordOf(identitySecret, person) }
}
