import { type ServerEnv } from '../../../src/config/env-server'
import { type Bucket } from './bucket'

export type BucketSettings = Pick<ServerEnv, 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION'>

/** The bucket that all machines of an installation share; undefined where it has none. */
export async function findBucket(env: BucketSettings): Promise<Bucket | undefined> {
  if (env.S3_BUCKET === undefined) return undefined
  // Amazon's client takes a while to load, and is nothing to an installation without a bucket.
  const { openBucket } = await import('./bucket')
  return openBucket({ name: env.S3_BUCKET, endpoint: env.S3_ENDPOINT, region: env.S3_REGION })
}
