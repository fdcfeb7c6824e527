import { join, posix } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Client } from 'pg'
import { type ServerEnv } from '../../src/config/env-server'
import { openContents } from '../account/files/open-contents'
import { openDatabase } from '../database/open-database'
import { databaseUrlOf } from '../postgres/embedded'
import { atOnce } from '../releases/files/at-once'
import { type Library } from '../releases/library/library'
import { openLibrary } from '../releases/library/open-library'
import { type Blobs } from '../releases/store/blobs'
import { type BackupReader, type BackupWriter, filesAtOnce } from './folder'
import { type BackupFile, type Part } from './manifest'

type StoredFiles = { library: Library; contents: Blobs }

/** What editors and people have brought, wherever this installation keeps it: in its folder, or in a bucket. */
export async function withStoredFiles<Result>(
  env: ServerEnv,
  work: (stored: StoredFiles) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(databaseUrlOf(env))
  const library = await openLibrary({ ...env, folder: join(env.DATA_DIR, 'media') })
  const contents = await openContents(env, database)
  try {
    return await work({ library, contents: contents.blobs })
  } finally {
    library.close()
    contents.close()
    await database.end()
  }
}

type Copying = { client: Client; writer: Pick<BackupWriter, 'add'>; chosen: readonly Part[] }

export async function copyStoredFiles(
  { library, contents }: StoredFiles,
  { client, writer, chosen }: Copying,
): Promise<BackupFile[]> {
  const files: BackupFile[] = []
  if (chosen.includes('media')) {
    await atOnce(filesAtOnce, await library.names(), async (name) => {
      files.push(await writer.add(nameOfMedium(name), library.stream(name)))
    })
  }
  if (!chosen.includes('files')) return files
  const found = `select distinct digest as name from account.files`
  await atOnce(filesAtOnce, await readNames(client, 'account.files', found), async (digest) => {
    // Somebody's file may have gone with its owner since.
    const content = await contents.read(digest)
    if (content) files.push(await writer.add(nameOfContent(digest), Readable.from([content], { objectMode: false })))
  })
  return files
}

/** A picture that has a row and no file is lost already; the operator must learn it from the backup, not from a restore. */
export async function findMissingMedia(client: Client, copied: readonly BackupFile[]): Promise<string[]> {
  const asked = 'select filename as name from public.media where filename is not null'
  const held = new Set(copied.map(({ name }) => name))
  return (await readNames(client, 'public.media', asked)).filter((name) => !held.has(nameOfMedium(name)))
}

/** The database says of a bucket what was in that of the installation that was lost; here it is said again, as it is written. */
export async function forgetBucket(client: Client): Promise<void> {
  for (const table of ['releases.blobs', 'releases.ledger', 'releases.receipts', 'account.blobs'])
    if (await hasTable(client, table)) await client.query(`truncate ${table}`)
}

export async function restoreStoredFiles(
  { library, contents }: StoredFiles,
  { manifest, read }: BackupReader,
): Promise<void> {
  await atOnce(filesAtOnce, manifest.files, async ({ name }) => {
    const last = posix.basename(name)
    if (name.startsWith('media/')) await library.keep(last, await buffer(await read(name)))
    if (name.startsWith('files/')) await contents.write(last, await buffer(await read(name)))
  })
}

const nameOfMedium = (name: string): string => `media/${name}`
const nameOfContent = (digest: string): string => `files/${digest.slice(0, 2)}/${digest}`

/** Before a service has started for the first time, its tables are not there. */
async function readNames(client: Client, table: string, asked: string): Promise<string[]> {
  if (!(await hasTable(client, table))) return []
  return (await client.query<{ name: string }>(asked)).rows.map(({ name }) => name).sort()
}

async function hasTable(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table])
  return rows[0]?.there ?? false
}
