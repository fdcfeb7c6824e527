import { isRunByNpm, SettingProblem } from '../../src/config/env-server'
import { messageOf } from '../shared/log'
import { bringUp } from './bring-up'
import { type LogPlace } from './programs/log-file'
import { type Screen } from './screen'
import { type StackEntry } from './stack-entry'
import { StartProblem } from './start-problem'

const orphanWatchMs = 500
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

type Running = LogPlace & { screen: Screen; whenUp: () => Promise<void> }

/** Brings everything up and keeps it running until a signal ends this process. */
export async function runStack(entries: StackEntry[], { whenUp, ...own }: Running): Promise<void> {
  const callOff = new AbortController()
  const stack = bringUp(entries, { ...own, calledOff: callOff.signal })
  const leave = leaveOnce(async () => {
    callOff.abort()
    await stack.stop()
  })
  for (const signal of signals) process.on(signal, () => leave(0))
  if (isRunByNpm()) whenOrphaned(() => leave(0))
  try {
    await stack.up
    await whenUp()
  } catch (error) {
    if (callOff.signal.aborted) return // Ctrl-C during the start: `leave` is at work
    reportFailedStart(error)
    leave(1)
  }
}

/** What can be put right by the person who started it is one line; anything else comes with its stack. */
export function endFailedStart(error: unknown): never {
  if (error instanceof SettingProblem || error instanceof StartProblem || isUsage(error)) reportFailedStart(error)
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
}

/** Node's own words for an option that does not exist say enough. */
const isUsage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

function reportFailedStart(error: unknown): void {
  process.stderr.write(`Cannot start: ${messageOf(error)}\n`)
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
