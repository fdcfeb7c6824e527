import { join } from 'node:path'
import { type ServerEnv } from '../../../src/config/env-server'
import { type Database } from '../../database/open-database'
import { openRemoteBlobs } from '../../releases/remote/blobs'
import { type BucketSettings, findBucket } from '../../releases/remote/find-bucket'
import { type Blobs, openBlobs } from '../../releases/store/blobs'

type Where = Pick<ServerEnv, 'DATA_DIR'> & BucketSettings

export type Contents = { blobs: Blobs; close: () => void }

/** Where the contents of people's files lie: on this machine's disk, or in the bucket that several machines share. */
export async function openContents(env: Where, database: Database): Promise<Contents> {
  const bucket = await findBucket(env)
  if (!bucket) return { blobs: openBlobs(join(env.DATA_DIR, 'files')), close: () => undefined }
  const shelf = { folder: 'files', table: 'account.blobs' }
  return { blobs: openRemoteBlobs(bucket, database, shelf), close: bucket.close }
}
