import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBackup } from '../../services/backup/folder'
import { bytesOf, makeBackup } from '../../services/backup/make-backup'
import { type Manifest } from '../../services/backup/manifest'
import { restoreBackup } from '../../services/backup/restore-backup'
import { readServerEnv, type ServerEnv } from '../../src/config/env-server'
import { findPlace } from '../../tests/support/place/installation'
import { timed } from './timed'

const passphrase = 'a passphrase for the benchmark'

/**
 * Backs the installation that runs here up, encrypted, brings the backup back in an empty folder with a database of its own,
 * and backs that up again: what the two backups hold must be the same.
 */
export async function benchBackup(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-backup-'))
  const { dataDir, portBase } = await findPlace()
  const elsewhere: ServerEnv = { ...readServerEnv(), DATA_DIR: dataDir, PORT_BASE: portBase, DATABASE_URL: undefined }
  try {
    const [first, seconds] = await timed(() => backUp(readServerEnv(), join(folder, 'first')))
    const [, restoreSeconds] = await timed(() =>
      restoreBackup(elsewhere, { folder: join(folder, 'first'), passphrase }),
    )
    const second = await backUp(elsewhere, join(folder, 'second'))
    const [one, other] = [contentsOf(first), contentsOf(second)]
    const names = new Set([...one.keys(), ...other.keys()])
    const differences = [...names].filter((name) => one.get(name) !== other.get(name)).length
    return { seconds, restoreSeconds, bytes: bytesOf(first), files: first.files.length, differences }
  } finally {
    for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true })
  }
}

async function backUp(env: ServerEnv, folder: string): Promise<Manifest> {
  await makeBackup(env, { folder, without: [], product: 'benchmark', passphrase })
  return (await openBackup(folder, passphrase)).manifest
}

/** Everything that a backup holds, by name. */
function contentsOf({ schema, tables, files }: Manifest): Map<string, string> {
  return new Map([
    ...[...schema.before, ...schema.after].map((statement): [string, string] => [statement, '']),
    ...tables.map(({ file, rows }): [string, string] => [file.name, `${rows} ${file.digest}`]),
    ...files.map(({ name, digest }): [string, string] => [name, digest]),
  ])
}
