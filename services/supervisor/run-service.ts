type Stop = () => Promise<void>

const stopLimitMs = 4000

/**
 * The life of a service's own process: start, then stop on a signal or when the supervisor is gone.
 * The channel to the supervisor closes even when that was killed with -9, so no service outlives it.
 */
export async function runService(start: () => Promise<Stop>): Promise<void> {
  let stop: Stop | undefined
  let stopping = false

  const end = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), stopLimitMs).unref()
    void (stop ?? (() => Promise.resolve()))().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  process.on('disconnect', end)

  try {
    stop = await start()
  } catch (error) {
    fail(error)
  }
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exit(1)
}
