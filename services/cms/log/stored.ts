import { type Open } from './transaction'

/** A document as it is stored: every language at once, relations as ids. */
export type Stored = Record<string, unknown> & { id: number }

/** Reads inside the transaction, without hooks and access rules: the truth about what is live is asked for here. */
export async function findStored(
  { payload, id }: Open,
  collection: string,
  where: [field: string, ids: number[]],
): Promise<Stored[]> {
  const [field, ids] = where
  if (ids.length === 0) return []
  const { docs } = await payload.db.find<Stored>({
    collection: collection,
    where: { [field]: { in: ids } },
    locale: 'all',
    limit: 0,
    pagination: false,
    req: { transactionID: id },
  })
  return docs
}
