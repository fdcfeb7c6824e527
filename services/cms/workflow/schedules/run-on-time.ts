import { type Payload } from 'payload'

const limit = 100
const secondMs = 1000
// Enough for a moment that has come to be over, by the database's reckoning as well.
const afterMs = 10

/**
 * Runs what is due just after every full second, which is when editors schedule. Payload's own clock looks on the second,
 * where "before now" is not true yet and costs another second, and it looks away while something runs.
 */
export async function runOnTime(payload: Payload): Promise<[]> {
  await freeUnfinished(payload)
  const look = () => {
    wait()
    payload.jobs.run({ limit }).catch((err: unknown) => payload.logger.error({ err, msg: 'Cannot run what is due' }))
  }
  const wait = () => setTimeout(look, secondMs - (Date.now() % secondMs) + afterMs).unref()
  wait()
  return []
}

/** A process that was killed left what it ran marked as under way, and nobody would ever run it again. */
async function freeUnfinished(payload: Payload): Promise<void> {
  const where = { and: [{ processing: { equals: true } }, { completedAt: { exists: false } }] }
  await payload.db.updateJobs({ where, data: { processing: false }, limit: 0, returning: false })
}
