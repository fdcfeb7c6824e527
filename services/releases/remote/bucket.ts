import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { type ByteRange } from '../store/blobs'

/** Bytes by key, in a store that speaks S3. */
export type Bucket = {
  read: (key: string) => Promise<Buffer | undefined>
  sizeOf: (key: string) => Promise<number | undefined>
  stream: (key: string, range?: ByteRange) => Readable
  write: (key: string, bytes: Buffer) => Promise<void>
  /** For what does not fit into memory. */
  writeStream: (key: string, source: Readable, size: number) => Promise<void>
  /** Every key that begins so. */
  list: (prefix: string) => Promise<string[]>
  /** Whether any key begins so. */
  holds: (prefix: string) => Promise<boolean>
  remove: (key: string) => Promise<void>
  close: () => void
}

type Place = { name: string; endpoint: string | undefined; region: string }

/** Who may enter is said by the environment or by the machine's role, as for every program that uses this client. */
export function openBucket({ name: Bucket, endpoint, region }: Place): Bucket {
  const client = new S3Client({
    region,
    // Others than Amazon know buckets by path, and not all of them the checksums that Amazon adds.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' }),
  })
  const get = (Key: string, range?: ByteRange) =>
    client.send(new GetObjectCommand({ Bucket, Key, ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}) }))
  return {
    read: async (key) => {
      const bytes = await unlessMissing(get(key)).then((found) => found?.Body?.transformToByteArray())
      return bytes && Buffer.from(bytes)
    },
    sizeOf: async (Key) => (await unlessMissing(client.send(new HeadObjectCommand({ Bucket, Key }))))?.ContentLength,
    stream: (key, range) =>
      Readable.from(
        chunksOf(() => get(key, range)),
        { objectMode: false },
      ),
    write: async (Key, Body) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body }))
    },
    writeStream: async (Key, Body, ContentLength) => {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength }))
    },
    list: async (Prefix) => {
      const keys: string[] = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        keys.push(...Contents.flatMap(({ Key }) => Key ?? []))
      }
      return keys
    },
    holds: async (Prefix) =>
      ((await client.send(new ListObjectsV2Command({ Bucket, Prefix, MaxKeys: 1 }))).Contents ?? []).length > 0,
    remove: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
    close: () => client.destroy(),
  }
}

async function* chunksOf(get: () => Promise<GetObjectCommandOutput>): AsyncGenerator<Buffer> {
  const { Body } = await get()
  if (Body instanceof Readable) yield* Body
}

async function unlessMissing<Found>(work: Promise<Found>): Promise<Found | undefined> {
  try {
    return await work
  } catch (error) {
    // Asked for its head alone, a store has no words for what is missing.
    if (error instanceof NoSuchKey || error instanceof NotFound) return undefined
    throw error
  }
}
