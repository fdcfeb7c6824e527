import { createRemoteJWKSet } from 'jose'
import { portOf } from '../../src/config/addresses'
import { readServerEnv } from '../../src/config/env-server'
import { listen } from '../edge/listen'
import { stopServer } from '../edge/stop-server'
import { runService } from '../supervisor/run-service'
import { createAccount } from './create-account'
import { environment } from './environment'
import { openVerifiedEmails } from './find-verified-email'
import { followChanges } from './follow-changes'
import { openGrants } from './grants'

const patienceMs = 1000
const loopback = '127.0.0.1'

void runService(async () => {
  const { PORT_BASE } = readServerEnv()
  const report = (line: string) => process.stderr.write(`${line}\n`)
  const grants = openGrants()
  const source = { url: environment.accessChangesUrl(), key: environment.accountKey() }
  const { isWhole, stop } = followChanges(source, grants, report)
  const server = createAccount({
    grants,
    isWhole,
    keys: createRemoteJWKSet(new URL(environment.identityKeysUrl()), { timeoutDuration: 3000, cooldownDuration: 1000 }),
    issuer: `${environment.identityUrl()}/`,
    audience: environment.audience(),
    findVerifiedEmail: openVerifiedEmails(environment.userinfoUrl()),
    siteOrigin: new URL(environment.publicUrl()).origin,
    report,
  })
  await listen(server, portOf('account', PORT_BASE), loopback)
  return async () => {
    stop()
    await stopServer(server, [], patienceMs)
  }
})
