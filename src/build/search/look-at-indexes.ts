import { type Locale } from '../../config/locales'
import { indexNameOf, type SearchRecord } from '../../content/search-record'
import { orNothing, type SearchClient } from './open-search'
import { applySettings } from './prepare-push'
import { indexedLocales } from './search-plugin'

/** What the indexes hold: of each language, the digest of each record. */
export type Held = Map<Locale, Map<string, string>>

type Identity = Pick<SearchRecord, 'objectID' | 'internal'>

/** Asks the service itself: nobody's memory of what was sent knows whether it is still there. */
export async function lookAtIndexes(client: SearchClient, prefix: string): Promise<Held> {
  const held: Held = new Map()
  // One after the other: a large index comes in many answers.
  for (const locale of indexedLocales) held.set(locale, await lookAtIndex(client, prefix, locale))
  return held
}

async function lookAtIndex(client: SearchClient, prefix: string, locale: Locale): Promise<Map<string, string>> {
  const indexName = indexNameOf(prefix, locale)
  const found = new Map<string, string>()
  const browseParams = { query: '', attributesToRetrieve: ['internal.contentDigest'], hitsPerPage: 1000 }
  const aggregator = ({ hits }: { hits: Identity[] }) => {
    for (const { objectID, internal } of hits) found.set(objectID, internal.contentDigest)
  }
  const seen = await orNothing(client.browseObjects<Identity>({ indexName, browseParams, aggregator }))
  // Records that came first could be searched by whatever the service assumes.
  if (seen === undefined) await applySettings({ client, prefix }, locale)
  return found
}
