import { type Synonym, toThesaurus } from '../../../services/search/engine/query/synonyms'
import { buildSegment } from '../../../services/search/engine/segments/build-segment'
import { openSegment } from '../../../services/search/engine/segments/segment'
import { readOrderPlan, type Settings } from '../../../services/search/engine/settings'
import { searchView } from '../../../services/search/query/search-view'
import { type View } from '../../../services/search/query/view'

export type TestRecord = { objectID: string } & Record<string, unknown>

const name = 'test'

/** An index in memory, built as the service builds it. */
export function createView(records: TestRecord[], settings: Settings = {}, synonyms: Synonym[] = []): View {
  const bytes = new Map(records.map((record) => [record.objectID, Buffer.from(JSON.stringify(record)) as Uint8Array]))
  const block = buildSegment({ records: bytes, settings, orders: { [name]: readOrderPlan(settings) } })
  return {
    name,
    segment: openSegment(block),
    settings,
    synonyms: new Map(synonyms.map((synonym) => [synonym.objectID, synonym])),
    rules: new Map(),
    thesaurus: toThesaurus(synonyms),
    primary: undefined,
    createdAt: '',
    updatedAt: '',
  }
}

/** Ids of what is found, best first. */
export const findIds = (view: View, query: string, parameters: object = {}): string[] =>
  searchView(view, { query, ...parameters }, { forced: [], seesEverything: false }).hits.map(
    (hit) => (hit as TestRecord).objectID,
  )
