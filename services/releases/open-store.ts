import { join } from 'node:path'
import { type Blobs, openBlobs } from './blobs'
import { type Ledger, openLedger } from './ledger'
import { openReceipts, type Receipts } from './receipts'

export type ReleaseStore = { blobs: Blobs; ledger: Ledger; receipts: Receipts }

export const openStore = (dataDir: string): ReleaseStore => ({
  blobs: openBlobs(join(dataDir, 'releases', 'blobs')),
  ledger: openLedger(join(dataDir, 'releases', 'ledger')),
  receipts: openReceipts(join(dataDir, 'releases', 'receipts')),
})
