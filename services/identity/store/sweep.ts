import { keptRecords } from '../../../src/config/kept-records'
import { type Database } from '../../database/open-database'

const letterDays = keptRecords['sign-in'].keptFor.days
const everyMs = 300_000
const expiring = ['artifacts', 'tickets', 'codes', 'attempts']

/** Removes what has expired, now and then, and letters as old as anything else of a sign-in may become. */
export function sweepExpired(database: Database): () => void {
  const sweep = async () => {
    for (const table of expiring) await database.query(`delete from identity.${table} where expires_at < now()`)
    await database.query('delete from identity.outbox where sent_at < now() - make_interval(days => $1)', [letterDays])
  }
  // The database may be away for a moment; the next round does what this one could not.
  const timer = setInterval(() => void sweep().catch(() => undefined), everyMs)
  return () => clearInterval(timer)
}
