import { join } from 'node:path'
import { type Blobs, openBlobs } from './blobs'
import { type Ledger, openLedger } from './ledger'

export type ReleaseStore = { blobs: Blobs; ledger: Ledger }

export const openStore = (dataDir: string): ReleaseStore => ({
  blobs: openBlobs(join(dataDir, 'releases', 'blobs')),
  ledger: openLedger(join(dataDir, 'releases', 'ledger')),
})
