import { parseArgs } from 'node:util'
import { portOf } from '../src/config/addresses'
import { isRunByNpm, readServerEnv, SettingProblem, type ServerEnv } from '../src/config/env-server'
import { adviseAccounts } from './accounts/ensure-demo-accounts'
import { clusterIn } from './postgres/embedded'
import { stopLeftover } from './postgres/leftover'
import { ensureSecrets } from './secrets'
import { messageOf } from './shared/log'
import { databaseUrlOf, mailFolderOf, planStack } from './stack'
import { bringUp } from './supervisor/bring-up'
import { checkDisk, checkPorts, type Place, refuseUnfinished, takeLock } from './supervisor/preflight'
import { openScreen } from './supervisor/screen'
import { type StackEntry } from './supervisor/stack-entry'
import { StartProblem } from './supervisor/start-problem'

const loopback = '127.0.0.1'
const orphanWatchMs = 500
const options = { demo: { type: 'boolean', default: false }, develop: { type: 'boolean', default: false } } as const
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

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

  const callOff = new AbortController()
  const screen = openScreen(process.stdout)
  const stack = bringUp(entries, { dataDir: env.DATA_DIR, screen, calledOff: callOff.signal })
  const leave = leaveOnce(async () => {
    callOff.abort()
    await stack.stop()
  })
  for (const signal of signals) process.on(signal, () => leave(0))
  if (isRunByNpm()) whenOrphaned(() => leave(0))

  try {
    await stack.up
    const advice = await adviseAccounts(databaseUrlOf(env), ensureSecrets(env.DATA_DIR))
    screen.line(`\nReady: http://localhost:${portOf('edge', env.PORT_BASE)}`)
    for (const line of advice) screen.line(line)
    const mailFolder = mailFolderOf(env)
    if (mailFolder) screen.line(`Mail is not sent but put into ${mailFolder} (SMTP_URL names a mail server).`)
  } catch (error) {
    if (callOff.signal.aborted) return // Ctrl-C during the start: `leave` is at work
    report(error)
    leave(1)
  }
}

/** A second request to stop, from an impatient person or a closing terminal, changes nothing about the first. */
function leaveOnce(stop: () => Promise<void>): (code: number) => void {
  let isLeaving = false
  return (code) => {
    if (isLeaving) return
    isLeaving = true
    void stop().finally(() => process.exit(code))
  }
}

/** npm answers SIGTERM by ending its shell, which tells nobody; a new parent is then the only sign of it. */
function whenOrphaned(act: () => void): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, orphanWatchMs)
}

function placesOf(entries: StackEntry[], env: ServerEnv): Place[] {
  return entries
    .filter((entry) => entry.kind === 'service')
    .map(({ name }) => ({
      name,
      host: name === 'edge' ? env.BIND_HOST : loopback,
      port: portOf(name, env.PORT_BASE),
    }))
}

function report(error: unknown): void {
  process.stderr.write(`Cannot start: ${messageOf(error)}\n`)
}

start().catch((error: unknown) => {
  const isExpected = error instanceof SettingProblem || error instanceof StartProblem || isUsage(error)
  if (isExpected) report(error)
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
})

/** Node's own words for an option that does not exist say enough. */
function isUsage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
