import { join } from 'node:path'
import { z } from 'zod'

const schema = z.object({
  /** The publication log of the content management, and the key that opens what the public may read. */
  LOG_URL: z.url('must be the address of the publication log'),
  SITE_KEY: z.string().min(1, 'must be the key of the publication log'),
  /** Where the site will be: the beginning of every address in heads, feeds and sitemaps. */
  PUBLIC_URL: z.url('must be the public address of the site'),
  /** What the build remembers of the log between two runs. */
  CONTENT_DIR: z.string().default(() => join(process.cwd(), '.data/content')),
  /** The moment as of which the site is built: another gives the site of another day. */
  BUILD_TIME: z.iso.datetime().default(() => new Date().toISOString()),
})

export type BuildEnv = z.output<typeof schema>

/** What `gatsby build` is told. `npm start` tells it everything; by hand, see CONTRIBUTING.md. */
export function readBuildEnv(environment: Record<string, string | undefined> = process.env): BuildEnv {
  const parsed = schema.safeParse(environment)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`)
  throw new Error(`The site cannot be built: ${problems.join('; ')}.`)
}
