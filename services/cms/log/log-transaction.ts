import { type Payload } from 'payload'
import { announce } from '../nudge/announce'
import { type Written } from './append'
import { lockLog } from './reconcile'
import { findOpen, type Open } from './transaction'

type Work = (open: Open) => Promise<Written[]>

/** Writes to the log where no editor's transaction is open, and announces what was written; only to look, nothing of it stays. */
export async function inLogTransaction(payload: Payload, work: Work, isOnlyToLook = false): Promise<Written[]> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database gave no transaction.')
  let isKept = false
  try {
    const open = await findOpen({ payload, transactionID })
    if (!open) throw new Error('The transaction ended at once.')
    await lockLog(open.tx)
    const written = await work(open)
    if (!isOnlyToLook && written.length > 0) await announce(open.tx, Math.max(...written.map(({ seq }) => seq)))
    isKept = !isOnlyToLook
    return written
  } finally {
    if (isKept) await payload.db.commitTransaction(transactionID)
    else await payload.db.rollbackTransaction(transactionID)
  }
}
