type Stop = () => Promise<void>

// Below the supervisor's own patience, so that a service ends by itself whenever it can.
const stopLimitMs = 3500

/**
 * The life of a service's own process: start, then stop on a signal or when the supervisor is gone.
 * The channel to the supervisor closes even when that was killed with -9, so no service outlives it.
 */
export async function runService(start: () => Promise<Stop>): Promise<void> {
  const starting = start()
  let isEnding = false

  const end = () => {
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(1), stopLimitMs).unref()
    // A start that is under way has begun things that only it knows how to stop.
    starting.then((stop) => stop()).then(() => process.exit(0), fail)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  process.on('disconnect', end)

  await starting.catch(fail)
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
}
