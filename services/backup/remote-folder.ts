import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type ServerEnv } from '../../src/config/env-server'
import { atOnce } from '../releases/files/at-once'
import { type Bucket } from '../releases/remote/bucket'
import { filesAtOnce, headerName } from './folder'

type Where = Pick<ServerEnv, 'S3_ENDPOINT' | 'S3_REGION'>
export type RemotePlace = { name: string; prefix: string; endpoint: string | undefined; region: string; words: string }

/** A backup in a bucket; undefined for what names a folder. */
export function findRemotePlace(named: string, { S3_ENDPOINT, S3_REGION }: Where): RemotePlace | undefined {
  if (!named.startsWith('s3://')) return undefined
  const [, name, path] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/([^\s?#]*[^\s?#/])\/?$/.exec(named) ?? []
  if (name === undefined || path === undefined) throw new Error(`${named} must look like s3://bucket/path`)
  return { name, prefix: `${path}/`, endpoint: S3_ENDPOINT, region: S3_REGION, words: `s3://${name}/${path}` }
}

type Work = (folder: string) => Promise<string[]>

/** What is made in a folder here is there afterwards, read back and compared. */
export const withUploaded = (place: RemotePlace, make: Work): Promise<string[]> =>
  inBucket(place, async (bucket, folder) => {
    if ((await bucket.list(place.prefix)).length > 0)
      throw new Error(`${place.words} is not empty. Name a path that does not exist yet.`)
    const lines = await make(folder)
    await upload(folder, { bucket, place })
    return [...lines, `It is at ${place.words}, read back and equal.`]
  })

/** What is there is in a folder here, for as long as somebody works with it. */
export const withDownloaded = (place: RemotePlace, work: Work): Promise<string[]> =>
  inBucket(place, async (bucket, folder) => {
    const keys = await bucket.list(place.prefix)
    if (!keys.includes(place.prefix + headerName))
      throw new Error(`${place.words} holds no finished backup: there is no ${headerName} in it.`)
    await atOnce(filesAtOnce, keys, async (key) => {
      const path = join(folder, key.slice(place.prefix.length))
      if (relative(folder, path).startsWith('..')) throw new Error(`This backup names a file outside itself: ${key}`)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await pipeline(bucket.stream(key), createWriteStream(path, { mode: 0o600 }))
    })
    return work(folder)
  })

async function inBucket<Result>(place: RemotePlace, work: (bucket: Bucket, folder: string) => Promise<Result>) {
  // Amazon's client takes a while to load, and is nothing to who names a folder.
  const { openBucket } = await import('../releases/remote/bucket')
  const bucket = openBucket(place)
  const folder = await mkdtemp(join(tmpdir(), 'backup-'))
  try {
    return await work(bucket, join(folder, 'backup'))
  } finally {
    bucket.close()
    await rm(folder, { recursive: true, force: true })
  }
}

type Target = { bucket: Bucket; place: RemotePlace }

/** The header comes last: what was cut short is never taken for a backup. */
async function upload(folder: string, target: Target): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const header = join(folder, headerName)
  await atOnce(
    filesAtOnce,
    files.filter((file) => file !== header),
    (file) => send(folder, file, target),
  )
  await send(folder, header, target)
}

async function send(folder: string, file: string, { bucket, place }: Target): Promise<void> {
  const key = place.prefix + relative(folder, file).split(sep).join('/')
  await bucket.writeStream(key, createReadStream(file), (await stat(file)).size)
  if ((await digestOf(bucket.stream(key))) === (await digestOf(createReadStream(file)))) return
  throw new Error(`${key} does not read back as it was written.`)
}

async function digestOf(source: NodeJS.ReadableStream): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(source, hash)
  return hash.digest('hex')
}
