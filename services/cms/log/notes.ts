import { type PayloadRequest } from 'payload'
import { findOpen } from './transaction'

/** Items of each collection that an open transaction has touched. */
export type Touched = Map<string, Set<number>>

export type Notes = {
  add: (req: PayloadRequest, collection: string, id: unknown) => Promise<void>
  take: (transaction: string) => Touched | undefined
}

/** Hooks only take note of what they see; what follows from it is decided, and written, at the end of the transaction. */
export function createNotes(reader: string): Notes {
  const byTransaction = new Map<string, Touched>()
  return {
    add: async (req, collection, id) => {
      const open = await findOpen(req)
      // Without a transaction nothing could be written together with the document, so nothing is written at all.
      if (!open)
        throw new Error(`A change of ${collection} outside a transaction was refused: ${reader} would miss it.`)
      const touched: Touched = byTransaction.get(open.id) ?? new Map<string, Set<number>>()
      byTransaction.set(open.id, touched)
      const ids = touched.get(collection) ?? new Set<number>()
      touched.set(collection, ids.add(Number(id)))
    },
    take: (transaction) => {
      const touched = byTransaction.get(transaction)
      byTransaction.delete(transaction)
      return touched
    },
  }
}
