import { join } from 'node:path'
import { addresses, askedHostOf, portOf, type ServiceName } from '../../src/config/addresses'
import { processEnvironment, type ServerEnv } from '../../src/config/env-server'
import { isModuleOn } from '../../src/config/modules'
import { findConnectProblem, shownUrl } from '../database/connect'
import { migrate } from '../database/migrate'
import { findUnfitness } from '../identity/find-unfitness'
import { databaseUrlOf } from '../postgres/embedded'
import { askForSite } from '../shared/ask-log'
import {
  claimNamespaceOf,
  publicSettingsOf,
  isEmbedded as hasEmbeddedProvider,
  providerOf,
  reachableProviderOf,
} from '../shared/identity-target'
import { messageOf } from '../shared/log'
import { logUrlOf, originOf, originsOf, publicUrlOf } from '../shared/origins'
import { ensureSecrets } from '../shared/secrets/secrets'
import { asksHealth, service, task } from '../supervisor/entries'
import { type Place } from '../supervisor/preflight'
import { type Service, type StackEntry } from '../supervisor/stack-entry'
import { StartProblem } from '../supervisor/start-problem'

/** What a service waits for before it is started. */
type After = { after: string[] }

/** A PostgreSQL of the firm's own, which must answer. */
export const reachDatabase = (env: ServerEnv): StackEntry => task('postgres', [], () => reach(databaseUrlOf(env)))

export const migrateDatabase = (env: ServerEnv): StackEntry =>
  task('migrate', ['postgres'], async () => listOf(await migrate(databaseUrlOf(env))))

// The first start makes every table, on a database that may be far away and a machine that compiles beside it.
const firstTablesMs = 300_000

export const planCms = (env: ServerEnv, { after }: After): Service =>
  service('cms', {
    after,
    readyWithinMs: firstTablesMs,
    env: cmsEnv(env),
    ...asksOwnHealth('cms', env),
    says: `${publicUrlOf(env)}/admin`,
  })

/** What others wait for until there is content: the CMS, or an answer of another's log. */
export const contentSourceOf = ({ CMS }: ServerEnv): string => (CMS === 'none' ? 'foreign log' : 'cms')

/** Another CMS's log, which must answer. */
export const reachLog = (env: ServerEnv): StackEntry =>
  task(contentSourceOf(env), [], async () => {
    const logUrl = logUrlOf(env)
    try {
      await askForSite({ logUrl, siteKey: ensureSecrets(env.DATA_DIR).SITE_KEY })('{ head }', {})
      return `read at ${logUrl}`
    } catch (error) {
      throw new StartProblem(`LOG_URL is ${logUrl}, which cannot be read: ${messageOf(error)}. Is SITE_KEY its key?`)
    }
  })

export const planSearch = (env: ServerEnv): Service => {
  return service('search', { ...asksOwnHealth('search', env), says: `${originOf('search', env)}/` })
}

export const planEdge = (env: ServerEnv, { after }: After): Service =>
  service('edge', {
    after,
    env: { OPERATOR_KEY: ensureSecrets(env.DATA_DIR).OPERATOR_KEY },
    ...asksOwnHealth('edge', env),
    says: publicUrlOf(env),
  })

/** The embedded provider, unless another is named and where it may run; elsewhere a line that says why not. */
export function planSignIn(env: ServerEnv): StackEntry {
  if (!isModuleOn('signIn')) return task('sign-in', [], () => Promise.resolve('not wanted (the modules of the firm)'))
  if (!hasEmbeddedProvider(env)) return task('sign-in', [], () => Promise.resolve(`by ${providerOf(env).root}`))
  const unfitness = findUnfitness(env)
  if (unfitness !== undefined) return task('sign-in', [], () => Promise.resolve(unfitness))
  return service('identity', {
    after: ['seed'],
    env: {
      IDENTITY_SECRET: ensureSecrets(env.DATA_DIR).IDENTITY_SECRET,
      IDENTITY_LEGACY: env.IDENTITY_LEGACY.join(','),
      PUBLIC_URL: publicUrlOf(env),
    },
    ...asksOwnHealth('identity', env),
    says: `${publicUrlOf(env)}/idp`,
  })
}

/** Reads who may use what from the CMS, and checks tokens by the provider's keys. */
export function planAccount(env: ServerEnv, { after }: After): Service {
  const publicUrl = publicUrlOf(env)
  const { root, keysUrl, userinfoUrl, audience } = reachableProviderOf(env)
  const secrets = ensureSecrets(env.DATA_DIR)
  return service('account', {
    after,
    env: {
      LOG_URL: logUrlOf(env),
      ADDRESS_KEYS: secrets.ADDRESS_KEYS,
      // Another CMS may have no audience but the public.
      ACCOUNT_KEY: env.CMS === 'none' ? processEnvironment()['ACCOUNT_KEY'] || secrets.SITE_KEY : secrets.ACCOUNT_KEY,
      OFFICE_KEY: secrets.OFFICE_KEY,
      ACCESS_CHANGES_URL: env.CMS === 'none' ? '' : `${originOf('cms', env)}/api/access-changes`,
      IDENTITY_URL: root,
      IDENTITY_KEYS_URL: keysUrl,
      IDENTITY_USERINFO_URL: userinfoUrl,
      IDENTITY_AUDIENCE: audience,
      CLAIM_NAMESPACE: claimNamespaceOf(env),
      PUBLIC_URL: publicUrl,
      SITE_URL: edgeOf(env),
      MAIL_DIR: mailFolderOf(env) ?? '',
    },
    ...asksOwnHealth('account', env),
    says: `${publicUrl}/online-services`,
  })
}

