import { type Open } from '../transaction'

/** A document as it is stored: every language at once, relations as ids. */
export type Stored = Record<string, unknown> & { id: number }

type Wanted = { where: [field: string, ids: number[]]; /** One field is enough. */ only?: string }

/** Reads inside the transaction, without hooks and access rules: the truth about what is live is asked for here. */
export async function findStored({ payload, id }: Open, collection: string, wanted: Wanted): Promise<Stored[]> {
  const [field, ids] = wanted.where
  if (ids.length === 0) return []
  const { docs } = await payload.db.find<Stored>({
    collection: collection,
    where: { [field]: { in: ids } },
    locale: 'all',
    limit: 0,
    pagination: false,
    ...(wanted.only === undefined ? {} : { select: { [wanted.only]: true } }),
    req: { transactionID: id },
  })
  return docs
}
