import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { listenTo } from '../../database/listen'
import { log, messageOf } from '../../shared/log'
import { deliverNext, ensureReceivers, prune } from './deliver'

const pollMs = 2000
const pruneMs = 3_600_000

type Own = { databaseUrl: string; urls: readonly string[]; secret: string }

/** Delivers nudges for as long as the CMS runs: at once when PostgreSQL tells of a commit, and every few seconds anyway. */
export function startCourier(own: Own): { stop: () => Promise<void> } {
  // Each receiver keeps a connection busy for as long as it takes to answer.
  const pool = new Pool({ connectionString: own.databaseUrl, max: own.urls.length + 1 })
  pool.on('error', () => undefined)
  const options = { ...own, pool }
  const halt = new AbortController()
  const bell = ring()
  const running = own.urls.map((url) => serve(url, options, { halt: halt.signal, bell }))
  const stopListening = listenTo({
    databaseUrl: own.databaseUrl,
    channel: 'publications',
    hear: bell.ring,
    report: (line) => log.warn(line),
  })
  return {
    stop: async () => {
      halt.abort()
      bell.ring()
      await Promise.all([...running, stopListening()])
      await pool.end()
    },
  }
}

type Bell = { ring: () => void; rung: () => Promise<void> }

/** Wakes everybody who waits for it. */
function ring(): Bell {
  let wake: () => void = () => undefined
  let next = new Promise<void>((resolve) => (wake = resolve))
  return {
    rung: () => next,
    ring: () => {
      const current = wake
      next = new Promise<void>((resolve) => (wake = resolve))
      current()
    },
  }
}

type Context = { halt: AbortSignal; bell: Bell }

async function serve(url: string, options: Own & { pool: Pool }, { halt, bell }: Context): Promise<void> {
  let prunedAt = 0
  const isHalted = () => halt.aborted
  while (!isHalted()) {
    const rung = bell.rung()
    try {
      await ensureReceivers(options.pool, [url])
      if (Date.now() - prunedAt > pruneMs) {
        await prune(options.pool)
        prunedAt = Date.now()
      }
      while (!isHalted() && (await deliverNext(url, options, halt)));
    } catch (error) {
      // The database is away, or not migrated yet. What waits there waits until it is back.
      if (!halt.aborted) log.warn(`Webhooks wait for a retry: ${messageOf(error)}`)
    }
    await Promise.race([rung, sleep(pollMs, undefined, { ref: false })])
  }
}
