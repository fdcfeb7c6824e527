import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join, posix, relative, sep } from 'node:path'
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

/** Those that are copied as the files that they are. */
const copied = { keys: 'secrets.json', media: 'media', files: 'files' } as const
type CopiedPart = keyof typeof copied
export const isCopied = (part: Part): part is CopiedPart => Object.hasOwn(copied, part)

export async function copyFiles(
  dataDir: string,
  part: CopiedPart,
  { add }: Pick<BackupWriter, 'add'>,
): Promise<BackupFile[]> {
  const files: BackupFile[] = []
  for (const path of await listFiles(join(dataDir, copied[part]))) {
    const name = [part, ...relative(dataDir, path).split(sep)].join('/')
    files.push(await add(name, createReadStream(path)))
  }
  return files
}

export async function restoreFiles(dataDir: string, part: CopiedPart, { manifest, read }: BackupReader): Promise<void> {
  for (const { name } of manifest.files) {
    if (!name.startsWith(`${part}/`)) continue
    const path = join(dataDir, posix.relative(part, name))
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await pipeline(await read(name), createWriteStream(path, { mode: 0o600, flush: true }))
  }
}

/** What stands where a restore would write. */
export const findFilled = (dataDir: string): string[] =>
  ['secrets.json', 'media', 'files', 'releases'].filter((name) => existsSync(join(dataDir, name)))

async function listFiles(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  const found = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (!found) return [path]
  return found.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).sort()
}
