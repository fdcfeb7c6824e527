import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicEnv } from '../config/env-public'
import { publicSearch } from '../config/env-search'
import { ownWays } from '../config/own-ways'
import { recaptchaSources } from '../config/recaptcha'
import { toProviderRoot } from '../config/to-provider'
import { type BuildPolicy, type PageSources, planSourcesEverywhere } from '../plan/page-facts'
import { searchOriginsOf } from '../plan/search/search-origins'
import { toHashSource } from '../plan/to-hash-source'

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>(.*?)<\/script>/gs

/** The digests of the scripts that stand in a page. */
export function findInlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !attributes.includes('application/ld+json'))
    .map(([, , text = '']) => toHashSource(text))
}

/** What is at the site's own origin needs no word. */
const originOf = (address: string): string[] => (/^https?:\/\/./.test(address) ? [new URL(address).origin] : [])

type Addresses = { identityUrl: string; onlineServicesApi: string }

/** The origins that signing in talks to, and the frame in which a session is renewed. */
export function planSessionSources({ identityUrl, onlineServicesApi }: Addresses = publicEnv): PageSources {
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

/** Reads from a finished build what the policies of its pages must allow. */
export const readBuildPolicy = (folder: string, shells: readonly string[]): BuildPolicy => ({
  everywhere: planSourcesEverywhere(readStyles(folder), searchOriginsOf(publicSearch)),
  session: planSessionSources(),
  recaptcha: planRecaptchaSources(ownWays.recaptcha),
  hasPopup: ownWays.popup,
  scripts: Object.fromEntries(
    shells.map((path) => [path, findInlineScripts(readFileSync(join(folder, path, 'index.html'), 'utf8'))]),
  ),
})

/** Gatsby writes every style sheet into the pages: the policy allows exactly these texts. */
function readStyles(folder: string): string[] {
  const sheets = readdirSync(folder).filter((name) => /^styles\..*\.css$/.test(name))
  return sheets.map((name) => toHashSource(readFileSync(join(folder, name))))
}
