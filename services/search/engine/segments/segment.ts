import { type SearchRecord } from '../record'
import { type IndexPlan } from '../settings'
import { type Column } from './collect-facets'
import { type Order } from './collect-orders'
import { type NumberArray, unpack } from './packed'

/** An index as it is searched: built once, never changed, shared between threads. */
export type Segment = {
  block: SharedArrayBuffer
  count: number
  plan: IndexPlan
  ids: readonly string[]
  /** Read when first asked for: only the thread that answers searches needs them. */
  readonly terms: readonly string[]
  termStarts: Uint32Array
  docs: Uint32Array
  places: Uint32Array
  facets: ReadonlyMap<string, { names: readonly string[]; column: Column }>
  numbers: ReadonlyMap<string, Column>
  orders: ReadonlyMap<string, Order>
  distinct: Column | undefined
  recordBytes: Uint8Array
  recordStarts: Uint32Array
}

export type SegmentFacts = {
  plan: IndexPlan
  ids: string[]
  facetNames: Record<string, string[]>
  numberPaths: string[]
  orderNames: string[]
}

/** What the arrays of a column are called inside a block. */
export const columnNames = (kind: string, path: string) => ({
  starts: `${kind}.starts ${path}`,
  values: `${kind}.values ${path}`,
})

const none = new Uint32Array()

export function openSegment(block: SharedArrayBuffer): Segment {
  const { facts, arrays } = unpack(block)
  const { plan, ids, facetNames, numberPaths, orderNames } = facts as SegmentFacts
  const whole = (name: string): Uint32Array => asWhole(arrays[name]) ?? none
  const column = (kind: string, path: string): Column => {
    const { starts, values } = columnNames(kind, path)
    const found = arrays[values]
    return { starts: whole(starts), values: found instanceof Uint8Array || found === undefined ? none : found }
  }
  let terms: string[] | undefined
  return {
    block,
    count: ids.length,
    plan,
    ids,
    get terms() {
      return (terms ??= readTerms(arrays['termText']))
    },
    termStarts: whole('termStarts'),
    docs: whole('docs'),
    places: whole('places'),
    facets: new Map(
      Object.entries(facetNames).map(([path, names]) => [path, { names, column: column('facet', path) }]),
    ),
    numbers: new Map(numberPaths.map((path) => [path, column('number', path)])),
    orders: new Map(
      orderNames.map((name) => {
        const [byRank, rankOf] = [whole(`byRank ${name}`), whole(`rankOf ${name}`)]
        return [name, { byRank, rankOf, lead: asWhole(arrays[`lead ${name}`]) }]
      }),
    ),
    distinct: plan.distinctBy === undefined ? undefined : column('distinct', ''),
    recordBytes: arrays['recordBytes'] instanceof Uint8Array ? arrays['recordBytes'] : new Uint8Array(),
    recordStarts: whole('recordStarts'),
  }
}

const separator = '\n'

export const toTermText = (terms: string[]): Uint8Array => Buffer.from(terms.join(separator))

function readTerms(text: NumberArray | undefined): string[] {
  if (!text || text.length === 0) return []
  return Buffer.from(text.buffer, text.byteOffset, text.byteLength).toString().split(separator)
}

const asWhole = (array: NumberArray | undefined): Uint32Array | undefined =>
  array instanceof Uint32Array ? array : undefined

/** A record's own bytes, still in the shared block. */
export function bytesOf({ recordBytes, recordStarts }: Segment, doc: number): Uint8Array {
  return recordBytes.subarray(recordStarts[doc], recordStarts[doc + 1])
}

export function recordOf(segment: Segment, doc: number): SearchRecord {
  const { buffer, byteOffset, byteLength } = bytesOf(segment, doc)
  return JSON.parse(Buffer.from(buffer, byteOffset, byteLength).toString()) as SearchRecord
}
