import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

// Any two numbers each, as long as nobody else in this database uses them.
const locks = {
  publisher: [8005, 1],
  'cms-migrations': [8005, 3],
  'subscribers-index': [8005, 2],
  'account-items': [8005, 14],
  'navigator-versions': [8005, 28],
} as const
const askAgainMs = 1000
/** A connection that hears nothing for longer is given up, and another is opened: one that hangs would never have its turn. */
const patienceMs = 5000
const patience = { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs }

export type Lock = keyof typeof locks
type Wanted = { lock: Lock; calledOff: AbortSignal; lost: () => void }

/**
 * One at a time: anyone who holds this lock of the database does the work, the others wait. A process that is killed loses
 * its connection and with it the lock; one whose connection is lost learns of it, and must stop at once.
 */
export async function takeLease(databaseUrl: string, own: Wanted): Promise<void> {
  while (!own.calledOff.aborted) {
    const client = new Client({ ...patience, connectionString: databaseUrl, keepAlive: true })
    client.on('error', () => undefined)
    try {
      await client.connect()
      if (await waitForLock(client, own)) {
        client.once('end', own.lost)
        own.calledOff.addEventListener('abort', () => void client.off('end', own.lost).end(), { once: true })
        return
      }
    } catch {
      // The database is away. Nobody can hold the lock then either.
    }
    await Promise.race([client.end().catch(() => undefined), sleep(patienceMs, undefined, { ref: false })])
    await sleep(askAgainMs, undefined, { signal: own.calledOff }).catch(() => undefined)
  }
}

type Leased = Pick<Wanted, 'lock' | 'calledOff'>

/** Does something for as long as this process has its turn; when its connection is lost, another does it, or the same once more. */
export async function inTurn(
  databaseUrl: string,
  { lock, calledOff }: Leased,
  work: (over: AbortSignal) => Promise<void>,
): Promise<void> {
  while (!calledOff.aborted) {
    const lost = new AbortController()
    await takeLease(databaseUrl, { lock, calledOff, lost: () => lost.abort() })
    await work(AbortSignal.any([lost.signal, calledOff]))
  }
}

async function waitForLock(client: Client, { lock, calledOff }: Wanted): Promise<boolean> {
  while (!calledOff.aborted) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', [
      ...locks[lock],
    ])
    if (rows[0]?.taken) return true
    await sleep(askAgainMs, undefined, { signal: calledOff })
  }
  return false
}
