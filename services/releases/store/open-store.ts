import { join } from 'node:path'
import { type ServerEnv } from '../../../src/config/env-server'
import { openDatabase } from '../../database/open-database'
import { embeddedIn } from '../../postgres/embedded'
import { openRemoteBlobs } from '../remote/blobs'
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

type Where = Pick<ServerEnv, 'DATA_DIR' | 'PORT_BASE' | 'DATABASE_URL' | 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION'>

/** On this machine's disk, or, where there is a bucket, for as many machines as there are: contents there, the rest in PostgreSQL. */
export async function openStore(env: Where): Promise<ReleaseStore> {
  if (env.S3_BUCKET === undefined) return openDiskStore(env.DATA_DIR)
  const database = openDatabase(env.DATABASE_URL ?? embeddedIn(env).url)
  // Amazon's client takes a while to load, and is nothing to an installation without a bucket.
  const { openBucket } = await import('../remote/bucket')
  const bucket = openBucket({ name: env.S3_BUCKET, endpoint: env.S3_ENDPOINT, region: env.S3_REGION })
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
