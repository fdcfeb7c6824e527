import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { argsOf } from '../../../services/shared/compiled/programs'
import { portOf } from '../../../src/config/addresses'
import { childEnv } from '../../../src/config/env-server'
import { root } from '../../../src/config/root'
import { databaseIn } from '../place/database-process'
import { findPortBase } from '../place/free-ports'
import { type Place } from '../place/installation'
import { writeLog } from '../place/kept-logs'

type Told = {
  place: Place
  accessChangesUrl: string
  /** What it learns of the provider, where that is not the installation's own. */
  settings?: Readonly<Record<string, string>>
}

/** One more account service beside an installation's, which reads of access somewhere else. */
export async function startAccount({ place, accessChangesUrl, settings = {} }: Told) {
  const portBase = await findPortBase()
  const publicUrl = `http://localhost:${place.portBase}`
  const child = spawn(process.execPath, argsOf('services/account/main'), {
    cwd: root,
    env: childEnv({
      DATA_DIR: place.dataDir,
      PORT_BASE: String(portBase),
      ACCOUNT_KEY: 'unset',
      ADDRESS_KEYS: 'unset'.repeat(8),
      OFFICE_KEY: 'unset',
      ACCESS_CHANGES_URL: accessChangesUrl,
      LOG_URL: 'http://127.0.0.1:9/',
      IDENTITY_URL: `${publicUrl}/idp`,
      IDENTITY_KEYS_URL: `${publicUrl}/idp/.well-known/jwks.json`,
      IDENTITY_USERINFO_URL: `${publicUrl}/idp/userinfo`,
      IDENTITY_AUDIENCE: `${publicUrl}/online-services`,
      CLAIM_NAMESPACE: `${publicUrl}/idp/`,
      PUBLIC_URL: publicUrl,
      SITE_URL: publicUrl,
      DATABASE_URL: databaseIn(place).url,
      ...settings,
    }),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    writeLog(place, 'account', chunk)
  })
  const origin = `http://127.0.0.1:${portOf('account', portBase)}`
  while (!(await fetch(`${origin}/healthz`).then(Boolean, () => false))) {
    if (child.exitCode !== null) throw new Error(`The account service ended instead of starting: ${said}`)
    await sleep(30)
  }
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return { origin, pid: child.pid ?? 0, said: () => said, stop }
}
