import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { childEnv } from '../../../src/config/env-server'
import { type ReleaseStore } from '../../releases/store/open-store'
import { argsOf } from '../../shared/compiled/programs'
import { log, messageOf } from '../../shared/log'
import { findBundle } from '../../site/build-site'
import { type Own } from '../own'
import { type Prepared } from './prepare-pages'

/** One that finds no other at work has its turn long before the first look. */
const lookEveryMs = 2000

/**
 * While another publisher is at work with other code, the pages of this code are made and stored, by a process that gives way to
 * others: when the other ends, editors wait for none of them. What is not ready by the turn is made in it.
 */
export async function prepareAhead({ store, site }: Pick<Own, 'store' | 'site'>, over: AbortSignal): Promise<Prepared> {
  const rest = () => sleep(lookEveryMs, undefined, { signal: over }).catch(() => undefined)
  await rest()
  if (over.aborted) return new Map()
  const isNeeded = seesOthers(store, findBundle(site).name)
  if (!(await isNeeded())) return new Map()
  const ended = new AbortController()
  const either = AbortSignal.any([over, ended.signal])
  const preparing = prepare(either).finally(() => ended.abort())
  // Another of this version may have its turn first, and make them.
  while (!either.aborted) {
    if (!(await isNeeded())) ended.abort()
    else await Promise.race([rest(), preparing])
  }
  const prepared = await preparing
  if (prepared.size > 0) log.info(`Prepared for the next turn: ${prepared.size / 2} pages`)
  return prepared
}

/** Whether readers see pages of other code. */
const seesOthers = (store: ReleaseStore, bundle: string) => async (): Promise<boolean> => {
  try {
    const newest = (await store.ledger.numbers()).at(-1)
    const made = newest === undefined ? undefined : (await store.ledger.read(newest))?.origin?.bundle
    return made !== undefined && made !== bundle
  } catch (error) {
    log.warn(`Nothing is prepared, for releases cannot be read: ${messageOf(error)}`)
    return false
  }
}

/** Nothing, where it was called off or failed: its log says why. */
function prepare(calledOff: AbortSignal): Promise<Prepared> {
  const child = spawn(process.execPath, argsOf('services/publisher/prepare/main'), {
    env: childEnv({}),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const end = () => child.kill('SIGKILL')
  calledOff.addEventListener('abort', end, { once: true })
  return new Promise<Prepared>((resolve) => {
    child.once('message', (prepared) => {
      resolve(prepared as Prepared)
      child.disconnect() // it ends
    })
    child.once('exit', () => resolve(new Map()))
    child.once('error', (error) => {
      log.warn(`Pages cannot be prepared: ${messageOf(error)}`)
      resolve(new Map())
    })
  }).finally(() => calledOff.removeEventListener('abort', end))
}
