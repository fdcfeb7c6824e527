import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { BadInput } from '../request/bad-input'
import { findShape, type Related, type ShapeProblem } from './shape-problem'
import { findTextProblem } from './text-problem'

/** Refuses, before anything is done, what could not be stored or must never be shown; drafts are no exception. */
export const refuseBadInput: CollectionBeforeOperationHook = async ({ args, collection, req }) => {
  const data = (args as { data?: unknown }).data
  if (data === undefined || data === null) return args // it reads or removes
  if (typeof data !== 'object' || Array.isArray(data)) throw new BadInput('An item must be one object with its fields.')
  const text = findTextProblem(data)
  if (text !== undefined) throw new BadInput(text)

  const { problems, related } = findShape(collection.flattenedFields, data as Record<string, unknown>)
  const all = problems.length > 0 ? problems : await findMissing(req, related)
  if (all.length > 0) throw new ValidationError({ collection: collection.slug, errors: all, req }, req.t)
  return args
}

/** Every related item must exist; otherwise the database refuses, in words for nobody. */
async function findMissing(req: PayloadRequest, related: Related[]): Promise<ShapeProblem[]> {
  const missing: ShapeProblem[] = []
  for (const collection of new Set(related.map((relation) => relation.collection))) {
    const relations = related.filter((relation) => relation.collection === collection)
    const ids = [...new Set(relations.map(({ id }) => id))]
    const { docs } = await req.payload.db.find<{ id: number }>({
      collection,
      where: { id: { in: ids } },
      select: { id: true },
      limit: 0,
      pagination: false,
      req,
    })
    const there = new Set(docs.map(({ id }) => id))
    for (const { path, label, id } of relations) {
      if (there.has(id)) continue
      missing.push({
        path,
        label,
        message: `${label} names number ${id}, which does not exist (any more). Choose another.`,
      })
    }
  }
  return missing
}
