import { parseArgs } from 'node:util'
import { portOf } from '../../src/config/addresses'
import { readServerEnv } from '../../src/config/env-server'
import { clusterIn, databaseUrlOf } from '../postgres/embedded'
import { stopLeftover } from '../postgres/leftover'
import { compilePrograms } from '../shared/compiled/compile-programs'
import { ensureSecrets } from '../shared/secrets/secrets'
import { adviseAccounts } from '../start/advise-accounts'
import { mailFolderOf, placesOf } from '../start/plan-services'
import { planStack } from '../start/stack'
import { checkDisk, checkPorts, refuseUnfinished, takeLock } from '../supervisor/preflight'
import { endFailedStart, runStack } from '../supervisor/run-stack'
import { openScreen } from '../supervisor/screen'

const options = { demo: { type: 'boolean', default: false }, develop: { type: 'boolean', default: false } } as const

async function start(): Promise<void> {
  // What any service writes is its own: the machine may have other users.
  process.umask(0o077)
  const { values } = parseArgs({ options })
  const env = values.develop ? { ...readServerEnv(), SITE: 'develop' as const } : readServerEnv()
  const lock = takeLock(env.DATA_DIR)
  process.on('exit', lock.release)

  refuseUnfinished(env.DATA_DIR)
  checkDisk(env.DATA_DIR)
  const entries = planStack(env, { demo: values.demo })
  await compilePrograms()
  await stopLeftover(clusterIn(env.DATA_DIR))
  await checkPorts(placesOf(entries, env), lock.wasInterrupted)

  const screen = openScreen(process.stdout)
  await runStack(entries, {
    dataDir: env.DATA_DIR,
    screen,
    logs: 'files',
    whenUp: async () => {
      const advice = await adviseAccounts(
        { databaseUrl: databaseUrlOf(env), deployment: env.DEPLOYMENT },
        ensureSecrets(env.DATA_DIR),
      )
      screen.line(`\nReady: http://localhost:${portOf('edge', env.PORT_BASE)}`)
      for (const line of advice) screen.line(line)
      const mailFolder = mailFolderOf(env)
      if (mailFolder) screen.line(`Mail is not sent but put into ${mailFolder} (SMTP_URL names a mail server).`)
    },
  })
}

start().catch(endFailedStart)
