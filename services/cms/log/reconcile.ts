import { sql } from '@payloadcms/db-postgres/drizzle'
import { append, type Appended, type Written } from './append'
import { findDesired } from './desired'
import { findBelow, findShowing } from './editions/followers'
import { keepFormer, settleAddresses } from './editions/settle-addresses'
import { findContent } from './facts'
import { emptyNotes, type MediaNotes } from './media/media-notes'
import { reconcileMedia } from './media/reconcile-media'
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
  const media = emptyNotes()
  const isTouched = (collection: string, id: number) => touched.get(collection)?.has(id) ?? false
  const follow = async (queue: [string, number[]][]) => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [collection, ids] = next
      const added = await reconcileOne(open, collection, { ids, isTouched: (id) => isTouched(collection, id), media })
      written.push(...added)
      queue.push(...(await findBelow(open, collection, added.filter(hasMoved))))
      queue.push(...(await findShowing(open, collection, { ids, isTouched })))
    }
  }
  await follow([...touched].map(([collection, ids]) => [collection, [...ids]]))
  await follow(await settleAddresses(open, written))
  for (const id of touched.get('media') ?? []) media.touched.add(id)
  return [...written, ...(await reconcileMedia(open, media))]
}

/** The same for these documents alone. Run over every document, it is the first fill and the audit. */
export async function reconcileDocuments(open: Open, collection: string, ids: number[]): Promise<Written[]> {
  const media = emptyNotes()
  const written = await reconcileOne(open, collection, { ids, isTouched: () => true, media })
  for (const [owner, owned] of await settleAddresses(open, written)) {
    written.push(...(await reconcileOne(open, owner, { ids: owned, isTouched: () => true, media })))
  }
  return [...written, ...(await reconcileMedia(open, media))]
}

type Asked = { ids: number[]; isTouched: (id: number) => boolean; media: MediaNotes }

async function reconcileOne(open: Open, collection: string, asked: Asked): Promise<Written[]> {
  if (!findContent(open.payload, collection)) return []
  const written: Written[] = []
  for (const desired of await findDesired(open, collection, asked)) {
    const appended = await append(open.tx, desired)
    noteMedia(asked.media, appended)
    written.push(...appended.written)
  }
  await keepFormer(open.tx, written.filter(hasMoved))
  return written
}

/** What a document names no more was withdrawn with it where the document was, in any of its languages. */
function noteMedia({ touched, withdrawn }: MediaNotes, { written, media }: Appended): void {
  const gone = new Set(written.filter(({ operation }) => operation === 'withdraw').map(({ itemId }) => itemId))
  for (const id of media.named) touched.add(id)
  for (const { itemId, id } of media.dropped) {
    touched.add(id)
    if (gone.has(itemId)) withdrawn.add(id)
  }
}

const hasMoved = ({ address, formerAddress }: Written): boolean => address !== formerAddress
