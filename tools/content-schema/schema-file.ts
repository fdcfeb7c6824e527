import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { childEnv } from '../../src/config/env-server'
import { root } from '../../src/config/root'
import { secretNames } from '../../src/config/secret-names'

const cms = join(root, 'services/cms')
const loader = pathToFileURL(join(root, 'services/load/main.mjs')).href

export const contentSchemaFile = join(root, 'docs/content/documents.schema.json')

/** As the CMS's configuration is now; it insists on settings, of which nothing is used. */
export function printSchema(): string {
  const unset = Object.fromEntries([...secretNames, 'MEDIA_DIR', 'DATABASE_URL'].map((name) => [name, 'unset']))
  const args = ['--conditions=production', '--import', loader, join(cms, 'transfer/print-schema.ts')]
  const env = childEnv({ ...unset, PUBLIC_URL: 'https://example.com', NODE_ENV: 'production' })
  return execFileSync(process.execPath, args, { cwd: cms, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
}
