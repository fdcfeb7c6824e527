import { type Payload } from 'payload'

type Event = { item?: number | null; kind: string; locale?: string | null; title?: string | null; note?: string | null }

export type FailedSchedule = { collection: string; id: number; locale: string | null; title: string; note: string }

const days = 14
const dayMs = 86_400_000

/** Schedules that failed of late, without those whose text was published, scheduled anew or deleted since. */
export async function findFailedSchedules(payload: Payload): Promise<FailedSchedule[]> {
  const since = new Date(Date.now() - days * dayMs).toISOString()
  const { docs } = await payload.find({
    collection: 'audit-events',
    where: { at: { greater_than: since }, what: { in: ['schedule-failed', 'publish', 'schedule', 'delete'] } },
    sort: '-id',
    limit: 1000,
    depth: 0,
  })
  const settled = new Set<string>()
  return (docs as unknown as (Event & { what: string })[]).flatMap(({ what, item, kind, locale, title, note }) => {
    const key = `${kind} ${item ?? ''}`
    if (settled.has(key) || typeof item !== 'number') return []
    settled.add(key)
    if (what !== 'schedule-failed') return []
    return [{ collection: kind, id: item, locale: locale ?? null, title: title ?? '', note: note ?? '' }]
  })
}
