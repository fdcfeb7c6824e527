import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Readable, Transform, type TransformCallback } from 'node:stream'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Encrypts what leaves, and reads it back. The name of a file counts: exchanged files are refused. */
export type Seal = {
  lock: (name: string) => Transform
  /** The content of a file, as a stream that fails at its end if a bit of it was changed. */
  unlock: (path: string, name: string) => Promise<NodeJS.ReadableStream>
}

export const makeSalt = (): string => randomBytes(16).toString('hex')

/** A passphrase guards every backup of a firm for years: guessing it must cost. */
export function openSeal(passphrase: string, salt: string): Seal {
  const key = scryptSync(passphrase, Buffer.from(salt, 'hex'), 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 })
  return {
    lock: (name) => new Lock(key, name),
    unlock: async (path, name) => unlock(path, name, key),
  }
}

/** First the nonce, then the text, then the tag. */
class Lock extends Transform {
  readonly #iv = randomBytes(ivBytes)
  readonly #cipher

  constructor(key: Buffer, name: string) {
    super()
    this.#cipher = createCipheriv(algorithm, key, this.#iv).setAAD(Buffer.from(name))
    this.push(this.#iv)
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    done(null, this.#cipher.update(chunk))
  }

  override _flush(done: TransformCallback): void {
    this.push(this.#cipher.final())
    done(null, this.#cipher.getAuthTag())
  }
}

async function unlock(path: string, name: string, key: Buffer): Promise<NodeJS.ReadableStream> {
  const { size } = await stat(path)
  if (size < ivBytes + tagBytes) throw new Error(`${name} is cut short.`)
  const file = await open(path)
  const read = async (length: number, position: number) =>
    (await file.read(Buffer.alloc(length), 0, length, position)).buffer
  const [iv, tag] = await Promise.all([read(ivBytes, 0), read(tagBytes, size - tagBytes)]).finally(() => file.close())
  const decipher = createDecipheriv(algorithm, key, iv).setAAD(Buffer.from(name)).setAuthTag(tag)
  const end = size - tagBytes - 1
  const source = end < ivBytes ? Readable.from([]) : createReadStream(path, { start: ivBytes, end })
  source.on('error', (error: Error) => decipher.destroy(error))
  return source.pipe(decipher)
}
