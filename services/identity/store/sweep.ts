import { type Database } from '../../database/open-database'

const everyMs = 300_000
const expiring = ['artifacts', 'tickets', 'codes', 'attempts']

/** Removes what has expired, now and then. */
export function sweepExpired(database: Database): () => void {
  const sweep = async () => {
    for (const table of expiring) await database.query(`delete from identity.${table} where expires_at < now()`)
  }
  // The database may be away for a moment; the next round does what this one could not.
  const timer = setInterval(() => void sweep().catch(() => undefined), everyMs)
  return () => clearInterval(timer)
}
