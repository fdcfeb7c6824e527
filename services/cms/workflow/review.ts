import { createHash } from 'node:crypto'
import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/deeds'
import { type ContentFacts } from '../collections/content'
import { type ReviewState } from '../fields/review'

type Review = {
  state?: ReviewState | null
  note?: string | null
  writtenBy?: number | null
  approvedBy?: number | null
  approvedAt?: string | null
  digest?: string | null
}
type Edition = Record<string, unknown> & { review?: Review | null; _status?: string | null }

// What does not change the words that a reader will see.
const aside = new Set(['review', '_status', 'live', 'updatedAt', 'createdAt', 'id', 'deletedAt'])

/** Stands for the words of one language: the same words, the same digest. */
function digestOf(edition: Edition): string {
  const words = Object.entries(edition)
    .filter(([name, value]) => !aside.has(name) && value !== undefined && value !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(words)).digest('hex')
}

/** Keeps the review true: who wrote, who approved which words, and that nobody approves their own. */
const keepReview: CollectionBeforeChangeHook = ({ data, originalDoc, req, collection }) => {
  const edition = data as Edition
  const before = (originalDoc as Edition | undefined)?.review ?? {}
  const facts = (collection.custom as { content: ContentFacts }).content
  const digest = digestOf(edition)
  const review: Review = { ...before, note: edition.review?.note ?? null, digest }
  const hasNewWords = digest !== before.digest
  if (hasNewWords) review.writtenBy = idOf(req) ?? before.writtenBy ?? null

  const asked = edition.review?.state ?? 'draft'
  const isApproving =
    asked === 'approved' && (before.state !== 'approved' || !hasNewWords) && before.state !== 'approved'
  if (isApproving) approve(review, { req, facts })
  else if (asked === 'approved' && !hasNewWords) review.state = 'approved'
  else Object.assign(review, { state: asked === 'approved' ? 'draft' : asked, approvedBy: null, approvedAt: null })

  edition.review = review
  if (edition._status === 'published' && facts.needsApproval && req.user) requireApproval(review, facts, edition)
  return edition
}

function approve(review: Review, { req, facts }: { req: PayloadRequest; facts: ContentFacts }): void {
  if (req.user && !mayDo(rolesOf(req.user), 'approve')) {
    throw new APIError(
      'Only a lawyer approver can approve a text. Set it to "In review" instead.',
      403,
      undefined,
      true,
    )
  }
  if (facts.needsApproval && review.writtenBy !== null && review.writtenBy === idOf(req)) {
    throw new APIError(
      'You wrote the last change of this text, so another lawyer must approve it.',
      403,
      undefined,
      true,
    )
  }
  Object.assign(review, { state: 'approved', approvedBy: idOf(req), approvedAt: new Date().toISOString() })
}

function requireApproval(review: Review, facts: ContentFacts, edition: Edition): void {
  if (review.state === 'approved') return
  const name = edition[facts.titleName]
  const title = typeof name === 'string' ? name : 'This text'
  throw new APIError(
    `"${title}" is not approved yet. Send it for review; a lawyer other than its writer approves it.`,
    403,
    undefined,
    true,
  )
}

const idOf = ({ user }: PayloadRequest): number | null => (user ? Number(user.id) : null)

export const reviewHooks = { beforeChange: [keepReview] }
