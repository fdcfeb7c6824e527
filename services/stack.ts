import { join } from 'node:path'
import { addresses, portOf } from '../src/config/addresses'
import { type ServerEnv } from '../src/config/env-server'
import { ensureDemoAccounts } from './accounts/ensure-demo-accounts'
import { canConnect, findConnectProblem, shownUrl } from './database/connect'
import { ensureDemonstration } from './database/demonstration'
import { migrate } from './database/migrate'
import { loadDemonstration } from './demo/load-demonstration'
import { answers, asksHealth, logUrlOf, originOf, publicUrlOf, service, task } from './entries'
import { findUnfitness } from './identity/find-unfitness'
import { publicSettingsOf, isEmbedded as hasEmbeddedProvider, providerOf, reachableProviderOf } from './identity-target'
import { embeddedIn } from './postgres/embedded'
import { ensureSecrets, secretNames } from './secrets'
import { planMakers } from './site/plan-makers'
import { buildTask } from './supervisor/build-task'
import { type StackEntry, type Task } from './supervisor/stack-entry'
import { StartProblem } from './supervisor/start-problem'

// After a crash PostgreSQL first replays its log, which must never be cut short.
const recoveryMs = 600_000

export type StackOptions = { demo: boolean }

/** Everything that `npm start` brings up. A new service is one more entry here. */
export function planStack(env: ServerEnv, { demo }: StackOptions): StackEntry[] {
  if (demo && env.DEPLOYMENT === 'production') {
    throw new StartProblem(
      '--demo and DEPLOYMENT=production exclude each other: the demonstration has public passwords.',
    )
  }
  return tellServices(env, [...planDatabase(env, demo), ...planContent(env), ...planSite(env)])
}

function planDatabase(env: ServerEnv, demo: boolean): StackEntry[] {
  const isEmbedded = env.DATABASE_URL === undefined
  const databaseUrl = databaseUrlOf(env)
  return [
    isEmbedded
      ? service('postgres', {
          // Not watched for silence: a database that is busy or out of connections must not be killed, and it exits when it fails.
          isReady: () => canConnect(databaseUrl),
          readyWithinMs: recoveryMs,
          says: `embedded PostgreSQL on port ${portOf('postgres', env.PORT_BASE)}`,
        })
      : task('postgres', [], () => reach(databaseUrl)),
    task('migrate', ['postgres'], async () => listOf(await migrate(databaseUrl))),
    task('seed', ['migrate'], () => ensureDemonstration(databaseUrl, { embedded: isEmbedded, asked: demo })),
  ]
}

function planContent(env: ServerEnv): StackEntry[] {
  const databaseUrl = databaseUrlOf(env)
  const origin = originOf('cms', env)
  return [
    buildCms(),
    task('content', ['seed'], (calledOff) => loadContent(env, databaseUrl, calledOff)),
    // One process at a time makes the CMS's tables, so the editors' comes after the loader's.
    service('cms', {
      after: ['content', 'cms build'],
      env: cmsEnv(env),
      ...asksHealth(`${origin}/healthz`),
      says: `${publicUrlOf(env)}/admin`,
    }),
    task('accounts', ['seed', 'cms'], () =>
      ensureDemoAccounts({ databaseUrl, origin, secret: ensureSecrets(env.DATA_DIR).CMS_SECRET }),
    ),
  ]
}

function planSite(env: ServerEnv): StackEntry[] {
  const search = `${originOf('search', env)}/`
  const provider = signIn(env)
  const makers = planMakers(env)
  return [
    service('search', { ...asksHealth(`${search}healthz`), says: search }),
    ...makers,
    provider,
    account(env),
    service('edge', {
      after: ['seed', 'cms', 'search', provider.name, 'account', ...makers.map(({ name }) => name)],
      // Its own answer counts as a sign of life, whatever it says of the others.
      ...asksHealth(`${edgeOf(env)}/healthz`),
      isReady: () => answers(`${edgeOf(env)}/healthz?all`),
      says: publicUrlOf(env),
    }),
  ]
}

export const databaseUrlOf = (env: ServerEnv): string => env.DATABASE_URL ?? embeddedIn(env).url

/** Every service learns where the database is, who signs people in, and which others this installation has: health and proxy follow this list. */
function tellServices(env: ServerEnv, entries: StackEntry[]): StackEntry[] {
  const names = entries.map(({ name }) => name).filter((name) => Object.hasOwn(addresses, name))
  const shared = { DATABASE_URL: databaseUrlOf(env), SERVICES: names.join(','), ...publicSettingsOf(env) }
  return entries.map((entry) => (entry.kind === 'service' ? { ...entry, env: { ...shared, ...entry.env } } : entry))
}

/** The embedded provider, unless another is named and where it may run; elsewhere a line that says why not. */
function signIn(env: ServerEnv): StackEntry {
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
    ...asksHealth(`${originOf('identity', env)}/healthz`),
    says: `${publicUrlOf(env)}/idp`,
  })
}

