import { type Locale } from '../../config/locales'
import { indexNameOf, type SearchRecord } from '../../content/search-record'
import { type PlannedRecords } from '../records/planned-records'
import { cursorRecord, stateNameOf } from './cursor'
import { openSearch, type SearchClient } from './open-search'
import { type SearchTarget } from './search-target'

type Planned = Iterable<PlannedRecords>

/** What a publication changes in the index of one language. */
export type Delta = { locale: Locale; save: SearchRecord[]; remove: string[] }

/**
 * What stands in one plan and not, or not so, in the other. Both need hold only the pages that were planned anew: a page's
 * records are its own.
 */
export function planDelta(before: Planned, after: Planned): Delta[] {
  const old = byLocale(before)
  const now = byLocale(after)
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((locale) => {
    const [had, has] = [old.get(locale) ?? new Map(), now.get(locale) ?? new Map()] as [Records, Records]
    const save = [...has.values()].filter(
      ({ objectID, internal }) => had.get(objectID)?.internal.contentDigest !== internal.contentDigest,
    )
    const remove = [...had.keys()].filter((objectID) => !has.has(objectID))
    return save.length + remove.length === 0 ? [] : [{ locale, save, remove }]
  })
}

type Records = Map<string, SearchRecord>

function byLocale(planned: Planned): Map<Locale, Records> {
  const found = new Map<Locale, Records>()
  for (const { locale, records } of planned) {
    const known = found.get(locale) ?? new Map<string, SearchRecord>()
    for (const record of records) known.set(record.objectID, record)
    found.set(locale, known)
  }
  return found
}

/** Pushes what a publication changed, in one request, and waits until it can be found. Doing it twice changes nothing more. */
export async function pushDelta(deltas: readonly Delta[], target: SearchTarget & { cursor: number }): Promise<number> {
  const requests = deltas.flatMap((delta) => toRequests(delta, target.prefix))
  if (requests.length === 0) return 0
  const client = openSearch(target)
  const state = {
    action: 'updateObject' as const,
    indexName: stateNameOf(target.prefix),
    body: cursorRecord(target.cursor),
  }
  const { taskID } = await client.multipleBatch({ requests: [...requests, state] })
  await Promise.all(Object.entries(taskID).map((task) => waitFor(client, task)))
  return requests.length
}

const waitFor = (client: SearchClient, [indexName, taskID]: [string, number]) =>
  client.waitForTask({ indexName, taskID })

function toRequests({ locale, save, remove }: Delta, prefix: string) {
  const indexName = indexNameOf(prefix, locale)
  return [
    ...save.map((record) => ({ action: 'updateObject' as const, indexName, body: { ...record } })),
    ...remove.map((objectID) => ({ action: 'deleteObject' as const, indexName, body: { objectID } })),
  ]
}
