import { type Locale } from '../config/locales'
import { indexNameOf, type SearchRecord } from '../content/search-record'
import { indexedLocales } from '../plan/search/index-settings'
import { orNothing, type SearchClient } from './open-search'
import { applySettings } from './prepare-push'

/** What the indexes hold: of each language, the digest of each record. */
export type Held = Map<Locale, Map<string, string>>

type Identity = Pick<SearchRecord, 'objectID' | 'internal'>

/** Asks the service itself: nobody's memory of what was sent knows whether it is still there. */
export async function lookAtIndexes(client: SearchClient, prefix: string): Promise<Held> {
  const held: Held = new Map()
  // One after the other: a large index comes in many answers.
  for (const locale of indexedLocales) {
    const found = await lookAtIndex(client, indexNameOf(prefix, locale))
    // Records that came first could be searched by whatever the service assumes.
    if (found === undefined) await applySettings({ client, prefix }, locale)
    held.set(locale, found ?? new Map<string, string>())
  }
  return held
}

/** The digest of each record of an index; undefined when there is no such index. */
export async function lookAtIndex(client: SearchClient, indexName: string): Promise<Map<string, string> | undefined> {
  const found = new Map<string, string>()
  const browseParams = { query: '', attributesToRetrieve: ['internal.contentDigest'], hitsPerPage: 1000 }
  const aggregator = ({ hits }: { hits: Identity[] }) => {
    for (const { objectID, internal } of hits) found.set(objectID, internal.contentDigest)
  }
  const seen = await orNothing(client.browseObjects<Identity>({ indexName, browseParams, aggregator }))
  return seen && found
}
