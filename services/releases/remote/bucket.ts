import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { type ByteRange } from '../store/blobs'

/** Bytes by key, in a store that speaks S3. */
export type Bucket = {
  read: (key: string) => Promise<Buffer | undefined>
  stream: (key: string, range?: ByteRange) => Readable
  write: (key: string, bytes: Buffer) => Promise<void>
  /** For what does not fit into memory. */
  writeStream: (key: string, source: Readable, size: number) => Promise<void>
  /** Every key that begins so. */
  list: (prefix: string) => Promise<string[]>
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

async function unlessMissing(work: Promise<GetObjectCommandOutput>): Promise<GetObjectCommandOutput | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    throw error
  }
}
