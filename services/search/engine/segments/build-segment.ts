import { type SearchRecord } from '../record'
import { type OrderPlan, readIndexPlan, type Settings } from '../settings'
import { type Column, FacetCollector, NumberCollector } from './collect-facets'
import { OrderCollector } from './collect-orders'
import { WordCollector } from './collect-words'
import { type NumberArray, pack } from './packed'
import { columnNames, type SegmentFacts, toTermText } from './segment'

type Source = {
  /** Records as JSON, by their id. */
  records: ReadonlyMap<string, Uint8Array>
  settings: Settings
  /** By the name of the index, and of those that sort its records differently. */
  orders: Record<string, OrderPlan>
}

/** Reads every record once, and leaves one block of memory that can be searched, shared and written to disk. */
export function buildSegment({ records, settings, orders }: Source): SharedArrayBuffer {
  const plan = readIndexPlan(settings)
  const words = new WordCollector(plan.attributes)
  const facets = plan.facets.map(({ path }) => ({ path, collector: new FacetCollector(path) }))
  const distinct = plan.distinctBy === undefined ? undefined : new FacetCollector(plan.distinctBy)
  const numbers = new NumberCollector()
  const order = new OrderCollector(orders)
  let doc = 0
  for (const bytes of records.values()) {
    const record = JSON.parse(asText(bytes)) as SearchRecord
    words.add(doc++, record)
    for (const { collector } of facets) collector.add(record)
    for (const collector of [distinct, numbers, order]) collector?.add(record)
  }
  const { terms, arrays } = words.finish()
  const finishedFacets = facets.map(({ path, collector }) => ({ path, ...collector.finish() }))
  const numberColumns = numbers.finish()
  const facts: SegmentFacts = {
    plan,
    ids: [...records.keys()],
    facetNames: Object.fromEntries(finishedFacets.map(({ path, names }) => [path, names])),
    numberPaths: [...numberColumns.keys()],
    orderNames: Object.keys(orders),
  }
  return pack({
    facts,
    arrays: {
      ...arrays,
      termText: toTermText(terms),
      ...packRecords(records),
      ...packColumns(
        'facet',
        finishedFacets.map(({ path, column }) => [path, column]),
      ),
      ...packColumns('number', [...numberColumns]),
      ...packColumns('distinct', distinct ? [['', distinct.finish().column]] : []),
      ...packOrders(order, records.size),
    },
  })
}

export const asText = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString()

function packColumns(kind: string, columns: [path: string, column: Column][]): Record<string, NumberArray> {
  const arrays: Record<string, NumberArray> = {}
  for (const [path, column] of columns) {
    const { starts, values } = columnNames(kind, path)
    arrays[starts] = column.starts
    arrays[values] = column.values
  }
  return arrays
}

function packRecords(records: ReadonlyMap<string, Uint8Array>): Record<string, NumberArray> {
  const recordStarts = new Uint32Array(records.size + 1)
  let end = 0
  let doc = 0
  for (const bytes of records.values()) recordStarts[++doc] = end += bytes.length
  const recordBytes = new Uint8Array(end)
  doc = 0
  for (const bytes of records.values()) recordBytes.set(bytes, recordStarts[doc++])
  return { recordStarts, recordBytes }
}

function packOrders(orders: OrderCollector, count: number): Record<string, NumberArray> {
  const arrays: Record<string, NumberArray> = {}
  for (const [name, { byRank, rankOf, lead }] of Object.entries(orders.finish(count))) {
    arrays[`byRank ${name}`] = byRank
    arrays[`rankOf ${name}`] = rankOf
    if (lead) arrays[`lead ${name}`] = lead
  }
  return arrays
}
