import { join } from 'node:path'
import { type ServerEnv } from '../../../src/config/env-server'
import { type Database } from '../../database/open-database'
import { openRemoteBlobs } from '../../releases/remote/blobs'
import { type Blobs, openBlobs } from '../../releases/store/blobs'

type Where = Pick<ServerEnv, 'DATA_DIR' | 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION'>

export type Contents = { blobs: Blobs; close: () => void }

/** Where the contents of people's files lie: on this machine's disk, or in the bucket that several machines share. */
export async function openContents(env: Where, database: Database): Promise<Contents> {
  if (env.S3_BUCKET === undefined) return { blobs: openBlobs(join(env.DATA_DIR, 'files')), close: () => undefined }
  // Amazon's client takes a while to load, and is nothing to an installation without a bucket.
  const { openBucket } = await import('../../releases/remote/bucket')
  const bucket = openBucket({ name: env.S3_BUCKET, endpoint: env.S3_ENDPOINT, region: env.S3_REGION })
  const shelf = { folder: 'files', table: 'account.blobs' }
  return { blobs: openRemoteBlobs(bucket, database, shelf), close: bucket.close }
}
