import { type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { rolesOf } from '../../access/access'
import { mayDo } from '../../access/actions'
import { findEditionProblems, tellProblems } from '../../fields/edition-problem'
import { type Review } from '../../fields/review'
import { type ContentCollection } from '../../log/facts'
import { PublicationProblem } from '../../log/refusals/publication-problem'
import { Refusal } from '../refusal'
import { type Digests, digestsOf } from '../versions/digests'
import { needsApprovalOf } from './approval'

type Edition = Record<string, unknown> & { review?: Review | null; factWriters?: number[] | null }
type Change = { newWords: boolean; newFacts: boolean; digests: Digests; by: number | undefined }

/**
 * Keeps the review of one language true, whatever was sent: who wrote since the last approval, what was approved, and
 * that the approver is none of the writers. Only `state`, `note`, `reviewer` and `dueOn` are the sender's to set.
 */
export const keepReview: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req, collection }) => {
  // An older version comes back with the review that it had.
  if (req.context.isRestoringVersion) return data as Edition
  const { flattenedFields } = collection as ContentCollection
  const edition = data as Edition
  const before = (operation === 'update' ? originalDoc : {}) as Edition
  const [now, then] = [edition, before].map((one) => digestsOf(flattenedFields, one)) as [Digests, Digests]
  const change: Change = {
    newWords: now.words !== then.words,
    newFacts: now.facts !== then.facts,
    digests: then,
    by: req.user ? Number(req.user.id) : undefined,
  }
  const factWriters = change.newFacts ? add(before.factWriters, change.by) : (before.factWriters ?? [])
  const review = toNext(before.review ?? {}, edition.review ?? {}, change)
  const isStep = review.state !== 'draft' && review.state !== before.review?.state
  const isApproving = isStep && review.state === 'approved'
  if (isApproving) {
    const isSecond = await needsApprovalOf(req, collection as ContentCollection, [before, edition])
    requireApprover(review, { req, factWriters, isSecond })
  }
  if (isStep) requireComplete(collection as ContentCollection, edition)
  if (isStep && !isApproving) await requireReviewer(req, review)
  req.context.reviewNote = edition.review?.note ?? null
  return { ...edition, review, factWriters: isApproving ? [] : factWriters }
}

const add = (writers: number[] | null | undefined, writer: number | undefined): number[] =>
  writer === undefined ? (writers ?? []) : [...new Set([...(writers ?? []), writer])]

function toNext(before: Review, sent: Review, { newWords, newFacts, digests, by }: Change): Review {
  const isNew = newWords || newFacts
  const was = before.state ?? 'draft'
  const asked = sent.state ?? was
  const note = sent.note ?? null
  const writers = isNew ? add(was === 'approved' ? [] : before.writers, by) : (before.writers ?? [])
  const asking = toAsking(before, sent, by)
  // A form still says "approved" when its text is changed after the approval: that asks for nothing.
  if (was === 'approved' && asked === 'approved') {
    return isNew ? { ...asking, state: 'draft', note, writers } : { ...before, note }
  }
  if (asked !== 'approved') return { ...asking, state: asked, note, writers }
  if (was !== 'in-review') throw new Refusal('This text has not been sent for review. Send it first, then approve it.')
  if (isNew) throw new Refusal('The text was changed in the same step. Save it, and let another lawyer approve it.')
  // The note has been read: the history keeps it, and the next step has its own.
  const approved = { approvedBy: by ?? null, approvedAt: new Date().toISOString() }
  return { ...asking, state: asked, note: null, writers, ...approved, ...digests }
}

/** Of whom it is asked and by when is the sender's to say; who sent it, and who gave it back, is not. */
function toAsking(before: Review, sent: Review, by: number | undefined): Review {
  const [was, asked] = [before.state ?? 'draft', sent.state ?? before.state ?? 'draft']
  const { reviewer = before.reviewer ?? null, dueOn = before.dueOn ?? null } = sent
  const isSending = asked === 'in-review' && was !== 'in-review'
  const isReturning = asked === 'draft' && was !== 'draft'
  const sentBy = isSending ? (by ?? null) : (before.sentBy ?? null)
  const kept = asked === 'draft' ? (before.returnedBy ?? null) : null
  return { reviewer, dueOn, sentBy, returnedBy: isReturning && sentBy !== by ? (by ?? null) : kept }
}

/** Anyone who is asked must be able to answer. */
async function requireReviewer({ payload, ...req }: PayloadRequest, { reviewer, writers }: Review): Promise<void> {
  if (reviewer === null || reviewer === undefined) return
  const person = await payload.db.findOne<{ id: number; name: string; roles?: string[] }>({
    collection: 'users',
    where: { id: { equals: reviewer } },
    req,
  })
  if (!person || !mayDo(rolesOf(person), 'approve')) {
    throw new Refusal('This colleague cannot approve texts. Choose a lawyer approver.')
  }
  if (writers?.includes(person.id)) throw new Refusal('This lawyer wrote in this text. Choose another one.')
}

/** A lawyer is asked about a whole text: completing it afterwards would take the approval back. */
function requireComplete({ flattenedFields }: ContentCollection, edition: Edition): void {
  const found = findEditionProblems(flattenedFields, edition)
  if (found.length === 0) return
  const marked = found.map(({ path, label, problem }) => ({ path, message: `${label} – ${problem}` }))
  throw new PublicationProblem(`${tellProblems(found)}. Complete it, then send it for review.`, marked)
}

type Approving = { req: PayloadRequest; factWriters: number[]; isSecond: boolean }

function requireApprover({ writers }: Review, { req, factWriters, isSecond }: Approving): void {
  if (!req.user) return
  if (!mayDo(rolesOf(req.user), 'approve')) {
    throw new Refusal('Only a lawyer approver can approve a text. Send it for review instead.')
  }
  if (isSecond && [...(writers ?? []), ...factWriters].includes(Number(req.user.id))) {
    throw new Refusal('You changed this text since its last approval, so another lawyer must approve it.')
  }
}