/** Reads who may use what from the CMS, and checks tokens by the provider's keys. */
function account(env: ServerEnv): StackEntry {
  const publicUrl = publicUrlOf(env)
  const { root, keysUrl, userinfoUrl, audience } = reachableProviderOf(env)
  const secrets = ensureSecrets(env.DATA_DIR)
  return service('account', {
    after: ['cms', 'search'],
    env: {
      LOG_URL: logUrlOf(env),
      ADDRESS_KEYS: secrets.ADDRESS_KEYS,
      ACCOUNT_KEY: secrets.ACCOUNT_KEY,
      OFFICE_KEY: secrets.OFFICE_KEY,
      ACCESS_CHANGES_URL: `${originOf('cms', env)}/api/access-changes`,
      IDENTITY_URL: root,
      IDENTITY_KEYS_URL: keysUrl,
      IDENTITY_USERINFO_URL: userinfoUrl,
      IDENTITY_AUDIENCE: audience,
      PUBLIC_URL: publicUrl,
      SITE_URL: edgeOf(env),
      MAIL_DIR: mailFolderOf(env) ?? '',
    },
    ...asksHealth(`${originOf('account', env)}/healthz`),
    says: `${publicUrl}/online-services`,
  })
}

const nextMode = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }

const cmsEnv = (env: ServerEnv): Record<string, string> => ({
  ...nextMode,
  ...ensureSecrets(env.DATA_DIR),
  ADDRESS_KEYS: '',
  IDENTITY_SECRET: '', // none of its business
  ACCOUNT_URL: originOf('account', env),
  MEDIA_DIR: join(env.DATA_DIR, 'media'),
  OPERATOR_KEY: '', // neither is this
  WEBHOOK_URLS: [...ownReceivers(env), ...env.WEBHOOK_URLS].join(','),
  PUBLIC_URL: publicUrlOf(env),
  SECOND_FACTOR: env.SECOND_FACTOR ?? (env.DEPLOYMENT === 'production' ? 'administrators' : 'optional'),
  SMTP_URL: env.SMTP_URL ?? '',
  MAIL_FROM: env.MAIL_FROM,
  MAIL_DIR: mailFolderOf(env) ?? '',
})

/** The services of this installation that act on a publication. */
const ownReceivers = (env: ServerEnv): string[] => {
  if (env.SITE === 'develop') return [`${originOf('develop', env)}/__refresh`]
  return env.SITE === 'none' ? [] : [`${originOf('publisher', env)}/publisher/webhook`]
}

/** Where mail is put on a machine of one's own, when no mail server is named. */
export const mailFolderOf = ({ DEPLOYMENT, SMTP_URL, DATA_DIR }: ServerEnv): string | undefined =>
  DEPLOYMENT === 'local' && SMTP_URL === undefined ? join(DATA_DIR, 'mail') : undefined

function loadContent(env: ServerEnv, databaseUrl: string, calledOff: AbortSignal): Promise<string> {
  if (env.DEMO_CONTENT === 'none') return Promise.resolve('not wanted (DEMO_CONTENT)')
  return loadDemonstration({ databaseUrl, cmsEnv: cmsEnv(env) }, calledOff)
}

export function buildCms(): Task {
  const folder = join(__dirname, 'cms')
  const source = join(__dirname, '../src')
  // The build reads the configuration, which insists on these; nothing of them ends up in it.
  const names = [...secretNames, 'MEDIA_DIR', 'PUBLIC_URL', 'DATABASE_URL']
  const placeholders: Record<string, string> = Object.fromEntries(names.map((name) => [name, 'unset']))
  return buildTask({
    name: 'cms build',
    folder,
    args: [join(folder, 'node_modules/next/dist/bin/next'), 'build'],
    env: { ...placeholders, ...nextMode },
    inputs: [
      folder,
      join(__dirname, 'accounts'),
      join(__dirname, 'audit-key.ts'),
      join(__dirname, 'escape-markup.ts'),
      join(__dirname, 'limits'),
      join(__dirname, 'nudge'),
      join(__dirname, 'seal.ts'),
      join(__dirname, 'shared'),
      join(source, 'access'),
      join(source, 'config'),
      join(source, 'content'),
      join(source, 'routes'),
      join(source, 'ui/mark'),
    ],
    output: join(folder, '.next'),
  })
}

const listOf = (applied: string[]): string => (applied.length === 0 ? 'up to date' : `applied ${applied.join(', ')}`)

async function reach(databaseUrl: string): Promise<string> {
  const why = await findConnectProblem(databaseUrl)
  if (why === undefined) return `your server at ${shownUrl(databaseUrl)}`
  throw new StartProblem(`DATABASE_URL names ${shownUrl(databaseUrl)}, which cannot be used: ${why}. Check it in .env.`)
}

/** An edge that listens everywhere is asked on this machine's own address. */
const shownHost = ({ BIND_HOST }: ServerEnv): string =>
  ['0.0.0.0', '::'].includes(BIND_HOST) ? '127.0.0.1' : BIND_HOST

const edgeOf = (env: ServerEnv): string => `http://${shownHost(env)}:${portOf('edge', env.PORT_BASE)}`
