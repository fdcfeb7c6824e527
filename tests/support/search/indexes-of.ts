import { portOf } from '../../../src/config/addresses'
import { type Locale, locales } from '../../../src/config/locales'
import {
  indexNameOf,
  isForSubscribers,
  type SearchRecord,
  subscribersPrefixOf,
} from '../../../src/content/search-record'
import { openSearch } from '../../../src/indexing/open-search'
import { type Publishing } from '../publishing/publishing'

/** Every record of every index of an installation, as its search service has it. */
export function indexesOf({ place, secrets }: Publishing) {
  const client = openSearch({
    appId: secrets['SEARCH_APP_ID'] ?? '',
    writeKey: secrets['SEARCH_ADMIN_KEY'] ?? '',
    url: `http://127.0.0.1:${portOf('search', place.portBase)}`,
    prefix: 'site',
  })
  const recordsOf = async (indexName: string): Promise<SearchRecord[]> => {
    const records: SearchRecord[] = []
    await client.browseObjects<SearchRecord>({
      indexName,
      browseParams: { query: '' },
      aggregator: ({ hits }) => records.push(...hits),
    })
    return records
  }
  const recordsIn = (locale: Locale) => recordsOf(indexNameOf('site', locale))
  const ofSubscribers = (locale: Locale) => recordsOf(indexNameOf(subscribersPrefixOf('site'), locale))
  /** Of every index that there is, but for those of subscribers. */
  const open = async (): Promise<SearchRecord[]> => {
    const { items } = await client.listIndices()
    const names = items.map(({ name }) => name).filter((name) => !isForSubscribers(name))
    return (await Promise.all(names.map(recordsOf))).flat()
  }
  const all = async (): Promise<SearchRecord[]> => {
    const found: SearchRecord[] = []
    for (const locale of Object.keys(locales) as Locale[]) found.push(...(await recordsIn(locale)))
    return found
  }
  /** Behind the publisher’s back. */
  const lose = async (locale: Locale, objectID: string): Promise<void> => {
    const indexName = indexNameOf('site', locale)
    const { taskID } = await client.deleteObject({ indexName, objectID })
    await client.waitForTask({ indexName, taskID })
  }
  return { recordsIn, ofSubscribers, open, all, lose }
}
