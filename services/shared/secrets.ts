import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { processEnvironment } from '../../src/config/env-server'
import { type SecretName, secretNames } from '../../src/config/secret-names'

export type Secrets = Record<SecretName, string>

type Environment = Readonly<Record<string, string | undefined>>

const pathOf = (dataDir: string): string => join(dataDir, 'secrets.json')

const readKept = (dataDir: string): Partial<Secrets> =>
  existsSync(pathOf(dataDir)) ? (JSON.parse(readFileSync(pathOf(dataDir), 'utf8')) as Partial<Secrets>) : {}

export const makeSecret = (): string => randomBytes(32).toString('hex')

/**
 * Keys that the services share. Those that the environment names are taken from there; the others are made at the first start,
 * and kept in the data folder.
 */
export function ensureSecrets(dataDir: string, environment: Environment = processEnvironment()): Secrets {
  const kept = readKept(dataDir)
  const own = secretNames.filter((name) => !environment[name])
  const made = Object.fromEntries(own.map((name) => [name, kept[name] ?? makeSecret()]))
  if (!own.every((name) => kept[name])) keep(dataDir, { ...kept, ...made })
  return Object.fromEntries(secretNames.map((name) => [name, environment[name] || made[name]])) as Secrets
}

/** The keys that neither the environment nor the data folder has. */
export function findMissingSecrets(dataDir: string, environment: Environment = processEnvironment()): string[] {
  const kept = readKept(dataDir)
  return secretNames.filter((name) => !environment[name] && !kept[name])
}

function keep(dataDir: string, secrets: Partial<Secrets>): void {
  mkdirSync(dataDir, { recursive: true })
  const path = pathOf(dataDir)
  writeFileSync(`${path}.new`, JSON.stringify(secrets, undefined, 2), { mode: 0o600 })
  renameSync(`${path}.new`, path)
}
