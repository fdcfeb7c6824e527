import { type Client } from 'pg'
import { type ServerEnv } from '../../src/config/env-server'
import { openStore } from '../releases/store/open-store'
import { copyReleases } from './copy-releases'
import { copyKeys } from './data-folder'
import { dumpDatabase, inSnapshot } from './dump-database'
import { type BackupWriter, createBackup, findDamage, openBackup } from './folder'
import { lossOf, type Manifest, type Part, parts } from './manifest'
import { copyStoredFiles, findMissingMedia, withStoredFiles } from './stored-files'
import { withDatabase } from './with-database'

export type BackupOrder = { folder: string; without: readonly Part[]; product: string; passphrase: string | undefined }

/**
 * Copies what an installation cannot make again. It may run meanwhile: the database is seen as it was at one moment, and files
 * are copied afterwards, so that whatever a row of that moment names is there already.
 */
export async function makeBackup(env: ServerEnv, order: BackupOrder): Promise<string[]> {
  const chosen = parts.filter((part) => !order.without.includes(part))
  const writer = await createBackup(order)
  try {
    const { manifest, lines } = await withDatabase(env, (client) => copyAll(env, { client, writer, chosen }))
    await writer.finish(manifest)
    await proveReadable(order)
    return [...lines, ...order.without.map((part) => `Left out: ${lossOf[part]}.`)]
  } catch (error) {
    await writer.abandon()
    throw error
  }
}

type Copying = { client: Client; writer: BackupWriter; chosen: readonly Part[] }

async function copyAll(env: ServerEnv, { client, writer, chosen }: Copying) {
  return inSnapshot(client, async () => {
    const dumped = await dumpDatabase(client, writer)
    const keys = chosen.includes('keys') ? await copyKeys(env.DATA_DIR, writer) : []
    const stored = await withStoredFiles(env, (files) => copyStoredFiles(files, { client, writer, chosen }))
    const missing = chosen.includes('media') ? await findMissingMedia(client, stored) : []
    const releases = chosen.includes('releases') ? await copyStore(env, writer) : { files: [], release: null }
    const manifest: Manifest = {
      ...dumped,
      parts: [...chosen],
      files: [...keys, ...stored, ...releases.files],
      release: releases.release,
    }
    return { manifest, lines: [...describe(manifest), ...warnOf(missing)] }
  })
}

function warnOf(missing: readonly string[]): string[] {
  if (missing.length === 0) return []
  return [`Warning: ${missing.length} files of the media library are not there: ${missing.slice(0, 5).join(', ')}.`]
}

async function copyStore(env: ServerEnv, writer: BackupWriter) {
  const store = await openStore(env)
  try {
    return await copyReleases(store, writer)
  } finally {
    await store.close()
  }
}

/** A backup that nobody has read is a hope. */
async function proveReadable({ folder, passphrase }: BackupOrder): Promise<void> {
  const damaged = await findDamage(await openBackup(folder, passphrase))
  if (damaged.length > 0)
    throw new Error(`The backup does not read back as it was written: ${damaged.slice(0, 5).join(', ')}.`)
}

/** How much there is to read in it. */
export const bytesOf = ({ tables, files }: Manifest): number =>
  [...files, ...tables.map(({ file }) => file)].reduce((sum, file) => sum + file.bytes, 0)

export function describe(manifest: Manifest): string[] {
  const { tables, files, release } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const megabytes = (bytesOf(manifest) / 1e6).toFixed(1)
  const lines = [
    `${rows} rows of ${tables.length} tables and ${files.length} files, ${megabytes} MB, read back and equal.`,
  ]
  return release === null ? lines : [...lines, `The newest release in it is ${release}.`]
}
