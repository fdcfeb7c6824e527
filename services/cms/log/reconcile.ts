import { sql } from '@payloadcms/db-postgres/drizzle'
import { append, type Written } from './append'
import { findDesired } from './desired'
import { findBelow, findShowing } from './editions/followers'
import { keepFormer, settleAddresses } from './editions/settle-addresses'
import { findContent } from './facts'
import { type Touched } from './notes'
import { type Open, type Transaction } from './transaction'

// Any number that no other lock of this database uses.
const logLock = 741_100

/**
 * Serialises every writer of the log until its commit, so that a reader's cursor never passes a late row. It is the last
 * lock that a transaction takes, and nothing done under it waits for another's rows: it can be in no deadlock.
 */
export const lockLog = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(logLock))})`)

/**
 * Appends what differs between the live editions and the log's newest rows, for everything that was touched and
 * everything that follows from it.
 */
export async function reconcile(open: Open, touched: Touched): Promise<Written[]> {
  const written: Written[] = []
  const isTouched = (collection: string, id: number) => touched.get(collection)?.has(id) ?? false
  const follow = async (queue: [string, number[]][]) => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [collection, ids] = next
      const added = await reconcileOne(open, collection, { ids, isTouched: (id) => isTouched(collection, id) })
      written.push(...added)
      queue.push(...(await findBelow(open, collection, added.filter(hasMoved))))
      queue.push(...(await findShowing(open, collection, { ids, isTouched })))
    }
  }
  await follow([...touched].map(([collection, ids]) => [collection, [...ids]]))
  await follow(await settleAddresses(open, written))
  return written
}

/** The same for these documents alone. Run over every document, it is the first fill and the audit. */
export async function reconcileDocuments(open: Open, collection: string, ids: number[]): Promise<Written[]> {
  const written = await reconcileOne(open, collection, { ids, isTouched: () => true })
  for (const [owner, owned] of await settleAddresses(open, written)) {
    written.push(...(await reconcileOne(open, owner, { ids: owned, isTouched: () => true })))
  }
  return written
}

type Asked = { ids: number[]; isTouched: (id: number) => boolean }

async function reconcileOne(open: Open, collection: string, asked: Asked): Promise<Written[]> {
  if (!findContent(open.payload, collection)) return []
  const written: Written[] = []
  for (const desired of await findDesired(open, collection, asked)) written.push(...(await append(open.tx, desired)))
  await keepFormer(open.tx, written.filter(hasMoved))
  return written
}

const hasMoved = ({ address, formerAddress }: Written): boolean => address !== formerAddress
