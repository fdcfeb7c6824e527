import { type Payload } from 'payload'
import { localesIn } from '../../../../src/config/locales'
import { titleAmong } from '../../audit/titles'
import { type Review } from '../../fields/review'
import { type ContentCollection, contentCollections } from '../../log/facts'

export type Waiting = {
  collection: string
  id: number
  locale: string
  title: string
  /** The moment at which it was sent; empty where nothing tells it. */
  since: string
  writers: readonly number[]
  /** Of whom it is asked, and by when, if anybody said. */
  reviewer: number | null
  dueOn: string | null
}

type Draft = Record<string, unknown> & { id: number; updatedAt: string | null; review?: Record<string, Review | null> }
type Sent = { kind: string; item: number; locale: string | null; at: string }

/** The texts, language by language, that were sent for review and not yet approved. */
export async function findWaiting(payload: Payload): Promise<Waiting[]> {
  const reviewed = contentCollections(payload)
  const found = (await Promise.all(reviewed.map((collection) => findIn(payload, collection)))).flat()
  const sent = await findSent(payload, found)
  const sinceOf = ({ collection, id, locale, since }: Waiting): string =>
    sent.find((one) => one.kind === collection && one.item === id && one.locale === locale)?.at ?? since
  return found
    .map((waiting) => ({ ...waiting, since: sinceOf(waiting) }))
    .sort((one, other) => inOrder(one).localeCompare(inOrder(other)))
}

/** What is due first, then what has waited longest. */
const inOrder = ({ dueOn, since }: Waiting): string => `${dueOn ?? '9999'} ${since}`

/** Asked of them, or of any lawyer who did not write it. */
export const isFor = ({ reviewer, writers }: Waiting, user: number): boolean =>
  reviewer === null ? !writers.includes(user) : reviewer === user

async function findIn(payload: Payload, collection: ContentCollection): Promise<Waiting[]> {
  const { slug, custom } = collection
  const { docs } = await payload.find({
    collection: slug,
    where: { 'review.state': { equals: 'in-review' } },
    draft: true,
    locale: 'all',
    limit: 0,
    pagination: false,
    select: { [custom.content.titleName]: true, review: true, updatedAt: true },
    depth: 0,
  })
  return (docs as unknown as Draft[]).flatMap((doc) =>
    localesIn(custom.content.set)
      .filter((locale) => doc.review?.[locale]?.state === 'in-review')
      .map((locale) => {
        const title = titleAmong(collection, doc, locale)
        const { writers, reviewer, dueOn } = doc.review?.[locale] ?? {}
        const asked = { writers: writers ?? [], reviewer: reviewer ?? null, dueOn: dueOn ?? null }
        return { collection: slug, id: doc.id, locale, title, since: doc.updatedAt ?? '', ...asked }
      }),
  )
}

/** The newest sending of each comes first. */
async function findSent(payload: Payload, waiting: Waiting[]): Promise<Sent[]> {
  if (waiting.length === 0) return []
  const { docs } = await payload.find({
    collection: 'audit-events',
    where: { what: { equals: 'send-for-review' }, item: { in: [...new Set(waiting.map(({ id }) => id))] } },
    sort: '-id',
    limit: 0,
    pagination: false,
    depth: 0,
  })
  return docs as unknown as Sent[]
}
