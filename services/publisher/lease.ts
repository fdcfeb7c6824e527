import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

// Any two numbers, as long as nobody else in this database uses them.
const lockKey = [8005, 1]
const askAgainMs = 1000

/**
 * One publisher at a time: whoever holds this lock of the database publishes, the others wait. A process that is killed
 * loses its connection and with it the lock; one whose connection is lost is told, and must stop at once.
 */
export async function takeLease(databaseUrl: string, own: { calledOff: AbortSignal; lost: () => void }): Promise<void> {
  while (!own.calledOff.aborted) {
    const client = new Client({ connectionString: databaseUrl, keepAlive: true })
    client.on('error', () => undefined)
    try {
      await client.connect()
      if (await waitForLock(client, own.calledOff)) {
        client.once('end', own.lost)
        own.calledOff.addEventListener('abort', () => void client.off('end', own.lost).end(), { once: true })
        return
      }
    } catch {
      // The database is away. Nobody can hold the lock then either.
    }
    await client.end().catch(() => undefined)
    await sleep(askAgainMs, undefined, { signal: own.calledOff }).catch(() => undefined)
  }
}

async function waitForLock(client: Client, calledOff: AbortSignal): Promise<boolean> {
  while (!calledOff.aborted) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', lockKey)
    if (rows[0]?.taken) return true
    await sleep(askAgainMs, undefined, { signal: calledOff })
  }
  return false
}
