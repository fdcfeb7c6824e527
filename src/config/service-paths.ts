import { localesIn } from './locales'

/** What is said of one document that was given out; the page above them is the site's own. */
const verifyPaths = localesIn('main').map((locale) => `/${locale}/verify/` as const)

/** Where the embedded search service stands at the public origin. The address alone is a page's, cut short. */
export const searchPath = '/search'

/** Which paths of the one public origin belong to each service. Browsers ask too, so nothing else of the services is here. */
export const servicePaths = {
  edge: [],
  cms: ['/admin', '/api', '/_next', '/media'],
  account: ['/graphql', '/online-services', ...verifyPaths],
  identity: ['/idp'],
  search: [`${searchPath}/`],
  publisher: ['/publisher', '/preview', '/social'],
  develop: [],
  postgres: [],
} as const satisfies Record<string, readonly string[]>

/** A prefix that ends with a slash is not itself meant. */
export const isBelow = (prefix: string, path: string): boolean =>
  prefix.endsWith('/') ? path.startsWith(prefix) && path !== prefix : path === prefix || path.startsWith(`${prefix}/`)

/** The service that owns a public path, matched by whole segments; the edge itself owns the rest. */
export function ownerOf(path: string): keyof typeof servicePaths {
  for (const [name, paths] of Object.entries(servicePaths)) {
    if (paths.some((prefix: string) => isBelow(prefix, path))) return name as keyof typeof servicePaths
  }
  return 'edge'
}
