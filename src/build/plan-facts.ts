import { hasPage } from '../content/all-types'
import { embedProviders } from '../content/embed'
import { localesOf } from '../routes/address'
import { href } from '../routes/href'
import { type Content } from './content'
import { type PlannedShell } from './plan-shells'

/** What a release must know beside its files; `services/releases/facts.ts` reads it. */
export type ReleaseFacts = {
  redirects: [from: string, to: string, status: 301 | 308][]
  gone: string[]
  statuses: Record<string, number>
  shells: [prefix: string, page: string][]
  sources: Partial<Record<'style-src' | 'connect-src' | 'frame-src', string[]>>
  sourcesOf: Record<string, PageSources>
}

/** What one page may load beyond what all may. */
export type PageSources = Partial<Record<'script-src' | 'connect-src' | 'frame-src' | 'trusted-types', string[]>>

type Planned = {
  content: Content
  plan: { pages: { has: (path: string) => boolean } }
  shells: readonly Pick<PlannedShell, 'path'>[]
  /** Where every page may ask, beyond its own origin. */
  connections?: readonly string[]
}

/** What is known only once the pages are written. */
type Built = {
  /** The sources that the pages' own style sheets need. */
  styles: readonly string[]
  /** What the page of a shell needs, by its path. */
  sourcesOf: (path: string) => PageSources
}

/** Old addresses, statuses and shells. */
export function planFacts({ content, plan, shells, connections = [] }: Planned): ReleaseFacts {
  const isLive = (path: string): boolean => plan.pages.has(path)
  const moved = new Map<string, string>()
  const gone = new Set<string>()
  for (const document of content.everything()) {
    if (hasPage(document)) for (const former of document.formerPaths) moved.set(former, document.path)
    if (document.type !== 'redirect') continue
    const target = document.to && content.editionsOf(document.to).find(({ locale }) => locale === document.locale)
    if (document.isGone) gone.add(document.from)
    else if (target && hasPage(target)) moved.set(document.from, target.path)
  }
  return {
    redirects: [...moved].filter(([from, to]) => !isLive(from) && isLive(to)).map(([from, to]) => [from, to, 308]),
    gone: [...gone].filter((path) => !isLive(path) && !moved.has(path)),
    statuses: Object.fromEntries(
      localesOf('not-found')
        .map((locale) => href('not-found', locale))
        .filter(isLive)
        .map((path) => [path, 404]),
    ),
    shells: shells.map(({ path }) => [path, path]),
    sources: {
      // Of every page: which of them show something is decided by editors, long after this.
      'frame-src': embedProviders.map(({ origin }) => origin),
      ...(connections.length > 0 ? { 'connect-src': [...connections] } : {}),
    },
    sourcesOf: {},
  }
}

export const withBuilt = (facts: ReleaseFacts, { styles, sourcesOf }: Built): ReleaseFacts => ({
  ...facts,
  sources: { ...facts.sources, 'style-src': [...styles] },
  sourcesOf: Object.fromEntries(facts.shells.map(([path]) => [path, sourcesOf(path)])),
})
