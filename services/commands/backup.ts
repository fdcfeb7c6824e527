import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readServerEnv, type ServerEnv, SettingProblem } from '../../src/config/env-server'
import { findDamage, openBackup } from '../backup/folder'
import { describe, makeBackup } from '../backup/make-backup'
import { type Part, parts } from '../backup/manifest'
import { findRemotePlace, withDownloaded, withUploaded } from '../backup/remote-folder'
import { restoreBackup } from '../backup/restore-backup'
import { messageOf } from '../shared/log'

const usage = `npm run backup -- FOLDER [--without ${parts.slice(1).join(',')}]
npm run backup -- FOLDER --check
npm run restore -- FOLDER
In place of a folder: s3://BUCKET/PATH, at S3_ENDPOINT. It is made and read in a folder of this machine, which must have room for it.
BACKUP_KEY, if it is set, is the passphrase that a backup is encrypted with.`

const options = {
  restore: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  without: { type: 'string', default: '' },
} as const

const isOptional = (name: string): name is Part => name !== 'database' && (parts as readonly string[]).includes(name)

async function run(): Promise<string[]> {
  // What is written is nobody else's on this machine.
  process.umask(0o077)
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const without = values.without.split(',').filter((name) => name !== '')
  const [named] = positionals
  if (named === undefined || positionals.length > 1 || !without.every(isOptional)) throw new Error(usage)
  const env = readServerEnv()
  const passphrase = env.BACKUP_KEY
  const work = (folder: string) => {
    if (values.check) return check(folder, passphrase)
    return values.restore ? restore(env, folder) : make(env, folder, without)
  }
  const place = findRemotePlace(named, env)
  if (place === undefined) return work(resolve(named))
  return values.check || values.restore ? withDownloaded(place, work) : withUploaded(place, work)
}

async function restore(env: ServerEnv, folder: string): Promise<string[]> {
  const lines = await restoreBackup(env, { folder, passphrase: env.BACKUP_KEY })
  return [...lines, 'Start it with: npm start']
}

function make(env: ServerEnv, folder: string, without: Part[]): Promise<string[]> {
  const product = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as { version: string }
  return makeBackup(env, { folder, without, passphrase: env.BACKUP_KEY, product: product.version })
}

async function check(folder: string, passphrase: string | undefined): Promise<string[]> {
  const backup = await openBackup(folder, passphrase)
  const damaged = await findDamage(backup)
  if (damaged.length > 0) throw new Error(`${damaged.length} files are damaged: ${damaged.slice(0, 20).join(', ')}`)
  return [`A backup of ${backup.header.madeAt}:`, ...describe(backup.manifest)]
}

run().then(
  (lines) => process.stdout.write(`${lines.join('\n')}\n`),
  (error: unknown) => {
    const words = error instanceof SettingProblem ? error.message : messageOf(error)
    process.stderr.write(`Failed: ${words}\n`)
    process.exit(1)
  },
)
