import { embedProviders } from '../content/embed'
import { type RouteId, routeOf } from '../routes/address'
import { routeAt } from '../routes/route-at'
import { shellTemplate } from '../routes/shells'
import { type Need, type Route } from '../routes/table'

type Directive = 'script-src' | 'style-src' | 'connect-src' | 'frame-src' | 'worker-src' | 'trusted-types'
export type PageSources = Partial<Record<Directive, string[]>>

/** What a release says of a page beside its content; `services/releases/record.ts` reads it. */
export type PageFacts = { status?: number; sources?: PageSources; headers?: Record<string, string> }

/** What the policies of pages must say, by the code that they are made with and by the settings. */
export type BuildPolicy = {
  /** What every page may load. */
  everywhere: PageSources
  /** What a page may ask that knows who is signed in. */
  session: PageSources
  /** What a page may load that shows questions of reCAPTCHA's: nothing, unless a setting asks for them. */
  recaptcha: PageSources
  /** Whether people may sign in by a window of its own. */
  hasPopup: boolean
  /** By template, the digest of the style sheet in its pages. */
  styles: Record<string, string>
  /** By the path of a page that is drawn in the browser, the digests of the scripts in it. */
  scripts: Record<string, string[]>
}

/** The page's first script decides which addresses of scripts are good. */
const scriptPolicy = 'default'

/** What turns the address of the one worker into one that browsers take. */
const workerPolicy = 'packet'

/** Between two policies browsers cut the tie between a window and its opener. */
const keepsOpener = { 'cross-origin-opener-policy': 'unsafe-none' }

/** Addresses of the sign-in carry what no other site may learn. */
const secretAddress = { 'referrer-policy': 'no-referrer' }

/** Frames that editors may put into any page are decided long after the build, so every page allows them. */
export const planSourcesEverywhere = (connections: readonly string[]): PageSources => ({
  'frame-src': embedProviders.map(({ origin }) => origin),
  ...(connections.length > 0 ? { 'connect-src': [...connections] } : {}),
})

/**
 * What a release says of the page at a path: a fact of its route and of the build. Everything that makes, shows, compares
 * or serves a page asks this one function.
 */
export function planPageFacts(path: string, policy: BuildPolicy): PageFacts {
  const route = routeAt(path)
  if (!route) return {}
  return toPageFacts(routeOf(route), policy, {
    styles: policy.styles[templateOf(route)],
    scripts: policy.scripts[path],
  })
}

const templateOf = (route: RouteId): string => (routeOf(route).kind === 'client' ? shellTemplate : route)

type RouteFacts = Pick<Route, 'kind' | 'needs' | 'status'>
/** What stands in a page itself. */
type Inline = { styles?: string | undefined; scripts?: string[] | undefined }

export function toPageFacts({ kind, needs, status }: RouteFacts, policy: BuildPolicy, inline: Inline = {}): PageFacts {
  const sources = mergeSources([...needs.map((need) => sourcesOf(need, policy)), ...toInlineSources(inline)])
  const headers = Object.fromEntries([
    ...Object.entries(kind === 'client' ? secretAddress : {}),
    ...Object.entries(policy.hasPopup && needs.includes('opener') ? keepsOpener : {}),
  ])
  return {
    ...(status === undefined ? {} : { status }),
    ...(isEmpty(sources) ? {} : { sources }),
    ...(isEmpty(headers) ? {} : { headers }),
  }
}

function sourcesOf(need: Need, { session, recaptcha }: BuildPolicy): PageSources {
  switch (need) {
    case 'session':
      return session
    case 'worker':
      return { 'worker-src': ["'self'"], 'trusted-types': [workerPolicy] }
    case 'recaptcha':
      return recaptcha
    case 'opener':
      return {}
  }
}

const toInlineSources = ({ styles, scripts }: Inline): PageSources[] => [
  ...(scripts ? [{ 'script-src': [...scripts], 'trusted-types': [scriptPolicy] }] : []),
  ...(styles === undefined ? [] : [{ 'style-src': [styles] }]),
]

function mergeSources(all: readonly PageSources[]): PageSources {
  const merged: PageSources = {}
  for (const sources of all) {
    for (const [directive, values] of Object.entries(sources) as [Directive, string[]][]) {
      merged[directive] = [...new Set([...(merged[directive] ?? []), ...values])]
    }
  }
  return merged
}

const isEmpty = (record: object): boolean => Object.keys(record).length === 0

/** What is said of those pages of which something is said. */
export function planAllPageFacts(paths: Iterable<string>, policy: BuildPolicy): Record<string, PageFacts> {
  const pages: Record<string, PageFacts> = {}
  for (const path of paths) {
    const facts = planPageFacts(path, policy)
    if (!isEmpty(facts)) pages[path.normalize('NFC')] = facts
  }
  return pages
}
