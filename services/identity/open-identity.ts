import { type Server } from 'node:http'
import { openDatabase } from '../database/open-database'
import { openServer } from '../http/open-server'
import { stopServer } from '../http/stop-server'
import { serve } from './http/serve'
import { ensureSigningKeys, readKeyVersion } from './keys/signing-keys'
import { keepLetter } from './mail/outbox'
import { openPostman } from './mail/postman'
import { openSink } from './mail/sink'
import { drawError } from './oidc/answers/draw-error'
import { createProvider } from './oidc/create-provider'
import { type Parts, type Service } from './parts'
import { type Settings } from './settings'
import { openAttempts } from './store/attempts'
import { openCodes } from './store/codes'
import { sweepExpired } from './store/sweep'
import { openTickets } from './store/tickets'
import { demoPeople } from './users/demonstration/demo-people'
import { ensureDemoPeople, isDemonstration } from './users/demonstration/ensure-demo-people'
import { openOrganizations } from './users/organizations'
import { openUsers } from './users/users'

const keyCheckMs = 2000
const patienceMs = 1000

export type Identity = { server: Server; close: () => Promise<void> }

/** The sign-in provider: everything it keeps is in the database, so that it can be stopped at any moment. */
export async function openIdentity(settings: Settings, databaseUrl: string): Promise<Identity> {
  const database = openDatabase(databaseUrl)
  const sink = await openSink((letter) => keepLetter(database, letter))
  const users = openUsers(database)
  await ensureDemoPeople({ database, users }, settings.secret)
  const parts: Parts = {
    settings,
    database,
    users,
    tickets: openTickets(database),
    codes: openCodes(database, settings.secret),
    attempts: openAttempts(database),
    organizations: openOrganizations(database),
    postman: openPostman(sink.port),
    people: (await isDemonstration(database)) ? demoPeople : [],
  }
  const { service, stop } = await followKeys(parts)
  const stopSweeping = sweepExpired(database)
  const server = openServer(serve(service), { metrics: { service: 'identity' } })
  const close = async () => {
    stop()
    stopSweeping()
    await stopServer(server, [], patienceMs)
    parts.postman.close()
    await sink.close()
    await database.end()
  }
  return { server, close }
}

/** The protocol is built of the keys; when they change, it is built again. Nothing is lost: it keeps nothing itself. */
async function followKeys(parts: Parts): Promise<{ service: Service; stop: () => void }> {
  const { database, settings } = parts
  const build = async () => {
    const version = await readKeyVersion(database)
    const keys = await ensureSigningKeys(database, settings.secret)
    return { version, keys, provider: createProvider(parts, keys, drawError(settings)) }
  }
  let current = await build()
  const look = async () => {
    if ((await readKeyVersion(database)) !== current.version) current = await build()
  }
  const timer = setInterval(() => void look().catch(() => undefined), keyCheckMs)
  const service: Service = { parts, provider: () => current.provider, keys: () => current.keys }
  return { service, stop: () => clearInterval(timer) }
}
