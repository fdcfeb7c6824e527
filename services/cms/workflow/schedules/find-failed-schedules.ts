import { type Payload } from 'payload'

type Event = {
  id: number
  item?: number | null
  kind: string
  locale?: string | null
  title?: string | null
  note?: string | null
}

export type FailedSchedule = { collection: string; id: number; locale: string | null; title: string; note: string }

const days = 14
const dayMs = 86_400_000
const mostShown = 100

/** Schedules that failed of late, without those whose text was published, withdrawn, scheduled again or deleted since. */
export async function findFailedSchedules(payload: Payload): Promise<FailedSchedule[]> {
  const since = new Date(Date.now() - days * dayMs).toISOString()
  const { docs } = await payload.find({
    collection: 'audit-events',
    where: { at: { greater_than: since }, what: { equals: 'schedule-failed' } },
    sort: '-id',
    limit: mostShown,
    depth: 0,
  })
  const failed = newestOfEach(docs as unknown as Event[])
  const later = await findLater(payload, failed)
  return failed
    .filter((event) => !later.some((other) => settles(other, event)))
    .map(({ kind, item, locale, title, note }) => ({
      collection: kind,
      id: item ?? 0,
      locale: locale ?? null,
      title: title ?? '',
      note: note ?? '',
    }))
}

function newestOfEach(events: Event[]): Event[] {
  const isNewest = ({ kind, item, locale }: Event, position: number) =>
    events.findIndex((one) => one.kind === kind && one.item === item && one.locale === locale) === position
  return events.filter((event) => typeof event.item === 'number').filter(isNewest)
}

async function findLater(payload: Payload, failed: Event[]): Promise<Event[]> {
  if (failed.length === 0) return []
  const { docs } = await payload.find({
    collection: 'audit-events',
    where: {
      id: { greater_than: Math.min(...failed.map(({ id }) => id)) },
      item: { in: failed.map(({ item }) => item) },
      what: { in: ['publish', 'withdraw', 'schedule', 'trash', 'delete'] },
    },
    limit: 0,
    pagination: false,
    depth: 0,
  })
  return docs as unknown as Event[]
}

/** What was done to one language says nothing of the others; what names none was done to all of them. */
const settles = (later: Event, failed: Event): boolean =>
  later.id > failed.id &&
  later.kind === failed.kind &&
  later.item === failed.item &&
  (!later.locale || !failed.locale || later.locale === failed.locale)
