import { join } from 'node:path'
import { type ServerEnv } from '../../../src/config/env-server'
import { openDatabase } from '../../database/open-database'
import { databaseUrlOf } from '../../postgres/embedded'
import { openRemoteBlobs } from '../remote/blobs'
import { type BucketSettings, findBucket } from '../remote/find-bucket'
import { openRemoteLedger } from '../remote/ledger'
import { openRemoteReceipts } from '../remote/receipts'
import { type Blobs, openBlobs } from './blobs'
import { type Comparisons, openComparisons } from './comparisons'
import { type Ledger, openLedger } from './ledger'
import { openReceipts, type Receipts } from './receipts'

export type ReleaseStore = {
  blobs: Blobs
  ledger: Ledger
  receipts: Receipts
  comparisons: Comparisons
  close: () => Promise<void>
}

type Where = Pick<ServerEnv, 'DATA_DIR' | 'PORT_BASE' | 'DATABASE_URL'> & BucketSettings

/** On this machine's disk, or, where there is a bucket, for as many machines as there are: contents there, the rest in PostgreSQL. */
export async function openStore(env: Where): Promise<ReleaseStore> {
  const bucket = await findBucket(env)
  if (!bucket) return openDiskStore(env.DATA_DIR)
  const database = openDatabase(databaseUrlOf(env))
  return {
    // Comparisons stay on the disk: they are made where it publishes, with files that nobody else has.
    ...openDiskStore(env.DATA_DIR),
    blobs: openRemoteBlobs(bucket, database),
    ledger: openRemoteLedger(database),
    receipts: openRemoteReceipts(database),
    close: async () => {
      bucket.close()
      await database.end()
    },
  }
}

export const openDiskStore = (dataDir: string): ReleaseStore => ({
  blobs: openBlobs(join(dataDir, 'releases', 'blobs')),
  ledger: openLedger(join(dataDir, 'releases', 'ledger')),
  receipts: openReceipts(join(dataDir, 'releases', 'receipts')),
  comparisons: openComparisons(join(dataDir, 'releases')),
  close: () => Promise.resolve(),
})
