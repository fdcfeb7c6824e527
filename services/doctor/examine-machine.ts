import { mkdirSync } from 'node:fs'
import { type ServerEnv } from '../../src/config/env-server'
import { findBucket } from '../releases/remote/find-bucket'
import { messageOf } from '../shared/log'
import { checkDisk } from '../supervisor/preflight'

// https://github.com/nodejs/release: until when each line is given security fixes.
const lastDays: Readonly<Record<string, string>> = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30' }

export function findNodeProblem(version: string, today: string): string | undefined {
  const [major = ''] = version.split('.')
  const last = lastDays[major]
  return last !== undefined && last < today
    ? `Node.js ${version} has had no security fixes since ${last}; 22 or 24 has.`
    : undefined
}

export function findDiskProblem({ DATA_DIR }: ServerEnv): string | undefined {
  try {
    mkdirSync(DATA_DIR, { recursive: true })
    checkDisk(DATA_DIR)
    return undefined
  } catch (error) {
    return `DATA_DIR ${DATA_DIR}: ${messageOf(error)}`
  }
}

/** Whether a file can be put into the bucket, read and removed. */
export async function findBucketProblem(env: ServerEnv): Promise<string | undefined> {
  const bucket = await findBucket(env)
  if (!bucket) return undefined
  const key = `doctor/${process.pid}`
  try {
    await bucket.write(key, Buffer.from('well'))
    const read = await bucket.read(key)
    await bucket.remove(key)
    return read?.toString() === 'well'
      ? undefined
      : `S3_BUCKET ${env.S3_BUCKET} gives back something else than was put in.`
  } catch (error) {
    return `S3_BUCKET ${env.S3_BUCKET} cannot be used: ${messageOf(error)}.`
  } finally {
    bucket.close()
  }
}
