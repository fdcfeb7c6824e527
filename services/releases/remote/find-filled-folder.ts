import { type ServerEnv } from '../../../src/config/env-server'
import { openBucket } from './bucket'

/** What an installation keeps in a bucket; its backups may lie beside that. */
const folders = ['blobs/', 'files/', 'media/']

/** The first folder of the bucket that holds anything; undefined where none does, or where there is no bucket. */
export async function findFilledFolder(
  env: Pick<ServerEnv, 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION'>,
): Promise<string | undefined> {
  if (env.S3_BUCKET === undefined) return undefined
  const bucket = openBucket({ name: env.S3_BUCKET, endpoint: env.S3_ENDPOINT, region: env.S3_REGION })
  try {
    for (const folder of folders) if (await bucket.holds(folder)) return folder
    return undefined
  } finally {
    bucket.close()
  }
}
