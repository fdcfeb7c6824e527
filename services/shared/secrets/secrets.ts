import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { processEnvironment, type ServerEnv } from '../../../src/config/env-server'
import { type SecretName, secretNames } from '../../../src/config/secret-names'

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

/** What a person must do where keys are missing that every machine of a production needs alike; undefined where none are. */
export function findKeysProblem({ DEPLOYMENT, DATA_DIR }: ServerEnv): string | undefined {
  const missing = DEPLOYMENT === 'production' ? findMissingSecrets(DATA_DIR) : []
  if (missing.length === 0) return undefined
  return (
    `Keys are missing: ${missing.join(', ')} are neither in the environment nor in ${DATA_DIR}/secrets.json. ` +
    'All machines need the same; "npm run doctor -- --keys" makes a first set.'
  )
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
