import { join } from 'node:path'
import * as z from 'zod'
import { findProviderProblem } from './find-provider-problem'

const yesOrNo = z.enum(['true', 'false'], 'must be true or false').transform((word) => word === 'true')

const embeddedProvider = '/idp'

const schema = z
  .object({
    /** The publication log of the content management, and the key that opens what the public may read. */
    LOG_URL: z.url('must be the address of the publication log'),
    SITE_KEY: z.string().min(1, 'must be the key of the publication log'),
    /** Where the site will be: the beginning of every address in heads, feeds and sitemaps. */
    PUBLIC_URL: z.url('must be the public address of the site'),
    /** What the build remembers of the log between two runs. */
    CONTENT_DIR: z.string().default(() => join(process.cwd(), '.data/content')),
    /** Whether the log is read on, or only what is in that folder is built: the content as it once was. With nothing, code alone is compiled. */
    CONTENT_FROM: z.enum(['log', 'folder', 'nothing'], 'must be log, folder or nothing').default('log'),
    /** The moment as of which the site is built: another gives the site of another day. */
    BUILD_TIME: z.iso.datetime().default(() => new Date().toISOString()),
    /** Whether the folder is built in more than once: only then does it pay to write down what was compiled. */
    BUILT_AGAIN: yesOrNo.default(true),
    /** Whether this build will be released, and so brings the search indexes up to date. Any other must not touch them. */
    SEARCH_PUSH: yesOrNo.default(false),
    /** Pushes records although there are far fewer than before, or older ones. */
    SEARCH_FORCE: yesOrNo.default(false),
    SEARCH_APP_ID: z.string().min(1).optional(),
    SEARCH_WRITE_KEY: z.string().min(1).optional(),
    /** Where the search service answers; without it, Algolia's own hosts. */
    SEARCH_URL: z.url('must be the address of the search service').optional(),
    SEARCH_PREFIX: z
      .string()
      .regex(/^[a-z0-9_-]+$/, 'must be of small letters, digits, - and _')
      .default('site'),
    /** Whether readers will sign in on what is built. */
    DEPLOYMENT: z.enum(['local', 'production'], 'must be local or production').default('local'),
    GATSBY_IDENTITY_URL: z.string().min(1, 'must be the address of the sign-in provider').default(embeddedProvider),
    GATSBY_IDENTITY_CLIENT_ID: z.string().min(1, 'must be the site’s client id at the sign-in provider').optional(),
  })
  .refine((env) => !env.SEARCH_PUSH || (env.SEARCH_APP_ID !== undefined && env.SEARCH_WRITE_KEY !== undefined), {
    path: ['SEARCH_PUSH'],
    message: 'needs SEARCH_APP_ID and SEARCH_WRITE_KEY',
  })
  .superRefine(({ DEPLOYMENT, GATSBY_IDENTITY_URL }, context) => {
    const problem = DEPLOYMENT === 'production' ? findProviderProblem(GATSBY_IDENTITY_URL) : undefined
    if (problem === undefined) return
    const message = `is "${GATSBY_IDENTITY_URL}", which ${problem}; name an Auth0 tenant`
    context.addIssue({ code: 'custom', path: ['GATSBY_IDENTITY_URL'], message })
  })

/** Compiled code is nobody's and nowhere's: none of these reaches anything that is kept of it. */
const ofCodeAlone = { LOG_URL: 'http://nowhere.invalid', SITE_KEY: 'none', PUBLIC_URL: 'http://nowhere.invalid' }

export type BuildEnv = z.output<typeof schema>

/** What `gatsby build` is given. `npm start` gives it everything; by hand, see CONTRIBUTING.md. */
export function readBuildEnv(environment: Record<string, string | undefined> = process.env): BuildEnv {
  // What the browser receives is written as it stands: there an empty value is no default but a sign-in that cannot begin.
  const isGiven = ([name, value]: [string, unknown]) => value !== '' || name.startsWith('GATSBY_')
  const given = Object.fromEntries(Object.entries(environment).filter(isGiven))
  const parsed = schema.safeParse(given['CONTENT_FROM'] === 'nothing' ? { ...ofCodeAlone, ...given } : given)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`)
  throw new Error(`The site cannot be built: ${problems.join('; ')}.`)
}

/** The search service that this build may write to, if any. */
export function searchTargetOf({ SEARCH_APP_ID, SEARCH_WRITE_KEY, SEARCH_URL, SEARCH_PREFIX }: BuildEnv) {
  if (SEARCH_APP_ID === undefined || SEARCH_WRITE_KEY === undefined) return undefined
  return { appId: SEARCH_APP_ID, writeKey: SEARCH_WRITE_KEY, url: SEARCH_URL, prefix: SEARCH_PREFIX }
}
