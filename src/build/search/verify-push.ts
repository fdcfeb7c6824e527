import { setTimeout as sleep } from 'node:timers/promises'
import { type Locale } from '../../config/locales'
import { indexNameOf, newestNameOf, type SearchRecord } from '../../content/search-record'
import { saveCursor } from './cursor'
import { settingsOf } from './index-settings'
import { countRecords, type SearchClient } from './open-search'
import { type Push } from './prepare-push'

// The plugin does not wait until what it sent can be found.
const tries = 240
const pauseMs = 250

/** After a push: as many records as were planned, one of each group as it was planned, and the settings. Else the build fails. */
export async function verifyPush(push: Push): Promise<void> {
  for (const [locale, records] of push.wanted) {
    const problem = await untilRight(() => findDifference(push, locale, records))
    if (problem !== undefined) throw new Error(`The search index is not what was pushed: ${problem}`)
  }
  await saveCursor(push.client, push.prefix, push.cursor)
}

async function untilRight(find: () => Promise<string | undefined>): Promise<string | undefined> {
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
  return (await findWrongRecord(client, name, records)) ?? (await findWrongSetting(client, name, locale))
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

async function findWrongSetting(client: SearchClient, indexName: string, locale: Locale): Promise<string | undefined> {
  const there = (await client.getSettings({ indexName })) as unknown as Record<string, unknown>
  const wrong = Object.entries(settingsOf(indexName, locale)).find(
    ([setting, value]) => JSON.stringify(there[setting]) !== JSON.stringify(value),
  )
  return wrong && `${indexName} has another ${wrong[0]}`
}
