import { type Outbox } from '../../indexing/outbox'
import { keptReceipts, type Receipts } from '../../releases/store/receipts'
import { log, messageOf } from '../../shared/log'

/** Once search knows everything, the receipts that said "pending" say so: also those of a publisher that was killed. */
export function openMending(outbox: Outbox, receipts: Receipts): () => void {
  let mending = Promise.resolve()
  const mend = async () => {
    await outbox.empty()
    if (!outbox.isIdle) return
    for (const receipt of await receipts.newest(keptReceipts)) {
      if (receipt.search === 'pending') await receipts.write({ ...receipt, search: 'done' })
    }
  }
  return () => {
    mending = mending.then(mend).catch((error: unknown) => {
      log.error(`Receipts still say that search is pending: ${messageOf(error)}`)
    })
  }
}
