import { type BucketSettings, findBucket } from '../remote/find-bucket'
import { openBucketLibrary } from '../remote/library'
import { openDiskLibrary } from './disk-library'
import { type Library } from './library'

/** On this machine's disk, or in the bucket that all machines share. */
export async function openLibrary({ folder, ...settings }: BucketSettings & { folder: string }): Promise<Library> {
  const bucket = await findBucket(settings)
  return bucket ? openBucketLibrary(bucket) : openDiskLibrary(folder)
}
