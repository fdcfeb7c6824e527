import { type CollectionAfterChangeHook, type PayloadRequest } from 'payload'
import { titleIn } from '../../audit/titles'
import { type Review } from '../../fields/review'
import { writeLetter } from '../../mail/letters'
import { type LetterKind } from '../../words/letter-words'
import { findApprovers } from './find-approvers'

type Edition = Record<string, unknown> & { id: number; review?: Review | null }

/** A step is reported to the person who has the next one. */
export const tellReview: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req, collection }) => {
  const edition = doc as Edition
  if (req.context.isRestoringVersion) return edition
  const before = (operation === 'update' ? (previousDoc as Edition).review?.state : undefined) ?? 'draft'
  const review = toNumbers(edition.review ?? {})
  if ((review.state ?? 'draft') === before) return edition
  const told = await planLetter(req, review)
  if (!told) return edition
  const item = { collection: collection.slug, id: edition.id, title: titleIn(collection, edition), locale: req.locale }
  const to = told.to.filter((id) => id !== Number(req.user?.id))
  const text = req.context.reviewNote as string | null | undefined
  await writeLetter(req, to, { kind: told.kind, item, who: nameOfUser(req), dueOn: told.dueOn, text })
  return edition
}

type Told = { to: number[]; kind: LetterKind; dueOn?: string | null | undefined }

async function planLetter(req: PayloadRequest, review: Review): Promise<Told | undefined> {
  const { state, reviewer, sentBy, returnedBy, dueOn } = review
  if (state === 'in-review') {
    const to = typeof reviewer === 'number' ? [reviewer] : await findOthers(req, review.writers ?? [])
    return { to, kind: 'review-asked', dueOn }
  }
  if (typeof sentBy !== 'number') return undefined
  if (state === 'approved') return { to: [sentBy], kind: 'review-approved' }
  return returnedBy ? { to: [sentBy], kind: 'review-sent-back' } : undefined
}

/** Who may approve a text that they did not write. */
async function findOthers({ payload, ...req }: PayloadRequest, writers: readonly number[]): Promise<number[]> {
  const approvers = await findApprovers(payload, req)
  return approvers.map(({ id }) => id).filter((id) => !writers.includes(id))
}

const nameOfUser = ({ user }: PayloadRequest): string | undefined => (user as { name?: string } | null)?.name

/** People may come as numbers or as documents. */
function toNumbers(review: Review): Review {
  const toNumber = (one: unknown): number | null =>
    one === null || one === undefined ? null : Number(typeof one === 'object' ? (one as { id: unknown }).id : one)
  const { reviewer, sentBy, returnedBy, writers } = review
  return {
    ...review,
    reviewer: toNumber(reviewer),
    sentBy: toNumber(sentBy),
    returnedBy: toNumber(returnedBy),
    writers: (writers ?? []).map((one) => Number(toNumber(one))),
  }
}
