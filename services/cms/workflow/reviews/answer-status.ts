import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload'
import { hasStatus } from '../../../../src/content/nav-question'

type Answer = { question?: unknown; status?: unknown; _status?: string; review?: { state?: string } | null }

/** An answer has a status where its question asks for one, and nowhere else: there it would say nothing. */
export const keepStatus: CollectionBeforeChangeHook = async ({ data, req, collection }) => {
  const answer = data as Answer
  const kind = await findKind(req, answer.question)
  if (kind === undefined) return answer
  if (!hasStatus(kind)) return { ...answer, status: null }
  const isAsked = answer._status === 'published' || (answer.review?.state ?? 'draft') !== 'draft'
  if (!isAsked || typeof answer.status === 'string') return answer
  const problem = { path: 'status', label: 'What the law says', message: 'Choose what the law says to this question.' }
  throw new ValidationError({ collection: collection.slug, errors: [problem], req }, req.t)
}

async function findKind(req: PayloadRequest, question: unknown): Promise<string | undefined> {
  const id = typeof question === 'object' && question !== null ? (question as { id?: unknown }).id : question
  if (typeof id !== 'number') return undefined
  const found = await req.payload.db.findOne<{ valueType?: string | null } & { id: number }>({
    collection: 'nav-questions',
    where: { id: { equals: id } },
    req,
  })
  return found?.valueType ?? undefined
}
