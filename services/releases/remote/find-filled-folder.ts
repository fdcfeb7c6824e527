import { type BucketSettings, findBucket } from './find-bucket'

/** What an installation keeps in a bucket; its backups may lie beside that. */
const folders = ['blobs/', 'files/', 'media/']

/** The first folder of the bucket that holds anything; undefined where none does, or where there is no bucket. */
export async function findFilledFolder(env: BucketSettings): Promise<string | undefined> {
  const bucket = await findBucket(env)
  if (!bucket) return undefined
  try {
    for (const folder of folders) if (await bucket.holds(folder)) return folder
    return undefined
  } finally {
    bucket.close()
  }
}
