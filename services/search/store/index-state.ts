import { type Synonym } from '../engine/query/synonyms'
import { asText, buildSegment } from '../engine/segments/build-segment'
import { bytesOf, openSegment, type Segment } from '../engine/segments/segment'
import { type OrderPlan, type Settings } from '../engine/settings'
import { changeRecord } from './change-record'
import { type Body, type RecordChange, type Rule } from './operation'

export type Built = { id: string; segment: Segment }

/** One index while it is being changed. What is searched is `built`, and may be older. */
export type IndexState = {
  records: Map<string, Uint8Array>
  settings: Settings
  synonyms: Map<string, Synonym>
  rules: Map<string, Rule>
  primary: string | undefined
  createdAt: string
  updatedAt: string
  /** Another one after every change, so that a reader knows whether it has the newest. */
  revision: number
  built: Built | undefined
}

export const createIndex = (at: string): IndexState => ({
  records: new Map(),
  settings: {},
  synonyms: new Map(),
  rules: new Map(),
  primary: undefined,
  createdAt: at,
  updatedAt: at,
  revision: 0,
  built: undefined,
})

let revisions = 0

export function touch(index: IndexState, at: string): void {
  index.updatedAt = at
  index.revision = ++revisions
}

const toBytes = (body: Body): Uint8Array => Buffer.from(JSON.stringify(body))
const toBody = (bytes: Uint8Array): Body => JSON.parse(asText(bytes)) as Body

export function applyChange(index: IndexState, { action, body }: RecordChange): void {
  const id = String(body.objectID)
  const current = index.records.get(id)
  index.built = undefined
  switch (action) {
    case 'addObject':
    case 'updateObject':
      index.records.set(id, toBytes(body))
      break
    case 'partialUpdateObject':
    case 'partialUpdateObjectNoCreate':
      if (!current && action === 'partialUpdateObjectNoCreate') break
      index.records.set(id, toBytes(changeRecord(current ? toBody(current) : {}, body)))
      break
    case 'deleteObject':
      index.records.delete(id)
      break
    case 'clear':
    case 'delete':
      index.records.clear()
  }
}

/** What searches read; afterwards the records are held once, in the memory that all threads share. */
export function build(index: IndexState, id: string, orders: Record<string, OrderPlan>): Built {
  const segment = openSegment(buildSegment({ records: index.records, settings: index.settings, orders }))
  index.built = { id, segment }
  index.records = recordsIn(segment)
  return index.built
}

export const recordsIn = (segment: Segment): Map<string, Uint8Array> =>
  new Map(segment.ids.map((id, doc) => [id, bytesOf(segment, doc)]))
