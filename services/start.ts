import { parseArgs } from 'node:util'
import { portOf } from '../src/config/addresses'
import { readServerEnv, SettingProblem, type ServerEnv } from '../src/config/env-server'
import { adviseAccounts } from './accounts/ensure-demo-accounts'
import { databaseUrlOf, mailFolderOf } from './plan-services'
import { clusterIn } from './postgres/embedded'
import { stopLeftover } from './postgres/leftover'
import { ensureSecrets } from './secrets'
import { planStack } from './stack'
import { checkDisk, checkPorts, type Place, refuseUnfinished, takeLock } from './supervisor/preflight'
import { reportFailedStart, runStack } from './supervisor/run-stack'
import { openScreen } from './supervisor/screen'
import { type StackEntry } from './supervisor/stack-entry'
import { StartProblem } from './supervisor/start-problem'

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

function placesOf(entries: StackEntry[], env: ServerEnv): Place[] {
  return entries
    .filter((entry) => entry.kind === 'service')
    .map(({ name }) => ({
      name,
      host: name === 'edge' ? env.BIND_HOST : env.LISTEN_HOST,
      port: portOf(name, env.PORT_BASE),
    }))
}

start().catch((error: unknown) => {
  const isExpected = error instanceof SettingProblem || error instanceof StartProblem || isUsage(error)
  if (isExpected) reportFailedStart(error)
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})

/** Node's own words for an option that does not exist say enough. */
function isUsage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
