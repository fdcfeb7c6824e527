import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform, Writable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { atOnce } from '../releases/files/at-once'
import { type BackupFile, header, type Header, manifest, type Manifest, newHeader } from './manifest'
import { makeSalt, openSeal, type Seal } from './sealing'

/** How many files of a backup are read or written at the same time. */
export const filesAtOnce = 8

/** Written last: without it nothing is taken for a backup. */
export const headerName = 'backup.json'
const manifestName = 'manifest.json.gz'
const safeName = /^[a-z]+\/[^/\\\0]+(\/[^/\\\0]+)*$/

export type BackupWriter = {
  add: (name: string, source: Readable) => Promise<BackupFile>
  /** Only now does the folder have its name: what was cut short is never taken for a backup. */
  finish: (manifest: Manifest) => Promise<void>
  abandon: () => Promise<void>
}

type Writing = { folder: string; product: string; passphrase: string | undefined }

export async function createBackup({ folder, product, passphrase }: Writing): Promise<BackupWriter> {
  const there = await readdir(folder).catch(() => [])
  if (there.length > 0) throw new Error(`${folder} is not empty. Name a folder that does not exist yet.`)
  const making = `${folder}.partial`
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { recursive: true, mode: 0o700 })
  const salt = passphrase === undefined ? undefined : makeSalt()
  const seal = passphrase === undefined || salt === undefined ? undefined : openSeal(passphrase, salt)
  return {
    add: (name, source) => addFile(making, name, { source, seal }),
    finish: async (whole) => {
      const text = Buffer.from(JSON.stringify(whole))
      await addFile(making, manifestName, { source: Readable.from([text]), seal })
      await writeFile(join(making, headerName), JSON.stringify(newHeader(product, salt), undefined, 2), { flush: true })
      await rm(folder, { recursive: true, force: true })
      await rename(making, folder)
    },
    abandon: () => rm(making, { recursive: true, force: true }),
  }
}

type Content = { source: Readable; seal: Seal | undefined }

async function addFile(folder: string, name: string, { source, seal }: Content): Promise<BackupFile> {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const seen = new Counted()
  const target = createWriteStream(path, { mode: 0o600, flush: true })
  const packed = name.endsWith('.gz') ? [createGzip()] : []
  await pipeline([source, seen, ...packed, ...(seal ? [seal.lock(name)] : []), target])
  return { name, ...seen.result() }
}

export type BackupReader = {
  header: Header
  manifest: Manifest
  /** The content as it was given. */
  read: (name: string) => Promise<NodeJS.ReadableStream>
}

export async function openBackup(folder: string, passphrase: string | undefined): Promise<BackupReader> {
  const read = header.parse(JSON.parse(await readHeader(folder)))
  if (read.salt !== undefined && passphrase === undefined) {
    throw new Error('This backup is encrypted: set BACKUP_KEY to the passphrase that it was made with.')
  }
  const seal = read.salt === undefined || passphrase === undefined ? undefined : openSeal(passphrase, read.salt)
  const reader = (name: string) => readFileOf(folder, name, seal)
  const listed = await reader(manifestName)
    .then(json)
    .catch(() => {
      throw new Error(
        'The list of what this backup holds cannot be read: BACKUP_KEY is another one, or the file is damaged.',
      )
    })
  const whole = manifest.parse(listed)
  const wrong = whole.files.find(({ name }) => !safeName.test(name) || /(^|\/)\.\.(\/|$)/.test(name))
  if (wrong) throw new Error(`This backup names a file outside itself: ${wrong.name}`)
  return { header: read, manifest: whole, read: reader }
}

async function readHeader(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, headerName), 'utf8')
  } catch {
    throw new Error(`${folder} holds no finished backup: there is no ${headerName} in it.`)
  }
}

async function readFileOf(folder: string, name: string, seal: Seal | undefined): Promise<NodeJS.ReadableStream> {
  const path = join(folder, name)
  const plain = seal ? await seal.unlock(path, name) : await streamOf(path)
  if (!name.endsWith('.gz')) return plain
  const unpacked = createGunzip()
  plain.on('error', (error: Error) => unpacked.destroy(error))
  return plain.pipe(unpacked)
}

/** Opened first, so that a file that is missing is an error here and not somewhere in a stream. */
async function streamOf(path: string): Promise<Readable> {
  const file = await open(path)
  return createReadStream(path, { fd: file })
}

/** Reads everything once; gives the names of what is missing, damaged or changed. */
export async function findDamage({ manifest: { files, tables }, read }: BackupReader): Promise<string[]> {
  const damaged: string[] = []
  await atOnce(filesAtOnce, [...files, ...tables.map((one) => one.file)], async ({ name, bytes, digest }) => {
    const seen = new Counted()
    const isWhole = await read(name)
      .then((stream) => pipeline(stream, seen, nowhere()))
      .then(
        () => seen.result().bytes === bytes && seen.result().digest === digest,
        () => false,
      )
    if (!isWhole) damaged.push(name)
  })
  return damaged.sort()
}

const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() })

/** Lets everything pass, and knows afterwards what it was. */
class Counted extends Transform {
  readonly #hash = createHash('sha256')
  #bytes = 0
  #digest: string | undefined

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk)
    this.#bytes += chunk.length
    done(null, chunk)
  }

  result(): { bytes: number; digest: string } {
    this.#digest ??= this.#hash.digest('hex')
    return { bytes: this.#bytes, digest: this.#digest }
  }
}
