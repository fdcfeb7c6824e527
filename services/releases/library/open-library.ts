import { type ServerEnv } from '../../../src/config/env-server'
import { openDiskLibrary } from './disk-library'
import { type Library } from './library'

type Where = { folder: string } & Pick<ServerEnv, 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION'>

/** On this machine's disk, or in the bucket that all machines share. */
export async function openLibrary({ folder, S3_BUCKET, S3_ENDPOINT, S3_REGION }: Where): Promise<Library> {
  if (S3_BUCKET === undefined) return openDiskLibrary(folder)
  // Amazon's client takes a while to load, and is nothing to an installation without a bucket.
  const { openBucket } = await import('../remote/bucket')
  const { openBucketLibrary } = await import('../remote/library')
  return openBucketLibrary(openBucket({ name: S3_BUCKET, endpoint: S3_ENDPOINT, region: S3_REGION }))
}