// While another works with other code, one that waits makes all pages with its own.
const preparedWithinMs = 400_000

/** Follows the log with the code that the site's build has compiled. */
export const planPublisher = (env: ServerEnv, { after }: After): Service => {
  const { SITE_KEY, WEBHOOK_SECRET, OPERATOR_KEY } = ensureSecrets(env.DATA_DIR)
  return service('publisher', {
    after,
    env: {
      LOG_URL: logUrlOf(env),
      SITE_KEY,
      PUBLIC_URL: publicUrlOf(env),
      WEBHOOK_SECRET,
      OPERATOR_KEY,
      PUBLISHER_POLL_SECONDS: String(env.PUBLISHER_POLL_SECONDS),
    },
    ...asksOwnHealth('publisher', env, '?ready'),
    readyWithinMs: preparedWithinMs,
    says: `${publicUrlOf(env)}/publisher`,
  })
}

export const nextMode = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }

export const cmsEnv = (env: ServerEnv): Record<string, string> => ({
  ...nextMode,
  ...ensureSecrets(env.DATA_DIR),
  ADDRESS_KEYS: '',
  IDENTITY_SECRET: '', // none of its business
  ACCOUNT_URLS: originsOf('account', env).join(','),
  MEDIA_DIR: join(env.DATA_DIR, 'media'),
  S3_BUCKET: env.S3_BUCKET ?? '',
  S3_ENDPOINT: env.S3_ENDPOINT ?? '',
  S3_REGION: env.S3_REGION,
  OPERATOR_KEY: '', // neither is this
  WEBHOOK_URLS: [...ownReceivers(env), ...env.WEBHOOK_URLS].join(','),
  PUBLIC_URL: publicUrlOf(env),
  LINK_CHECK: env.LINK_CHECK,
  SECOND_FACTOR: env.SECOND_FACTOR ?? (env.DEPLOYMENT === 'production' ? 'administrators' : 'optional'),
  SMTP_URL: env.SMTP_URL ?? '',
  MAIL_FROM: env.MAIL_FROM,
  DKIM_SELECTOR: env.DKIM_SELECTOR ?? '',
  DKIM_KEY: env.DKIM_KEY ?? '',
  MAIL_DIR: mailFolderOf(env) ?? '',
})

/** The services of this installation that act on a publication. */
const ownReceivers = (env: ServerEnv): string[] => {
  if (env.SITE === 'develop') return [`${originOf('develop', env)}/__refresh`]
  return env.SITE === 'none' ? [] : originsOf('publisher', env).map((origin) => `${origin}/publisher/webhook`)
}

/** Where mail is put on a machine of one's own, when no mail server is named. */
export const mailFolderOf = ({ DEPLOYMENT, SMTP_URL, DATA_DIR }: ServerEnv): string | undefined =>
  DEPLOYMENT === 'local' && SMTP_URL === undefined ? join(DATA_DIR, 'mail') : undefined

/** Asked where it listens on this machine: SERVICE_URLS may name another machine first, or what stands before several. */
const asksOwnHealth = (name: ServiceName, env: ServerEnv, about = '') => {
  const host = askedHostOf(name === 'edge' ? env.BIND_HOST : env.LISTEN_HOST)
  return asksHealth(`http://${host}:${portOf(name, env.PORT_BASE)}/healthz${about}`)
}

/** Where the services among these listen. */
export const placesOf = (entries: readonly StackEntry[], env: ServerEnv): Place[] =>
  entries
    .filter((entry) => entry.kind === 'service')
    .map(({ name }) => ({
      name,
      host: name === 'edge' ? env.BIND_HOST : env.LISTEN_HOST,
      port: portOf(name, env.PORT_BASE),
    }))

/** Every service learns where the database is, who signs people in, how to log, and which others there are: health and proxy follow this list. */
export function tellServices(env: ServerEnv, entries: StackEntry[], elsewhere: readonly string[] = []): StackEntry[] {
  const names = [...new Set([...entries.map(({ name }) => name), ...elsewhere])].filter((name) =>
    Object.hasOwn(addresses, name),
  )
  const LOG_FORMAT = env.LOG_FORMAT ?? (env.DEPLOYMENT === 'production' ? 'json' : 'text')
  const seen = { LOG_FORMAT, OTEL_EXPORTER_OTLP_ENDPOINT: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? '' }
  const shared = { DATABASE_URL: databaseUrlOf(env), SERVICES: names.join(','), ...seen, ...publicSettingsOf(env) }
  return entries.map((entry) => (entry.kind === 'service' ? { ...entry, env: { ...shared, ...entry.env } } : entry))
}

const listOf = (applied: string[]): string => (applied.length === 0 ? 'up to date' : `applied ${applied.join(', ')}`)

async function reach(databaseUrl: string): Promise<string> {
  const why = await findConnectProblem(databaseUrl)
  if (why === undefined) return `your server at ${shownUrl(databaseUrl)}`
  throw new StartProblem(`DATABASE_URL names ${shownUrl(databaseUrl)}, which cannot be used: ${why}. Check it in .env.`)
}

export const edgeOf = ({ SERVICE_URLS, BIND_HOST, PORT_BASE }: ServerEnv): string =>
  SERVICE_URLS.edge?.[0] ?? `http://${askedHostOf(BIND_HOST)}:${portOf('edge', PORT_BASE)}`
