import { type CollectionConfig, type PayloadRequest } from 'payload'
import { findOpen } from './transaction'

type Hooks = Required<
  Pick<NonNullable<CollectionConfig['hooks']>, 'beforeChange' | 'afterChange' | 'beforeDelete' | 'afterDelete'>
>

/** Items of each collection that an open transaction has touched. Hooks only take note; deciding happens at commit. */
export type Touched = Map<string, Set<number>>

const byTransaction = new Map<string, Touched>()

export function takeTouched(transaction: string): Touched | undefined {
  const touched = byTransaction.get(transaction)
  byTransaction.delete(transaction)
  return touched
}

async function touch(req: PayloadRequest, collection: string, id: unknown): Promise<void> {
  const open = await findOpen(req)
  // Without a transaction the log could not be written together with the document, so nothing is written at all.
  if (!open)
    throw new Error(`A change of ${collection} outside a transaction was refused: the publication log would miss it.`)
  const touched: Touched = byTransaction.get(open.id) ?? new Map<string, Set<number>>()
  byTransaction.set(open.id, touched)
  const ids = touched.get(collection) ?? new Set<number>()
  touched.set(collection, ids.add(Number(id)))
}

/** For collections whose items, or whose traces in others, are published. */
export function touchHooks(slug: string): Hooks {
  return {
    beforeChange: [
      async ({ data, operation, originalDoc, req }) => {
        if (operation === 'update') await touch(req, slug, (originalDoc as { id: number }).id)
        return data as object
      },
    ],
    afterChange: [
      async ({ doc, req }) => {
        await touch(req, slug, (doc as { id: number }).id)
        return doc as object
      },
    ],
    beforeDelete: [({ id, req }) => touch(req, slug, id)],
    afterDelete: [({ id, req }) => touch(req, slug, id)],
  }
}
