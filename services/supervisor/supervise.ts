import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { childEnv } from '../../src/config/env-server'
import { openLog, sizeOf, wordsSince } from './log-file'
import { type Screen } from './screen'
import { type Service } from './stack-entry'

const readyPollMs = 50
const readyLimitMs = 60_000
const stopLimitMs = 2000
const firstDelayMs = 500
const longestDelayMs = 30_000
/** Up for this long, a service has recovered: its next fall counts as the first. */
const recoveredMs = 60_000

export type Supervised = { ready: Promise<void>; stop: () => Promise<void> }
type Context = { dataDir: string; screen: Screen }

/** Keeps one service running until it is told to stop. */
export function supervise(service: Service, { dataDir, screen }: Context): Supervised {
  const log = openLog(dataDir, service.name)
  const halt = new AbortController()
  const isHalted = () => halt.signal.aborted
  let child = launch(service, log.fd)
  const ready = waitUntilReady(service, () => child, log.path)

  const loop = async () => {
    await ready // a service that never came up is reported by the start, not restarted for ever
    for (let delay = firstDelayMs; !isHalted(); delay = Math.min(delay * 2, longestDelayMs)) {
      const startedAt = Date.now()
      const reason = await exitOf(child)
      if (Date.now() - startedAt > recoveredMs) delay = firstDelayMs
      if (isHalted()) return
      screen.note(service.name, `stopped (${reason}); starting again in ${delay / 1000} s`)
      await sleep(delay, undefined, { signal: halt.signal })
      child = launch(service, log.fd)
      void waitUntilReady(service, () => child, log.path).then(
        () => screen.note(service.name, 'is back'),
        () => undefined, // it fell again, and the loop says so
      )
    }
  }
  loop().catch(() => undefined) // `ready` tells of a failed start, and an aborted sleep is a stop

  const stop = async () => {
    halt.abort()
    await end(child)
    log.close()
  }
  return { ready, stop }
}

/** In a process group of its own, so that Ctrl-C reaches the supervisor alone and it stops the rest in order. */
function launch({ args, env }: Service, logFd: number): ChildProcess {
  return spawn(process.execPath, args, {
    env: childEnv(env),
    stdio: ['ignore', logFd, logFd, 'ipc'],
    detached: process.platform !== 'win32',
  })
}

const hasExited = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

async function exitOf(child: ChildProcess): Promise<string> {
  if (!hasExited(child)) await once(child, 'exit')
  return child.signalCode ?? `exit code ${child.exitCode ?? 0}`
}

async function waitUntilReady(service: Service, current: () => ChildProcess, logPath: string): Promise<void> {
  const child = current()
  const logSize = sizeOf(logPath)
  const limit = Date.now() + readyLimitMs
  // Both are asked: something else may be answering on the port of a service that has ended.
  while (!(await service.isReady()) || hasExited(child)) {
    if (hasExited(child)) throw new Error(`${service.name} ended:\n${wordsSince(logPath, logSize)}`)
    if (Date.now() > limit) throw new Error(`${service.name} does not answer; ${logPath} may say why.`)
    await sleep(readyPollMs)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (hasExited(child)) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const inTime = await Promise.race([gone.then(() => true), sleep(stopLimitMs, false, { ref: false })])
  if (inTime) return
  if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, 'SIGKILL')
  else child.kill('SIGKILL')
  await gone
}
