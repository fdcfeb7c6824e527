import { type Locale } from '../../../src/config/locales'
import { indexNameOf } from '../../../src/content/search-record'
import { lookAtIndex } from '../../../src/indexing/look-at-indexes'
import { openSearch } from '../../../src/indexing/open-search'
import { applySubscribersSettings } from '../../../src/indexing/prepare-push'
import { type SearchTarget } from '../../../src/indexing/search-target'
import { localesOf } from '../../../src/routes/address'
import { type Indexes, patience, sendTo } from '../../indexing/indexes'
import { fits } from '../../shared/fits'

type Target = SearchTarget & { searchKey: string }

/** The languages of the navigator, each with its index. */
export const subscribersIndexes = (prefix: string): [Locale, string][] =>
  localesOf('navigator').map((locale) => [locale, indexNameOf(prefix, locale)])

/** The indexes of what only subscribers may read. One service alone writes them, so how far they are is nobody else's to say. */
export function openIndexes(target: Target): Indexes {
  const client = openSearch(target, patience)
  const { prefix } = target
  return {
    look: async () => {
      const held = new Map<Locale, Map<string, string>>()
      for (const [locale, indexName] of subscribersIndexes(prefix)) {
        // Each time: an index that was lost and written to again has none, and its records would be found by nobody.
        await applySubscribersSettings(client, indexName, locale)
        held.set(locale, (await lookAtIndex(client, indexName)) ?? new Map<string, string>())
      }
      return held
    },
    send: sendTo(client, prefix),
  }
}

/**
 * Those of the indexes that the key would open which is part of every page. The embedded service opens none to it; at
 * Algolia, the person who made the key may have forgotten to name the others.
 */
export async function findOpenIndexes(target: Target): Promise<string[]> {
  if (target.url !== undefined) return []
  const { indexes = [] } = await openSearch(target, patience).getApiKey({ key: target.searchKey })
  return subscribersIndexes(target.prefix).flatMap(([, name]) =>
    indexes.length === 0 || indexes.some((pattern) => fits(pattern, name)) ? [name] : [],
  )
}
