import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { childEnv } from '../../src/config/env-server'
import { explainSilence, type LogPlace, openLog, sizeOfLog } from './programs/log-file'
import { untilSilent } from './programs/until-silent'
import { type Screen } from './screen'
import { type Service } from './stack-entry'

const readyPollMs = 50
const readyLimitMs = 60_000
// A service that does not end in this time is killed. PostgreSQL then recovers from its log at the next start; nothing is lost.
const stopLimitMs = 2000
const firstDelayMs = 500
const longestDelayMs = 30_000
/** Up for this long, a service has recovered: its next fall counts as the first. */
const recoveredMs = 60_000

export type Supervised = { ready: Promise<void>; stop: () => Promise<void> }
type Context = LogPlace & { screen: Screen }

/** Keeps one service running until it is asked to stop. */
export function supervise(service: Service, { screen, ...place }: Context): Supervised {
  const halt = new AbortController()
  const isHalted = () => halt.signal.aborted
  let child = launch(service, place)
  const ready = waitUntilReady(service, child, place)
  let answering = ready

  const restart = () => {
    child = launch(service, place)
    answering = waitUntilReady(service, child, place)
    answering.then(
      () => screen.note(service.name, 'is back'),
      () => child.kill('SIGKILL'), // up but silent: ended here, so that the loop below starts it again
    )
  }
  const loop = async () => {
    await ready // a service that never came up is reported by the start, not restarted for ever
    for (let delay = firstDelayMs; !isHalted(); delay = Math.min(delay * 2, longestDelayMs)) {
      const startedAt = Date.now()
      const { reason, wellUntil } = await lifeOf(service, child, answering)
      if (wellUntil - startedAt > recoveredMs) delay = firstDelayMs
      if (isHalted()) return
      signalGroup(child, 'SIGINT') // PostgreSQL outlives its keeper, and this is its word for a quick end that loses nothing
      screen.note(service.name, `${reason}; starting again in ${delay / 1000} s`)
      await sleep(delay, undefined, { signal: halt.signal })
      restart()
    }
  }
  loop().catch(() => undefined) // `ready` tells of a failed start, and an aborted sleep is a stop

  const stop = async () => {
    halt.abort()
    await end(child)
  }
  return { ready, stop }
}

/** In a process group of its own, so that Ctrl-C reaches the supervisor alone and it stops the rest in order. */
function launch({ name, args, env }: Service, { dataDir, logs }: LogPlace): ChildProcess {
  const log = logs === 'files' ? openLog(dataDir, name) : 'inherit'
  const child = spawn(process.execPath, args, {
    env: childEnv(env),
    stdio: ['ignore', log, log, 'ipc'],
    detached: process.platform !== 'win32',
  })
  if (log !== 'inherit') closeSync(log) // the child has its own
  return child
}

const hasExited = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

async function exitOf(child: ChildProcess): Promise<string> {
  if (!hasExited(child)) await once(child, 'exit')
  return child.signalCode ?? `exit code ${child.exitCode ?? 0}`
}

/** Why a service has to be started again, once it has exited: by itself, or because it answered nothing any more. */
async function lifeOf(service: Service, child: ChildProcess, answering: Promise<void>) {
  const gone = new AbortController()
  const exited = exitOf(child).then((how) => ({ reason: `stopped (${how})`, wellUntil: Date.now() }))
  const silent = answering
    .then(() => untilSilent(service, gone.signal))
    .then((silence) => ({ reason: silence.words, wellUntil: silence.since }))
  const life = await Promise.race([exited, silent.catch(() => exited)])
  gone.abort()
  if (!hasExited(child)) await end(child)
  return life
}

async function waitUntilReady(service: Service, child: ChildProcess, place: LogPlace): Promise<void> {
  const { name, isReady, readyWithinMs = readyLimitMs } = service
  const logSize = sizeOfLog(place.dataDir, name)
  const limit = Date.now() + readyWithinMs
  // Both are asked: something else may be answering on the port of a service that has ended.
  while (!(await isReady()) || hasExited(child)) {
    if (hasExited(child)) throw new Error(explainSilence(place, name, logSize).ended)
    if (Date.now() > limit) throw new Error(explainSilence(place, name, logSize).silent)
    await sleep(readyPollMs)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (!hasExited(child)) {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await Promise.race([gone, sleep(stopLimitMs, undefined, { ref: false })])
  }
  signalGroup(child, 'SIGKILL')
  if (!hasExited(child)) await once(child, 'exit')
}

/** The service, where it is still there, and whatever it may have left behind. */
function signalGroup({ pid }: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // Nobody is left in it.
  }
}
