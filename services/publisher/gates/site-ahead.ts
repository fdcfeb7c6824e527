import { isLocale } from '../../../src/config/locales'
import { regulationIn } from '../../../src/gates/describe-site'
import { type Site } from '../../../src/gates/gate'
import { type BuildPolicy, planPageFacts } from '../../../src/plan/page-facts'
import { type Planner } from '../../../src/plan/planner'
import { type Content } from '../../../src/plan/store/content'

type Ahead = {
  content: Content
  planner: Planner
  policy: BuildPolicy
  hasMedia: (path: string) => boolean
  origin: string
  answers: (path: string) => boolean
}

/** The site as it is about to be: what a changed page is checked against. */
export function describeSiteAhead({ content, planner, policy, hasMedia, origin, answers }: Ahead): Site {
  const said = new Map<string, ReturnType<Site['regulation']>>()
  return {
    has: answers,
    // Another page's parts are that page's to change, and are not read again for every link to them.
    idsAt: () => undefined,
    headAt: (path) => planner.headAt(path),
    namesakeOf: (path) => planner.namesakeOf(path),
    hasMedia,
    origin,
    // The publisher is given no text for subscribers, so it has none to look for.
    canaries: [],
    scriptsAt: (path) => planPageFacts(path, policy).sources?.['script-src'] ?? [],
    regulation: (locale) => {
      const known =
        said.get(locale) ?? (isLocale(locale) ? regulationIn(locale, content) : { everywhere: [], legal: [] })
      said.set(locale, known)
      return known
    },
  }
}
