import { type BuildEnv, searchTargetOf } from '../../config/env-build'
import { type Locale } from '../../config/locales'
import { indexNameOf, type SearchRecord } from '../../content/search-record'
import { hostsOf, patience, type SearchTarget } from '../../indexing/search-target'
import { indexedLocales, settingsOf } from '../../plan/search/index-settings'

let prepared: ReadonlyMap<Locale, readonly SearchRecord[]> | undefined

/** What the plugin may push: given once every index was looked at, so that it cannot push before. */
export const handToPlugin = (records: typeof prepared): void => void (prepared = records)

function takeRecords(locale: Locale): readonly SearchRecord[] {
  const records = prepared?.get(locale)
  if (!records) throw new Error(`Nothing was prepared for the search index of ${locale}`)
  return records
}

/**
 * gatsby-plugin-algolia, fed from the plan. It stands in the list of plugins only in a build that will be released: its
 * dry run remembers what it did not push. It is never told to go on after a failure.
 */
export function planSearchPlugins(env: BuildEnv): object[] {
  const target = searchTargetOf(env)
  return target && env.SEARCH_PUSH ? [{ resolve: 'gatsby-plugin-algolia', options: optionsFor(target) }] : []
}

function optionsFor(target: SearchTarget): object {
  const hosts = hostsOf(target)
  return {
    appId: target.appId,
    apiKey: target.writeKey,
    // The client of the plugin counts in seconds.
    algoliasearchOptions: {
      timeouts: Object.fromEntries(Object.entries(patience).map(([name, ms]) => [name, ms / 1000])),
      ...(hosts ? { hosts } : {}),
    },
    queries: indexedLocales.map((locale) => queryFor(locale, indexNameOf(target.prefix, locale))),
  }
}

const queryFor = (locale: Locale, indexName: string): object => ({
  // The records come from the plan; the plugin insists on asking something.
  query: '{ __typename }',
  indexName,
  settings: settingsOf(indexName, locale),
  transformer: () => takeRecords(locale),
})

/** Its memory of what it pushed knows neither the application nor the host, and is written before the push has succeeded. */
export const pluginCache = { name: 'gatsby-plugin-algolia', keyOf: (index: string) => `algolia-objects-${index}` }
