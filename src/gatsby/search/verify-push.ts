import { setTimeout as sleep } from 'node:timers/promises'
import { type IndexSettings } from 'algoliasearch'
import { type Locale } from '../../config/locales'
import { indexNameOf, newestNameOf, type SearchRecord } from '../../content/search-record'
import { saveCursor } from '../../indexing/cursor'
import { countRecords, type SearchClient } from '../../indexing/open-search'
import { type Push } from '../../indexing/prepare-push'
import { newestSettingsOf, settingsOf } from '../../plan/search/index-settings'
import { synonymsOf } from '../../plan/search/synonyms'

// The plugin does not wait until what it sent can be found.
const usualTries = 240
const pauseMs = 250
const mostSynonyms = 1000

/** After a push: as many records as were planned, one of each group as it was planned, the settings, and the synonyms. Else the build fails. */
export async function verifyPush(push: Push, tries = usualTries): Promise<void> {
  const found = await Promise.all(
    [...push.wanted].map(([locale, records]) => untilRight(() => findDifference(push, locale, records), tries)),
  )
  const problems = found.filter((problem) => problem !== undefined)
  if (problems.length > 0) throw new Error(`The search index is not what was pushed: ${problems.join('; ')}`)
  await saveCursor(push.client, push.prefix, push.cursor)
}

async function untilRight(find: () => Promise<string | undefined>, tries: number): Promise<string | undefined> {
  for (let left = tries; ; left--) {
    const problem = await find()
    if (problem === undefined || left === 0) return problem
    await sleep(pauseMs)
  }
}

async function findDifference(
  { client, prefix }: Push,
  locale: Locale,
  records: readonly SearchRecord[],
): Promise<string | undefined> {
  const name = indexNameOf(prefix, locale)
  for (const index of [name, newestNameOf(name)]) {
    const count = await countRecords(client, index)
    if (count !== records.length) return `${index} holds ${count} records instead of ${records.length}`
  }
  return (
    (await findWrongRecord(client, name, records)) ??
    (await findWrongSetting(client, name, settingsOf(name, locale))) ??
    (await findWrongSetting(client, newestNameOf(name), newestSettingsOf(name, locale))) ??
    (await findWrongSynonym(client, name, locale))
  )
}

async function findWrongRecord(
  client: SearchClient,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<string | undefined> {
  const samples = [...new Map(records.map((record) => [record.group, record])).values()]
  const requests = samples.map(({ objectID }) => ({ indexName, objectID }))
  const { results } = await client.getObjects<SearchRecord>({ requests })
  const found = new Map(results.map((record) => [record?.objectID, record]))
  const wrong = samples.find(
    ({ objectID, internal }) => found.get(objectID)?.internal.contentDigest !== internal.contentDigest,
  )
  return wrong && `${indexName} has another record ${wrong.objectID}`
}

async function findWrongSetting(
  client: SearchClient,
  indexName: string,
  wanted: IndexSettings,
): Promise<string | undefined> {
  const there = (await client.getSettings({ indexName })) as unknown as Record<string, unknown>
  const wrong = Object.entries(wanted).find(
    ([setting, value]) => !isSame(there[setting], value) && !(isEmpty(value) && there[setting] == null),
  )
  return wrong && `${indexName} has another ${wrong[0]}`
}

async function findWrongSynonym(client: SearchClient, indexName: string, locale: Locale): Promise<string | undefined> {
  const { hits } = await client.searchSynonyms({ indexName, searchSynonymsParams: { hitsPerPage: mostSynonyms } })
  const there = new Map(hits.map(({ objectID, synonyms }) => [objectID, synonyms]))
  const wanted = synonymsOf(locale)
  const wrong = wanted.find(({ objectID, synonyms }) => !isSame(there.get(objectID), synonyms))
  if (wrong) return `${indexName} lacks the synonym ${wrong.objectID}`
  return there.size > wanted.length ? `${indexName} has synonyms that were not pushed` : undefined
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
/** Algolia does not repeat what a list without members says. */
const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0
