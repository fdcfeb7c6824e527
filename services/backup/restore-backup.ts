import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Client } from 'pg'
import { type ServerEnv } from '../../src/config/env-server'
import { root } from '../../src/config/root'
import { findFilledFolder } from '../releases/remote/find-filled-folder'
import { openStore } from '../releases/store/open-store'
import { unfinishedRestore } from '../supervisor/preflight'
import { restoreReleases } from './copy-releases'
import { findFilled, restoreKeys } from './data-folder'
import { type BackupReader, findDamage, openBackup } from './folder'
import { findTables, loadDatabase } from './load-database'
import { describe } from './make-backup'
import { lossOf, type Manifest, parts } from './manifest'
import { forgetBucket, restoreStoredFiles, withStoredFiles } from './stored-files'
import { withDatabase } from './with-database'

export type RestoreOrder = { folder: string; passphrase: string | undefined }

/** Brings a backup into an installation that holds nothing yet. Everything is read and checked before anything is written. */
export async function restoreBackup(env: ServerEnv, { folder, passphrase }: RestoreOrder): Promise<string[]> {
  const backup = await openBackup(folder, passphrase)
  const damaged = await findDamage(backup)
  if (damaged.length > 0)
    throw new Error(`This backup is damaged, and nothing was restored: ${damaged.slice(0, 5).join(', ')}.`)
  await refuseNewer(backup.manifest)
  refuseFilled(env)
  await refuseFilledBucket(env)
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 })
  await withDatabase(env, async (client) => {
    await refuseTables(client)
    // Stays if this is ended in the middle: then nothing starts on half of a firm.
    await writeFile(join(env.DATA_DIR, unfinishedRestore), folder, { flush: true })
    await loadDatabase(client, backup)
    await forgetBucket(client)
    await restoreParts(env, backup)
    await rm(join(env.DATA_DIR, unfinishedRestore))
  })
  const lost = parts
    .filter((part) => !backup.manifest.parts.includes(part))
    .map((part) => `Not in this backup: ${lossOf[part]}.`)
  return [`Restored what was backed up at ${backup.header.madeAt}:`, ...describe(backup.manifest), ...lost]
}

async function restoreParts(env: ServerEnv, backup: BackupReader): Promise<void> {
  await restoreKeys(env.DATA_DIR, backup)
  await withStoredFiles(env, (stored) => restoreStoredFiles(stored, backup))
  if (!backup.manifest.parts.includes('releases')) return
  const store = await openStore(env)
  await restoreReleases(store, backup).finally(() => store.close())
}

async function refuseTables(client: Client): Promise<void> {
  const [first, ...others] = await findTables(client)
  if (first === undefined) return
  throw new Error(
    `The database holds ${others.length + 1} tables already, such as ${first}. Restore into an empty one.`,
  )
}

function refuseFilled({ DATA_DIR }: ServerEnv): void {
  if (existsSync(join(DATA_DIR, unfinishedRestore))) {
    throw new Error(
      `A restore into ${DATA_DIR} was ended before it was finished. Remove that folder, and empty the database, then restore again.`,
    )
  }
  const filled = findFilled(DATA_DIR)
  if (filled.length === 0) return
  throw new Error(`${DATA_DIR} holds an installation already (${filled.join(', ')}). Name an empty folder in DATA_DIR.`)
}

async function refuseFilledBucket(env: ServerEnv): Promise<void> {
  const folder = await findFilledFolder(env)
  if (folder === undefined) return
  throw new Error(`The bucket ${env.S3_BUCKET} holds ${folder} of an installation already. Name another in S3_BUCKET.`)
}

/** An older backup is brought up to date by the next start; a newer one has what this program does not understand. */
async function refuseNewer({ migrations }: Manifest): Promise<void> {
  const known = {
    platform: await namesIn('services/database/migrations', '.sql'),
    cms: await namesIn('services/cms/migrations', '.ts'),
  }
  const isKnownToNobody = (name: string, names: Set<string>) => !names.has(name)
  const newer = [
    ...migrations.platform.filter((name) => isKnownToNobody(name, known.platform)),
    ...migrations.cms.filter((name) => isKnownToNobody(name, known.cms)),
  ]
  if (newer.length === 0) return
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  throw new Error(
    `This backup is of a newer version than ${version}: it has been migrated by ${newer.join(', ')}. Update first.`,
  )
}

const namesIn = async (folder: string, ending: string): Promise<Set<string>> =>
  new Set((await readdir(join(root, folder))).map((name) => name.replace(ending, '')))
