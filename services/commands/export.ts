import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readServerEnv } from '../../src/config/env-server'
import { writeExport } from '../export/write-export'
import { openLibrary } from '../releases/library/open-library'
import { openStore } from '../releases/store/open-store'
import { messageOf } from '../shared/log'

async function run(): Promise<string[]> {
  const [named, ...others] = parseArgs({ allowPositionals: true }).positionals
  if (named === undefined || others.length > 0) throw new Error('npm run export -- FOLDER')
  const env = readServerEnv()
  const store = await openStore(env)
  const library = await openLibrary({ ...env, folder: join(env.DATA_DIR, 'media') })
  try {
    const place = { folder: resolve(named), library }
    const { release, files, media, missing } = await writeExport(store, place)
    return [
      `Release ${release}: ${files} files and ${media.length - missing.length} pictures and documents are in ${place.folder}.`,
      ...(missing.length > 0 ? [`Warning: not in the media library: ${missing.slice(0, 10).join(', ')}`] : []),
      'Forms, search, signing in and accounts need the services; a host of files serves the pages alone.',
    ]
  } finally {
    library.close()
    await store.close()
  }
}

run().then(
  (lines) => process.stdout.write(`${lines.join('\n')}\n`),
  (error: unknown) => {
    process.stderr.write(`Failed: ${messageOf(error)}\n`)
    process.exit(1)
  },
)
