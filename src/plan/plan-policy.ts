import { toPublicEnv } from '../config/env-public'
import { toPublicSearch } from '../config/env-search'
import { toOwnWays } from '../config/own-ways'
import { type ReadSetting } from '../config/read-setting'
import { recaptchaSources } from '../config/recaptcha'
import { toProviderRoot } from '../config/to-provider'
import { firstScriptsOf } from '../shell/first-scripts'
import { type BuildPolicy, type PageSources, planSourcesEverywhere } from './page-facts'
import { searchOriginsOf } from './search/search-origins'
import { toHashSource } from './to-hash-source'

/** What policies must say of the compiled code, whatever the settings are: it is kept with the compiled templates. */
export type CompiledPolicy = {
  /** By template, the digest of the style sheet that stands in its pages. */
  styles: Record<string, string>
  /** By the path of a page that is drawn in the browser, the digests of Gatsby's own scripts in it. */
  scripts: Record<string, string[]>
}

/** What is at the site's own origin needs no word. */
const originOf = (address: string): string[] => (/^https?:\/\/./.test(address) ? [new URL(address).origin] : [])

type Addresses = { identityUrl: string; onlineServicesApi: string }

/** The origins that signing in talks to, and the frame in which a session is renewed. */
export function planSessionSources({ identityUrl, onlineServicesApi }: Addresses): PageSources {
  const provider = originOf(toProviderRoot(identityUrl, ''))
  return {
    'connect-src': [...new Set([...provider, ...originOf(onlineServicesApi)])],
    'frame-src': ["'self'", ...provider],
  }
}

/** What Google's questions for people load. Their script makes its policies of trusted types under names of its own. */
export const planRecaptchaSources = (isWanted: boolean): PageSources =>
  isWanted
    ? {
        'script-src': [...recaptchaSources],
        'connect-src': [...recaptchaSources],
        'frame-src': [...recaptchaSources],
        'trusted-types': ['*'],
      }
    : {}

/** What the policies of pages say when the compiled code serves an environment. */
export function planPolicy({ styles, scripts }: CompiledPolicy, read: ReadSetting): BuildPolicy {
  const { popup: hasPopup, recaptcha: hasRecaptcha } = toOwnWays(read)
  const first = (path: string) => firstScriptsOf(path, { hasRecaptcha }).map((text) => toHashSource(text))
  return {
    everywhere: planSourcesEverywhere(searchOriginsOf(toPublicSearch(read))),
    session: planSessionSources(toPublicEnv(read)),
    recaptcha: planRecaptchaSources(hasRecaptcha),
    hasPopup,
    styles,
    scripts: Object.fromEntries(Object.entries(scripts).map(([path, own]) => [path, [...first(path), ...own]])),
  }
}
