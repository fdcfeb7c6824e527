import { format } from 'node:util'
import { log, nameLog } from '../shared/log'
import { openTracing } from '../shared/tracing/open-tracing'

type Stop = () => Promise<void>

// Below the supervisor's own patience, so that a service ends by itself whenever it can.
const stopLimitMs = 3500

/**
 * The life of a service's own process: start, then stop on a signal or when the supervisor is gone.
 * The channel to the supervisor closes even when that was killed with -9, so no service outlives it.
 */
export async function runService(name: string, start: () => Promise<Stop>): Promise<void> {
  nameLog(name)
  takeOverWords()
  const tracing = openTracing(name)
  // A database or a server looks once, when it is opened, whether it is to be traced.
  const starting = tracing.then(start)
  let isEnding = false

  const end = () => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), stopLimitMs).unref()
    // A start that is under way has begun things that only it knows how to stop.
    const ended = starting.then((stop) => stop()).finally(() => tracing.then((close) => close()))
    ended.then(() => process.exit(0), fail)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  process.on('disconnect', end)

  await starting.catch(fail)
}

function fail(error: unknown): never {
  log.error('The service ends', error)
  process.exit(1)
}

/** What libraries and Node.js itself print becomes lines like all others: with a time, a level and a service. */
function takeOverWords(): void {
  const toInfo = (...words: unknown[]) => log.info(format(...words))
  const toWarn = (...words: unknown[]) => log.warn(format(...words))
  const toError = (...words: unknown[]) => log.error(format(...words))
  Object.assign(console, { log: toInfo, info: toInfo, debug: toInfo, warn: toWarn, error: toError })
  // Node.js has a listener of its own, which prints.
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => log.warn(`${name}: ${message}`))
  process.on('uncaughtException', (error) => {
    log.error('An error was caught nowhere', error)
    // A library may have a listener of its own, which means to go on: as Next.js does.
    if (process.listenerCount('uncaughtException') === 1) process.exit(1)
  })
}
