import { type Locale } from '../config/locales'
import { indexNameOf, newestNameOf, type SearchRecord } from '../content/search-record'
import { newestSettingsOf, settingsOf, subscribersSettingsOf } from '../plan/search/index-settings'
import { synonymsOf } from '../plan/search/synonyms'
import { readCursor } from './cursor'
import { countRecords, type SearchClient } from './open-search'

/** What an index is to hold, by its language. */
export type Wanted = ReadonlyMap<Locale, readonly SearchRecord[]>

export type Push = { client: SearchClient; prefix: string; wanted: Wanted; cursor: number }

/** An index that loses more than this at once has lost what fed it. */
const leastShare = 0.8

/**
 * Looks at every index before the first record is sent: nothing older than what is there, and no index emptied by a source
 * that failed. Then the settings, because records that come before them can be searched by whatever Algolia assumes.
 */
export async function preparePush(push: Push, isForced: boolean): Promise<void> {
  const problem = isForced ? undefined : await findProblem(push)
  if (problem !== undefined) throw new Error(`${problem} SEARCH_FORCE=true pushes all the same.`)
  await Promise.all([...push.wanted.keys()].map((locale) => applySettings(push, locale)))
}

async function findProblem({ client, prefix, wanted, cursor }: Push): Promise<string | undefined> {
  const there = await readCursor(client, prefix)
  if (there > cursor) return `The search index has row ${there} of the log, and this build only row ${cursor}.`
  if ([...wanted.values()].every((records) => records.length === 0)) return 'There is not one search record.'
  for (const [locale, records] of wanted) {
    const name = indexNameOf(prefix, locale)
    const before = await countRecords(client, name)
    if (records.length < before * leastShare) {
      return `There are ${records.length} search records for ${name}, which holds ${before}.`
    }
  }
  return undefined
}

/** How an index is searched, and its twin that sorts by day. */
export async function applySettings(
  { client, prefix }: Pick<Push, 'client' | 'prefix'>,
  locale: Locale,
): Promise<void> {
  const indexName = indexNameOf(prefix, locale)
  const newest = newestNameOf(indexName)
  await done(client, indexName, client.setSettings({ indexName, indexSettings: settingsOf(indexName, locale) }))
  const indexSettings = newestSettingsOf(indexName, locale)
  await done(client, newest, client.setSettings({ indexName: newest, indexSettings }))
  await applySynonyms(client, indexName, locale)
}

/** The same for an index of what only subscribers may read. */
export async function applySubscribersSettings(client: SearchClient, indexName: string, locale: Locale): Promise<void> {
  const indexSettings = subscribersSettingsOf(indexName, locale)
  await done(client, indexName, client.setSettings({ indexName, indexSettings }))
  await applySynonyms(client, indexName, locale)
}

async function applySynonyms(client: SearchClient, indexName: string, locale: Locale): Promise<void> {
  // Also where there are none: some may have been there before.
  const options = { indexName, synonymHit: synonymsOf(locale), forwardToReplicas: true, replaceExistingSynonyms: true }
  await done(client, indexName, client.saveSynonyms(options))
}

async function done(client: SearchClient, indexName: string, task: Promise<{ taskID: number }>): Promise<void> {
  await client.waitForTask({ indexName, taskID: (await task).taskID })
}
