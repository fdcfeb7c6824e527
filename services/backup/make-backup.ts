import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Client } from 'pg'
import { type ServerEnv } from '../../src/config/env-server'
import { openStore } from '../releases/store/open-store'
import { copyReleases } from './copy-releases'
import { copyFiles, isCopied } from './data-folder'
import { dumpDatabase, inSnapshot } from './dump-database'
import { type BackupWriter, createBackup, findDamage, openBackup } from './folder'
import { lossOf, type Manifest, type Part, parts } from './manifest'
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
    const files: Manifest['files'] = []
    for (const part of chosen) if (isCopied(part)) files.push(...(await copyFiles(env.DATA_DIR, part, writer)))
    const releases = chosen.includes('releases') ? await copyStore(env, writer) : { files: [], release: null }
    const manifest: Manifest = {
      ...dumped,
      parts: [...chosen],
      files: [...files, ...releases.files],
      release: releases.release,
    }
    const missing = chosen.includes('media') ? await findMissingMedia(env, client) : []
    return { manifest, lines: [...describe(manifest), ...missing] }
  })
}

async function copyStore(env: ServerEnv, writer: BackupWriter) {
  const store = await openStore(env)
  try {
    return await copyReleases(store, writer)
  } finally {
    await store.close()
  }
}

/** A picture that has a row and no file is lost already; the operator must learn it from the backup, not from a restore. */
async function findMissingMedia({ DATA_DIR }: ServerEnv, client: Client): Promise<string[]> {
  // Before the first start of the CMS there is no media library.
  const library = await client.query<{ name: string | null }>(`select to_regclass('public.media')::text as name`)
  if (library.rows[0]?.name == null) return []
  const asked = 'select filename as name from public.media where filename is not null'
  const { rows } = await client.query<{ name: string }>(asked)
  const missing = rows.filter(({ name }) => !existsSync(join(DATA_DIR, 'media', name)))
  if (missing.length === 0) return []
  const named = missing.slice(0, 5).map(({ name }) => name)
  return [`Warning: ${missing.length} files of the media library are not on this disk: ${named.join(', ')}.`]
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
