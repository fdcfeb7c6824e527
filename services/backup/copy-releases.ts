import { Readable } from 'node:stream'
import { buffer, json } from 'node:stream/consumers'
import { atOnce } from '../releases/files/at-once'
import { storeContent } from '../releases/files/compress'
import { record, type ReleaseRecord } from '../releases/record'
import { type ReleaseStore } from '../releases/store/open-store'
import { keptReceipts, receipt } from '../releases/store/receipts'
import { type BackupReader, type BackupWriter, filesAtOnce } from './folder'
import { type BackupFile, type Manifest } from './manifest'

type Store = Pick<ReleaseStore, 'ledger' | 'blobs' | 'receipts'>
type Copied = { files: BackupFile[]; release: number | null }

const digits = 8
const ledgerName = (number: number) => `releases/ledger/${String(number).padStart(digits, '0')}.json.gz`
const blobName = (name: string) => `releases/blobs/${name}.gz`
const receiptName = (id: string) => `releases/receipts/${id}.json.gz`

const oneChunk = (bytes: Buffer | string): Readable => Readable.from([bytes], { objectMode: false })

/** The records first, then what they name: a release that is made meanwhile belongs to the next backup. */
export async function copyReleases(store: Store, { add }: Pick<BackupWriter, 'add'>): Promise<Copied> {
  const numbers = await store.ledger.numbers()
  const records = (await Promise.all(numbers.map((number) => store.ledger.read(number)))).filter(
    (one) => one !== undefined,
  )
  const files: BackupFile[] = []
  await atOnce(filesAtOnce, [...blobsOf(records).keys()], async (blob) => {
    // Of a record that was forgotten while this went on, the content may be gone; the newest one needs none of it.
    const content = (await store.blobs.keep(blob)) ? await store.blobs.read(blob) : undefined
    if (content) files.push(await add(blobName(blob), oneChunk(content)))
  })
  for (const one of records) files.push(await add(ledgerName(one.number), oneChunk(JSON.stringify(one))))
  for (const one of await store.receipts.newest(keptReceipts)) {
    files.push(await add(receiptName(one.id), oneChunk(JSON.stringify(one))))
  }
  return { files, release: records.at(-1)?.number ?? null }
}

/** Every content that the records name, with its type. */
function blobsOf(records: readonly ReleaseRecord[]): Map<string, string> {
  const entries = records.flatMap(({ put }) => Object.values(put))
  return new Map(entries.flatMap((entry) => (entry.kind === 'file' ? [[entry.blob, entry.type] as const] : [])))
}

/** Contents before the records that name them, as a publication does. Its compressed forms are made here: they depend on the machine. */
export async function restoreReleases(store: Store, { manifest, read }: BackupReader): Promise<void> {
  const records: ReleaseRecord[] = []
  for (const name of namesIn(manifest, 'releases/ledger/')) records.push(record.parse(await readJson(read, name)))
  const held = new Set(namesIn(manifest, 'releases/blobs/'))
  const blobs = [...blobsOf(records)].filter(([blob]) => held.has(blobName(blob)))
  // Mostly the disk is waited for.
  await atOnce(filesAtOnce, blobs, async ([blob, type]) => {
    await storeContent(store.blobs, await buffer(await read(blobName(blob))), type)
  })
  for (const name of namesIn(manifest, 'releases/receipts/')) {
    await store.receipts.write(receipt.parse(await readJson(read, name)))
  }
  for (const one of records) await store.ledger.append(one)
}

const namesIn = ({ files }: Pick<Manifest, 'files'>, beginning: string): string[] =>
  files.flatMap(({ name }) => (name.startsWith(beginning) ? [name] : [])).sort()

type Read = BackupReader['read']

const readJson = async (read: Read, name: string): Promise<unknown> => json(await read(name))
