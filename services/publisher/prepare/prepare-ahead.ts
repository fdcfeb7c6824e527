import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { childEnv } from '../../../src/config/env-server'
import { argsOf } from '../../shared/compiled/programs'
import { log } from '../../shared/log'
import { type Prepared } from './prepare-pages'

/** One that finds no other at work has its turn long before. */
const turnWithinMs = 2000

/**
 * While another publisher is at work with other code, the pages of this code are made and stored, by a process that gives way to
 * everything else: when the other ends, editors wait for none of them. What is not ready by the turn is made in it.
 */
export async function prepareAhead(over: AbortSignal): Promise<Prepared> {
  await sleep(turnWithinMs, undefined, { signal: over }).catch(() => undefined)
  const prepared = over.aborted ? new Map() : await prepare(over)
  if (prepared.size > 0) log.info(`Prepared for the next turn: ${prepared.size / 2} pages`)
  return prepared
}

/** Nothing, where it was called off or failed: its log says why. */
function prepare(over: AbortSignal): Promise<Prepared> {
  const child = spawn(process.execPath, argsOf('services/publisher/prepare/main'), {
    env: childEnv({}),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const end = () => child.kill('SIGKILL')
  over.addEventListener('abort', end, { once: true })
  return new Promise<Prepared>((resolve, reject) => {
    child.once('message', (prepared) => {
      resolve(prepared as Prepared)
      child.disconnect() // it ends
    })
    child.once('exit', () => resolve(new Map()))
    child.once('error', reject)
  }).finally(() => over.removeEventListener('abort', end))
}
