import { type PayloadRequest } from 'payload'
import { titleAmong } from '../audit/titles'
import { findPlanned } from '../bundles/bundles'
import { type ContentCollection, contentCollections, findContent } from '../log/facts'
import { databaseOf } from '../log/transaction'
import { findWaiting } from '../workflow/reviews/find-waiting'
import { findComing } from '../workflow/schedules/find-coming'
import { type CalendarEntry } from './calendar-entry'

type Month = { from: string; to: string }
type Doc = Record<string, unknown> & { id: number }

/** Everything of a month that has a day, whatever it is; in order. */
export async function findCalendar(req: PayloadRequest, month: Month): Promise<CalendarEntry[]> {
  const found = await Promise.all([
    findSchedules(req),
    findBundles(req),
    findPublished(req, month),
    findInReview(req),
    findDays(req, month, { collection: 'events', field: 'startsAt', what: 'event' }),
    findDays(req, month, { collection: 'vacancies', field: 'closesOn', what: 'ends' }),
    findDays(req, month, { collection: 'nav-jurisdictions', field: 'reviewDue', what: 'review-due' }),
    ...contentCollections(req.payload).map(({ slug: collection }) => findReviewDays(req, month, collection)),
  ])
  return found
    .flat()
    .filter(({ at }) => at >= month.from && at < month.to)
    .sort((one, other) => one.at.localeCompare(other.at))
}

async function findSchedules({ payload }: PayloadRequest): Promise<CalendarEntry[]> {
  const coming = await findComing(payload, 500)
  return coming.map(({ job, collection, id, locale, title, at, what }) => ({
    ...{ collection, id, locale, title, at, what },
    ...(what === 'end-embargo' ? {} : { move: { kind: 'schedule' as const, id: job } }),
  }))
}

async function findBundles({ payload }: PayloadRequest): Promise<CalendarEntry[]> {
  const bundles = await findPlanned(databaseOf(payload), new Date(0).toISOString())
  return bundles.flatMap(({ id, name, dueAt, doneAt, problem, changes }): CalendarEntry[] => {
    if (dueAt === null) return []
    const own = {
      collection: 'bundles',
      id,
      locale: null,
      title: `${name} (${changes.length})`,
      at: dueAt,
      what: 'bundle' as const,
    }
    const parts = changes.map(({ collection, item, locale, operation }) => ({
      collection,
      id: item,
      locale,
      operation,
    }))
    return [{ ...own, parts, problem, ...(doneAt === null ? { move: { kind: 'bundle' as const, id } } : {}) }]
  })
}

async function findPublished({ payload }: PayloadRequest, { from, to }: Month): Promise<CalendarEntry[]> {
  const { docs } = await payload.find({
    collection: 'audit-events',
    where: { what: { equals: 'publish' }, at: { greater_than_equal: from, less_than: to } },
    sort: '-at',
    limit: 300,
    pagination: false,
    depth: 0,
  })
  const events = docs as unknown as { kind: string; item: number; title: string; locale: string | null; at: string }[]
  return events.map(({ kind, item, title, locale, at }) => ({
    collection: kind,
    id: item,
    title,
    locale,
    at,
    what: 'published',
  }))
}

type Days = { collection: string; field: string; what: CalendarEntry['what'] }

async function findDays(
  { payload }: PayloadRequest,
  { from, to }: Month,
  { collection: slug, field, what }: Days,
): Promise<CalendarEntry[]> {
  const collection = findContent(payload, slug)
  if (!collection) return []
  const docs = await readDocs(payload, collection, {
    where: { [field]: { greater_than_equal: from, less_than: to } },
    field,
  })
  return docs.map((doc) => {
    const own = { collection: slug, id: doc.id, locale: null, title: titleAmong(collection, doc), what }
    return asDate({ ...own, at: doc[field] as string })
  })
}

/** A field of an item that has a day. What has begun stays where it is; what is overdue can be put off. */
function asDate(entry: CalendarEntry): CalendarEntry {
  const isOver = entry.what === 'event' && entry.at < new Date().toISOString()
  return {
    ...entry,
    ...(entry.what === 'event' ? {} : { isWholeDay: true as const }),
    ...(isOver ? {} : { move: { kind: 'date' as const, id: entry.id } }),
  }
}

/** Of texts each language has its own. */
async function findReviewDays(
  { payload }: PayloadRequest,
  { from, to }: Month,
  slug: string,
): Promise<CalendarEntry[]> {
  const collection = findContent(payload, slug)
  if (!collection) return []
  const where = { reviewDueAt: { greater_than_equal: from, less_than: to } }
  const docs = await readDocs(payload, collection, { where, field: 'reviewDueAt' })
  return docs.flatMap((doc) =>
    Object.entries((doc.reviewDueAt ?? {}) as Record<string, string | null>).flatMap(([locale, at]): CalendarEntry[] =>
      at === null
        ? []
        : [
            asDate({
              ...{ collection: slug, id: doc.id, locale, title: titleAmong(collection, doc, locale), at },
              what: 'review-due',
            }),
          ],
    ),
  )
}

/** What a lawyer was asked for by a day. */
async function findInReview({ payload }: PayloadRequest): Promise<CalendarEntry[]> {
  const waiting = await findWaiting(payload)
  return waiting.flatMap(({ collection, id, locale, title, dueOn }): CalendarEntry[] =>
    dueOn === null ? [] : [asDate({ collection, id, locale, title, at: dueOn, what: 'in-review' })],
  )
}

type Reading = { where: Record<string, object>; field: string }

/** As it is written now, published or not: who plans looks at what will be. */
async function readDocs(
  payload: PayloadRequest['payload'],
  collection: ContentCollection,
  { where, field }: Reading,
): Promise<Doc[]> {
  const { docs } = await payload.find({
    collection: collection.slug,
    where,
    draft: true,
    locale: 'all',
    limit: 500,
    pagination: false,
    select: { [collection.custom.content.titleName]: true, [field]: true },
    depth: 0,
  })
  return docs as unknown as Doc[]
}
