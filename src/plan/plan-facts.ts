import { hasPage } from '../content/all-types'
import { planMedium, type PlannedMedium } from './files/plan-medium'
import { type BuildPolicy, type PageFacts, type PageSources, planAllPageFacts } from './page-facts'
import { type PlannedShell } from './plan-shells'
import { type Content } from './store/content'

/** What a release must know beside its files; `services/releases/files/facts.ts` reads it. */
export type ReleaseFacts = {
  redirects: [from: string, to: string, status: 301 | 308][]
  gone: string[]
  shells: [prefix: string, page: string][]
  sources: PageSources
  pages: Record<string, PageFacts>
  media: Record<string, PlannedMedium>
}

/** What follows from the content alone. */
export type AddressFacts = Pick<ReleaseFacts, 'redirects' | 'gone' | 'shells'>
/** The same, with what of the content stands beside pages: pictures and files. */
export type ContentFacts = AddressFacts & Pick<ReleaseFacts, 'media'>

type Planned = {
  content: Content
  plan: { pages: { has: (path: string) => boolean } }
  shells: readonly Pick<PlannedShell, 'path'>[]
}

/** Old addresses and shells. */
export function planFacts({ content, plan, shells }: Planned): AddressFacts {
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
    gone: [...[...gone].filter((path) => !isLive(path) && !moved.has(path)), ...content.media.gone()],
    shells: shells.map(({ path }) => [path, path]),
  }
}

/** For a release of everything. */
export const withMedia = (facts: AddressFacts, { media }: Content): ContentFacts => ({
  ...facts,
  media: Object.fromEntries([...media.files()].map((file) => [file.url, planMedium(file)])),
})

/** With what is said of every page, once the build has written them. */
export const withPolicy = (facts: ContentFacts, paths: Iterable<string>, policy: BuildPolicy): ReleaseFacts => ({
  ...facts,
  sources: policy.everywhere,
  pages: planAllPageFacts(paths, policy),
})
