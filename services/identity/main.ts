import { portOf } from '../../src/config/addresses'
import { readServerEnv } from '../../src/config/env-server'
import { isLoopback } from '../../src/config/loopback'
import { listen } from '../http/listen'
import { runService } from '../supervisor/run-service'
import { environment } from './environment'
import { findUnfitness } from './find-unfitness'
import { toSettings } from './settings'

const loopback = '127.0.0.1'

/** A person reads this: the one line says it all, and a stack would hide it. */
class Unfit extends Error {
  override stack = this.message
}

void runService('identity', async () => {
  const env = readServerEnv()
  const identityUrl = environment.identityUrl()
  const unfitness = findUnfitness(env) ?? findForeignAddress(identityUrl)
  if (unfitness !== undefined) throw new Unfit(`Cannot start: ${unfitness}.`)
  if (env.DATABASE_URL === undefined) throw new Unfit('Cannot start: DATABASE_URL is not set.')

  const settings = toSettings({
    identityUrl,
    publicUrl: environment.publicUrl(),
    secret: environment.secret(),
    legacy: env.IDENTITY_LEGACY,
    clientId: env.GATSBY_IDENTITY_CLIENT_ID,
    audience: env.GATSBY_IDENTITY_AUDIENCE,
    namespace: env.GATSBY_CLAIM_NAMESPACE,
  })
  // What its libraries print as they load is a line of the log as well.
  const { openIdentity } = await import('./open-identity')
  const { server, close } = await openIdentity(settings, env.DATABASE_URL)
  await listen(server, portOf('identity', env.PORT_BASE), loopback)
  return close
})

function findForeignAddress(url: string): string | undefined {
  const { host, hostname } = new URL(url)
  return isLoopback(hostname) ? undefined : `the embedded sign-in provider is for this machine only, not for ${host}`
}
