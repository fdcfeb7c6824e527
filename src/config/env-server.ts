import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import * as z from 'zod'
import { addresses, isUsableBase, replicable, type ServiceName, type ServiceUrls } from './addresses'
import { firmFolder } from './firm-folder'
import { mailSettings } from './mail-settings'
import { root } from './root'
import { secretNames } from './secret-names'
import { toClaimNamespace } from './to-claim-namespace'

const highestOffset = 500

/** Ways of signing in that Auth0 has retired. The embedded provider still knows them; each must be asked for. */
export const legacyRoutes = ['password-grant', 'oauth-ro', 'delegation'] as const
export type LegacyRoute = (typeof legacyRoutes)[number]

const withScheme = (address: string): string => (/^https?:\/\//.test(address) ? address : `https://${address}`)
const isHttp = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text)

type NamedUrl = readonly (string | undefined)[]

function toServiceUrls(entries: readonly NamedUrl[]): ServiceUrls {
  const urls: Record<string, string[]> = {}
  for (const [, name = '', url = ''] of entries) urls[name] = [...(urls[name] ?? []), url]
  return urls
}

const isReplicable = (name: string): boolean => (replicable as readonly string[]).includes(name)
const urlOfService = /^([a-z]+)=(http:\/\/[^\s/?#,=]+)$/

const trueOrFalse = z.enum(['true', 'false'], 'must be true or false').optional()

// A name without signs that a policy or a page would have to escape.
const storedName = /^[\w.-]+$/
const storedNameWords = 'must be of letters, digits, dots, - and _'

const settings = {
  DEPLOYMENT: z.enum(['local', 'production'], 'must be local or production').default('local'),
  LOG_FORMAT: z.enum(['text', 'json'], 'must be text or json').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(isHttp, 'must be an address that begins with http:// or https://')
    .optional(),
  PORT_BASE: z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((port) => port >= 1024 && port <= 65535 - highestOffset, 'must be from 1024 to 65035')
    .refine(isUsableBase, 'must be another number: browsers refuse to open one of the ports that follow it')
    .default(8000),
  BIND_HOST: z.string().min(1, 'must name an address of this machine').default('127.0.0.1'),
  LISTEN_HOST: z.string().min(1, 'must name an address of this machine').default('127.0.0.1'),
  SERVICE_URLS: z
    .string()
    .transform((list) => list.split(',').map((entry) => urlOfService.exec(entry.trim()) ?? []))
    .refine(
      (entries) => entries.every(([, name]) => name !== undefined && Object.hasOwn(addresses, name)),
      `must be a list such as cms=http://10.0.0.2:8001, of ${Object.keys(addresses).join(', ')}`,
    )
    .transform(toServiceUrls)
    .refine(
      (urls) => Object.entries(urls).every(([name, own]) => own.length === 1 || isReplicable(name)),
      `names a service twice that can be only once: several may be of ${replicable.join(', ')}`,
    )
    .default({}),
  HSTS: z.enum(['off', 'host', 'subdomains', 'preload'], 'must be off, host, subdomains or preload').default('host'),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine((addresses) => addresses.every((address) => isIP(address) !== 0), 'must be a list of IP addresses')
    .default([]),
  DATA_DIR: z
    .string()
    .min(1, 'must name a folder')
    .transform((folder) => resolve(root, folder))
    .default(join(root, '.data')),
  FIRM_DIR: z
    .string()
    .transform((folder) => resolve(root, folder))
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/[^\s/]+\/[^\s/]+$/, 'must look like postgres://user:password@host:5432/database')
    .optional(),
  PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^\s/?#]+$/, 'must look like https://www.example.com, without a path')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ENDPOINT: z.string().refine(isHttp, 'must be an address that begins with http:// or https://').optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  BACKUP_KEY: z.string().min(24, 'must be a passphrase of at least 24 characters').optional(),
  SITE: z.enum(['built', 'develop', 'none'], 'must be built, develop or none').default('built'),
  CMS: z.enum(['own', 'none'], 'must be own or none').default('own'),
  LOG_URL: z.string().refine(isHttp, 'must be an address that begins with http:// or https://').optional(),
  MEDIA_URL: z
    .string()
    .regex(/^https?:\/\/[^\s/?#]+$/, 'must look like https://cms.example.com, without a path')
    .optional(),
  DEMO_CONTENT: z.enum(['all', 'none'], 'must be all or none').default('all'),
  WEBHOOK_URLS: z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .refine((urls) => urls.every(isHttp), 'must be a list of addresses that begin with http:// or https://')
    .default([]),
  LINK_CHECK: z.enum(['weekly', 'off'], 'must be weekly or off').default('weekly'),
  PUBLISHER_POLL_SECONDS: z.string().regex(/^\d+$/, 'must be a whole number of seconds').transform(Number).default(5),
  COMPARE_AT: z
    .string()
    .regex(/^(([01]\d|2[0-3]):[0-5]\d|never)$/, 'must be a time of day in UTC such as 02:30, or never')
    .default('02:30'),
  IDENTITY_LEGACY: z
    .string()
    .transform((list) => list.split(',').map((name) => name.trim()))
    .refine(
      (names): names is LegacyRoute[] => names.every((name) => (legacyRoutes as readonly string[]).includes(name)),
      `must be a list of ${legacyRoutes.join(', ')}`,
    )
    .default([]),
  // Named as the build of the site is given them: browsers and servers must mean the same provider.
  GATSBY_IDENTITY_URL: z
    .string()
    .refine(
      (address) => address === '/idp' || (address[0] !== '/' && URL.canParse(withScheme(address))),
      'must be an address, or /idp',
    )
    .optional(),
  GATSBY_IDENTITY_CLIENT_ID: z.string().optional(),
  GATSBY_IDENTITY_AUDIENCE: z.string().optional(),
  IDENTITY_MANAGEMENT_CLIENT_ID: z.string().optional(),
  IDENTITY_MANAGEMENT_CLIENT_SECRET: z.string().optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header')
    .optional(),
  GATSBY_CLAIM_NAMESPACE: z.string().transform(toClaimNamespace).optional(),
  GATSBY_SIGN_IN_POPUP: trueOrFalse,
  GATSBY_SIGN_IN_PASSWORD: trueOrFalse,
  GATSBY_SIGN_IN_PASSWORDLESS: trueOrFalse,
  GATSBY_SIGN_IN_RECAPTCHA: trueOrFalse,
  GATSBY_ORIGIN: z
    .string()
    .regex(/^https?:\/\/[^\s/?#]+$/, 'must look like https://www.example.com, without a path')
    .optional(),
  GATSBY_ONLINE_SERVICES_API: z
    .string()
    .refine((api) => /^\/(?!\/)/.test(api) || isHttp(api), 'must be a path of the site or an address')
    .optional(),
  GATSBY_TOKEN_KEY: z.string().regex(storedName, storedNameWords).optional(),
  GATSBY_SESSION_KEY: z.string().regex(storedName, storedNameWords).optional(),
  GATSBY_TOKEN_PLACE: z.enum(['local-storage', 'memory'], 'must be local-storage or memory').optional(),
  ...mailSettings,
  FORM_CAPTCHA: z.enum(['off', 'on'], 'must be off or on').default('off'),
  SECOND_FACTOR: z.enum(['optional', 'administrators'], 'must be optional or administrators').optional(),
  ALGOLIA_APP_ID: z.string().min(1).optional(),
  ALGOLIA_ADMIN_KEY: z.string().min(1).optional(),
  ALGOLIA_SEARCH_KEY: z.string().min(1).optional(),
  ALGOLIA_SUBSCRIBERS_KEY: z.string().min(1).optional(),
  SEARCH_PREFIX: z
    .string()
    .regex(/^(?!.*_subscribers)[a-z0-9_-]+$/, 'must be of small letters, digits, - and _, without _subscribers')
    .default('site'),
  SERVICES: z
    .string()
    .transform((list) => list.split(',').map((name) => name.trim()))
    .refine(
      (names): names is ServiceName[] => names.every((name) => Object.hasOwn(addresses, name)),
      `must be a list of ${Object.keys(addresses).join(', ')}`,
    )
    .default(['postgres', 'edge']),
}

const schema = z.object(settings)

export type ServerEnv = z.output<typeof schema>
export const settingNames = Object.keys(settings)

// Values of these may hold a password, so no message repeats them.
const secrets = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'DKIM_KEY',
  'ALGOLIA_ADMIN_KEY',
  'ALGOLIA_SEARCH_KEY',
  'ALGOLIA_SUBSCRIBERS_KEY',
])

/** A setting that cannot be used; the message says which, why and what would do. */
export class SettingProblem extends Error {
  override name = 'SettingProblem'
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(problems.join('; '))
    this.problems = problems
  }
}

type Variables = Record<string, string | undefined>

/** The variables of this process, for what is no setting: keys, and what libraries read themselves. */
export const processEnvironment = (): Variables => process.env

/** What .env may name beside the settings: the keys of the services, and what libraries and Node.js read from the environment. */
const passedOnNames: readonly string[] = [
  ...secretNames,
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'NODE_EXTRA_CA_CERTS',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'PGSSLROOTCERT',
]

/** Settings come from the environment and, for what it leaves open, from the file. */
export function parseServerEnv(environment: Variables, file: Variables = {}): ServerEnv {
  const problems = Object.keys(file)
    .filter((name) => !settingNames.includes(name) && !passedOnNames.includes(name))
    .map((name) => `${name} in .env is not a setting of this project (.env.example lists them)`)
  const given = Object.fromEntries(settingNames.map((name) => [name, (environment[name] ?? file[name]) || undefined]))
  const parsed = schema.safeParse(given)
  for (const issue of parsed.error?.issues ?? []) {
    const name = String(issue.path[0])
    const value = secrets.has(name) ? '' : ` is "${given[name] ?? ''}" but`
    problems.push(`${name}${value} ${issue.message}`)
  }
  if (parsed.data?.DEPLOYMENT === 'production' && parsed.data.DATABASE_URL === undefined) {
    problems.push('DEPLOYMENT=production needs DATABASE_URL; the embedded database is for one machine only')
  }
  if (parsed.data?.DEPLOYMENT === 'production' && parsed.data.PUBLIC_URL?.startsWith('https:') !== true) {
    problems.push('DEPLOYMENT=production needs PUBLIC_URL, the https address at which readers find the site')
  }
  // Services of our own get LOG_URL with either CMS.
  if (parsed.data?.CMS === 'none' && parsed.data.LOG_URL === undefined) {
    problems.push('CMS=none needs LOG_URL, where another CMS is read')
  }
  if ((parsed.data?.DKIM_SELECTOR === undefined) !== (parsed.data?.DKIM_KEY === undefined)) {
    problems.push('DKIM_SELECTOR and DKIM_KEY are needed together')
  }
  const algolia = [parsed.data?.ALGOLIA_APP_ID, parsed.data?.ALGOLIA_ADMIN_KEY, parsed.data?.ALGOLIA_SEARCH_KEY]
  if (new Set(algolia.map((value) => value === undefined)).size > 1) {
    problems.push('ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY and ALGOLIA_SEARCH_KEY are needed together')
  }
  if (parsed.success && problems.length === 0) return parsed.data
  throw new SettingProblem(problems)
}

export function readServerEnv(): ServerEnv {
  const path = join(root, '.env')
  const file = existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {}
  for (const name of passedOnNames) if (file[name]) process.env[name] ??= file[name]
  const env = parseServerEnv(process.env, file)
  // A program that was started by another way would work for the firm of src/firm and say nothing.
  if (env.FIRM_DIR !== undefined && env.FIRM_DIR !== firmFolder())
    throw new SettingProblem(['FIRM_DIR is followed by the commands of npm alone'])
  return env
}

export const isRunByNpm = (): boolean => process.env.npm_lifecycle_event !== undefined

/** The environment of a child process: this one's, with the settings that the parent decided. */
export const childEnv = (decided: Variables): NodeJS.ProcessEnv => ({ ...process.env, ...decided })
