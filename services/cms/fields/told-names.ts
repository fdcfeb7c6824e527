import { type FieldHook, type PayloadRequest, type TextField } from 'payload'
import { type Review } from './review'

type Row = Record<string, unknown> & { review?: Review | null }

const nameOf = ({ user }: PayloadRequest): string | null => (user as { name?: string } | null)?.name ?? null

/** What comes back or is confirmed comes with its names, and programs without a person say who. */
const isTrusted = ({ user, context }: PayloadRequest): boolean => !user || context.isRestoringVersion === true

/** Until the next approval, the name under the last. */
const keepApprover: FieldHook = ({ data, originalDoc, req, value }): unknown => {
  if (isTrusted(req)) return value
  const [now, before] = [data, originalDoc].map((one: Row | undefined) => one?.review ?? {}) as [Review, Review]
  const isApproval = now.state === 'approved' && now.approvedAt !== before.approvedAt
  return isApproval ? nameOf(req) : ((originalDoc as Row | undefined)?.approver ?? null)
}

/** A day that somebody typed over is not the one that this lawyer confirmed. */
const keepReviewer: FieldHook = ({ data, originalDoc, req, value }): unknown => {
  if (isTrusted(req)) return value
  const [day, before] = [data, originalDoc].map((one: Row | undefined) => toDay(one?.reviewedAt))
  return day === before ? ((originalDoc as Row | undefined)?.reviewedBy ?? null) : null
}

const toDay = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 10) : '')

const toldName = (name: string, label: string, own: { description: string; keep: FieldHook }): TextField => ({
  name,
  type: 'text',
  label,
  localized: true,
  admin: { readOnly: true, description: own.description },
  hooks: { beforeChange: [own.keep] },
})

/** Who answers for a text of the law, as words: readers still see somebody whose account is gone. */
export const toldNames: TextField[] = [
  toldName('approver', 'Approved by', { description: 'Subscribers see it in the history.', keep: keepApprover }),
  toldName('reviewedBy', 'Last reviewed by', { description: 'Written by a yearly review.', keep: keepReviewer }),
]
