import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const secretNames = [
  'CMS_SECRET',
  'SITE_KEY',
  'ACCOUNT_KEY',
  'OFFICE_KEY',
  'WEBHOOK_SECRET',
  'SEARCH_APP_ID',
  'SEARCH_ADMIN_KEY',
  'SEARCH_KEY',
  'SEARCH_SUBSCRIBERS_KEY',
  'IDENTITY_SECRET',
  'OPERATOR_KEY',
  'ADDRESS_KEYS',
] as const

export type Secrets = Record<(typeof secretNames)[number], string>

/** Keys that the services share, made at the first start and kept. An installation of its own names them itself. */
export function ensureSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json')
  const kept = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<Secrets>) : {}
  const secrets = Object.fromEntries(
    secretNames.map((name) => [name, kept[name] ?? randomBytes(32).toString('hex')]),
  ) as Secrets
  if (secretNames.every((name) => kept[name])) return secrets
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(`${path}.new`, JSON.stringify(secrets, undefined, 2), { mode: 0o600 })
  renameSync(`${path}.new`, path)
  return secrets
}
