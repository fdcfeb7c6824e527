import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { childEnv } from '../../../src/config/env-server'
import { root } from '../../../src/config/root'

type Field = {
  name: string
  type: string
  required: boolean
  localized: boolean
  isHidden: boolean
  internal: boolean
  enumName?: string
}
type Collection = {
  slug: string
  type?: string
  needsApproval?: boolean | string[]
  audience?: string
  teaser?: { type: string; fields: string[] }
  closed: boolean
  fields: Field[]
}
export type ContentModel = {
  collections: Collection[]
  blocks: [slug: string, interfaceName: string][]
  /** What a file of content may hold. */
  content: object
  telemetry: boolean
  cors: string[]
  csrf: string[]
  secureCookies: boolean
  fallback: boolean
  /** What forms and lists say in English alone, and of how many fields that was asked. */
  told: { asked: number; untold: string[] }
  graphQL: { playground: boolean; introspection: boolean }
}

const settings = ['CMS_SECRET', 'SITE_KEY', 'ACCOUNT_KEY', 'WEBHOOK_SECRET', 'MEDIA_DIR', 'DATABASE_URL']

/** The CMS's configuration as it is run with, for a public origin. */
export function readContentModel(publicUrl: string): ContentModel {
  const own = Object.fromEntries(settings.map((name) => [name, 'unset']))
  const script = join(root, 'tests/support/cms/print-content-model.mjs')
  const printed = execFileSync(process.execPath, ['--conditions=production', '--import', 'tsx', script], {
    cwd: join(root, 'services/cms'),
    env: childEnv({ ...own, PUBLIC_URL: publicUrl, NODE_ENV: 'production' }),
    encoding: 'utf8',
  })
  return JSON.parse(printed) as ContentModel
}
