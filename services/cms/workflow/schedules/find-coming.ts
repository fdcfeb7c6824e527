import { type Payload } from 'payload'
import { findTitle } from '../../audit/titles'
import { findContent } from '../../log/facts'

export type Coming = {
  job: number
  collection: string
  id: number
  locale: string | null
  title: string
  at: string
  what: 'publish' | 'withdraw' | 'end-embargo'
}

type Job = {
  id: number
  taskSlug: string
  waitUntil: string
  input: {
    type?: string
    locale?: string
    doc?: { relationTo: string; value: string }
    collection?: string
    item?: number
  }
}

const mostShown = 10

/** What will happen by itself, the soonest first. */
export async function findComing(payload: Payload, most = mostShown): Promise<Coming[]> {
  const { docs } = await payload.db.find<Job>({
    collection: 'payload-jobs',
    where: {
      taskSlug: { in: ['schedulePublish', 'endEmbargo'] },
      completedAt: { exists: false },
      hasError: { not_equals: true },
      waitUntil: { greater_than: new Date().toISOString() },
    },
    sort: 'waitUntil',
    limit: most,
  })
  const coming = await Promise.all(docs.map((job) => toComing(payload, job)))
  return coming.filter((one) => one !== undefined).filter(isFirst)
}

async function toComing(payload: Payload, { id: job, waitUntil, input }: Job): Promise<Coming | undefined> {
  const collection = findContent(payload, input.doc?.relationTo ?? input.collection ?? '')
  if (!collection) return undefined
  const id = Number(input.doc?.value ?? input.item)
  const title = await findTitle({ payload }, collection, { id, locale: input.locale })
  const scheduled = input.type === 'unpublish' ? 'withdraw' : 'publish'
  const what = input.doc ? scheduled : 'end-embargo'
  return { job, collection: collection.slug, id, locale: input.locale ?? null, title, at: waitUntil, what }
}

/** An embargo is waited for once for every time that its item was published. */
const isFirst = (coming: Coming, position: number, all: Coming[]): boolean =>
  all.findIndex(
    ({ collection, id, locale, at, what }) =>
      collection === coming.collection &&
      id === coming.id &&
      locale === coming.locale &&
      at === coming.at &&
      what === coming.what,
  ) === position
