import { type CollectionAfterChangeHook, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'
import { type Review, type ReviewState } from '../fields/review'
import { type AuditedAction, record } from './record'
import { titleIn } from './titles'

type Row = Record<string, unknown> & { id: number }
type Edition = Row & { review?: Review | null; deletedAt?: string | null }

const actionOf: Record<ReviewState, AuditedAction> = {
  'in-review': 'send-for-review',
  approved: 'approve',
  draft: 'send-back',
}

export const recordReview: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req, collection }) => {
  const edition = doc as Edition
  if (req.context.isRestoringVersion) return edition
  const before = (operation === 'update' ? (previousDoc as Edition).review?.state : undefined) ?? 'draft'
  const state = edition.review?.state ?? 'draft'
  if (state === before) return edition
  const event = { collection: collection.slug, item: edition.id, title: titleIn(collection, edition) }
  await record(req, { what: actionOf[state], ...event, locale: req.locale ?? undefined, note: noteOf(req) })
  return edition
}

/** As it was sent with this step: an approval empties it for the next. */
const noteOf = ({ context }: PayloadRequest) => context.reviewNote as string | null | undefined

export const recordTrash: CollectionAfterChangeHook = async ({ doc, previousDoc, req, collection }) => {
  const edition = doc as Edition
  const [isBinned, wasBinned] = [edition, previousDoc as Edition].map(({ deletedAt }) => Boolean(deletedAt))
  if (isBinned === wasBinned) return edition
  await record(req, {
    what: isBinned ? 'trash' : 'untrash',
    collection: collection.slug,
    item: edition.id,
    title: titleIn(collection, edition),
  })
  return edition
}

export const recordDelete: CollectionBeforeDeleteHook = async ({ id, req, collection }) => {
  const edition = await req.payload.findByID({ collection: collection.slug, id, depth: 0, trash: true, req })
  const title = titleIn(collection, edition as unknown as Edition)
  await record(req, { what: 'delete', collection: collection.slug, item: Number(id), title })
}
