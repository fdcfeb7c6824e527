import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { childEnv } from '../../../src/config/env-server'
import { type ReleaseStore } from '../../releases/store/open-store'
import { argsOf } from '../../shared/compiled/programs'
import { log, messageOf } from '../../shared/log'
import { findBundle } from '../../site/build-site'
import { type Own } from '../own'
import { untilItWorks } from '../until-it-works'
import { logAhead } from './prepare-pages'
import { type Prepared, type PreparedNews } from './prepared'

/** One that finds no other at work has its turn long before the first look. */
const lookEveryMs = 2000
const stopWithinMs = 2000

/**
 * While another publisher is at work with other code, the pages of this code are made and stored, by a process that gives way to
 * others: when the other ends, editors wait for none of them. What is not ready by the turn is made in it.
 */
export async function prepareAhead({ store, site }: Pick<Own, 'store' | 'site'>, over: AbortSignal): Promise<Prepared> {
  const prepared: Prepared = new Map()
  try {
    await sleep(lookEveryMs, undefined, { signal: over })
    const isNeeded = seesOthers(store, findBundle(site).name)
    if (await untilItWorks(isNeeded, over)) await prepareWhile(isNeeded, prepared, over)
  } catch (error) {
    if (!over.aborted) log.warn(`Pages cannot be prepared: ${messageOf(error)}`)
  }
  // A process that was killed leaves it behind.
  await rm(join(site.dataDir, logAhead), { force: true })
  if (prepared.size > 0) log.info(`Prepared for the next turn: ${Math.floor(prepared.size / 2)} pages`)
  return prepared
}

/** Another of this version may have its turn first, and make them. */
async function prepareWhile(isNeeded: () => Promise<boolean>, prepared: Prepared, over: AbortSignal): Promise<void> {
  const ended = new AbortController()
  const preparing = runPreparing(prepared, AbortSignal.any([over, ended.signal])).finally(() => ended.abort())
  const look = async () => {
    while (!ended.signal.aborted) {
      await sleep(lookEveryMs, undefined, { signal: ended.signal })
      if (!(await untilItWorks(isNeeded, ended.signal))) ended.abort()
    }
  }
  look().catch(() => undefined) // it is over
  await preparing
}

/** Whether readers see pages of other code. The newest record may be that of a whole site: it is read once. */
function seesOthers({ ledger }: ReleaseStore, bundle: string): () => Promise<boolean> {
  let seen: number | undefined
  let made: string | undefined
  return async () => {
    const newest = (await ledger.numbers()).at(-1)
    if (newest !== seen) made = newest === undefined ? undefined : (await ledger.read(newest))?.origin?.bundle
    seen = newest
    return made !== undefined && made !== bundle
  }
}

/** Ends when all is made, or soon after it was called off; what it made until then counts. */
async function runPreparing(prepared: Prepared, calledOff: AbortSignal): Promise<void> {
  if (calledOff.aborted) return
  const child = spawn(process.execPath, argsOf('services/publisher/prepare/main'), {
    env: childEnv({}),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  child.on('message', ({ made, isDone }: PreparedNews) => {
    for (const [path, entry] of made) prepared.set(path, entry)
    if (isDone && child.connected) child.disconnect() // it ends
  })
  const end = () => void stop(child)
  calledOff.addEventListener('abort', end, { once: true })
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => resolve())
    child.once('error', reject)
  }).finally(() => calledOff.removeEventListener('abort', end))
}

/** Asked first: it may have a compiler of its own at work, which nobody else would stop. */
async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  await sleep(stopWithinMs, undefined, { ref: false })
  child.kill('SIGKILL')
}
