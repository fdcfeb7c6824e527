import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type BackupReader, type BackupWriter } from './folder'
import { type BackupFile, type Part } from './manifest'

/** Everything that a data folder may hold, and the part of a backup that it belongs to; the rest is made again, or is of this machine. */
export const dataFolder: Readonly<Record<string, Part | 'made again' | 'of this machine'>> = {
  'secrets.json': 'keys',
  postgres: 'database',
  media: 'media',
  files: 'files',
  releases: 'releases',
  bundles: 'made again',
  content: 'made again',
  publisher: 'made again',
  search: 'made again',
  differences: 'of this machine',
  furnished: 'of this machine',
  logs: 'of this machine',
  mail: 'of this machine',
  corpus: 'of this machine',
  'start.pid': 'of this machine',
}

const keysFile = 'secrets.json'
const keysName = `keys/${keysFile}`

/** Where keys come from the environment there is no such file. */
export async function copyKeys(dataDir: string, { add }: Pick<BackupWriter, 'add'>): Promise<BackupFile[]> {
  const path = join(dataDir, keysFile)
  return existsSync(path) ? [await add(keysName, createReadStream(path))] : []
}

export async function restoreKeys(dataDir: string, { manifest, read }: BackupReader): Promise<void> {
  if (!manifest.files.some(({ name }) => name === keysName)) return
  await pipeline(await read(keysName), createWriteStream(join(dataDir, keysFile), { mode: 0o600, flush: true }))
}

/** What stands where a restore would write. */
export const findFilled = (dataDir: string): string[] =>
  ['secrets.json', 'media', 'files', 'releases'].filter((name) => existsSync(join(dataDir, name)))
