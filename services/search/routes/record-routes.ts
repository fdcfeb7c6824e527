import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { ApiProblem, forbidden } from '../http/problem'
import { type Call, type CallAtIndex, type Route, route } from '../http/route'
import { parseSearchParameters } from '../query/parameters'
import { readFilters } from '../query/select-hits'
import { type Body, type RecordChange, recordActions } from '../store/operation'
import { parseBody, parseWriteOptions, requireWritable, submit, toParameters, writableIndexOf } from './read-call'

// Of Algolia's smallest plan: what is larger would work here and fail there.
const mostRecordBytes = 10_000
const mostIdLength = 512

const request = z.object({
  action: z.enum(recordActions),
  indexName: z.string().optional(),
  body: z.record(z.string(), z.unknown()).nullish(),
})
const batchBody = z.object({ requests: z.array(request) })

export const recordRoutes: Route[] = [
  route({ method: 'POST', path: '/1/indexes/*/batch', right: 'any' }, (call) => changeMany(call, undefined)),
  route({ method: 'POST', path: '/1/indexes/{index}/batch', right: 'any' }, (call) =>
    changeMany(call, writableIndexOf(call)),
  ),
  route({ method: 'POST', path: '/1/indexes/{index}/clear', right: 'deleteIndex' }, (call) => changeAll(call, 'clear')),
  route({ method: 'DELETE', path: '/1/indexes/{index}', right: 'deleteIndex' }, deleteIndex),
  route({ method: 'POST', path: '/1/indexes/{index}/deleteByQuery', right: 'deleteIndex' }, deleteBy),
  route({ method: 'POST', path: '/1/indexes/{index}', right: 'addObject' }, addRecord),
  route({ method: 'PUT', path: '/1/indexes/{index}/{objectID}', right: 'addObject' }, putRecord),
  route({ method: 'POST', path: '/1/indexes/{index}/{objectID}/partial', right: 'addObject' }, changeRecord),
  route({ method: 'DELETE', path: '/1/indexes/{index}/{objectID}', right: 'deleteObject' }, deleteRecord),
]

async function changeMany(call: Call, index: string | undefined) {
  // Before the body is looked at: a batch of nothing is a write, too.
  if (!writing.some((right) => call.access.rights.has(right))) throw forbidden()
  const { requests } = parseBody(batchBody, call.body)
  const changes = requests.map(({ action, indexName, body }, position) => {
    const name = index ?? requireWritable(call, indexName ?? '')
    return toChange({ index: name, action, body: body ?? {} }, position)
  })
  for (const { action } of changes) if (!call.access.rights.has(rightFor(action))) throw forbidden()
  const { taskID } = await submit(call, { kind: 'records', changes })
  const objectIDs = changes.map(({ body }) => body.objectID ?? '')
  if (index !== undefined) return { taskID, objectIDs }
  return { taskID: Object.fromEntries(changes.map((change) => [change.index, taskID])), objectIDs }
}

const writing = ['addObject', 'deleteObject', 'deleteIndex'] as const

function rightFor(action: RecordChange['action']): (typeof writing)[number] {
  if (action === 'deleteObject') return 'deleteObject'
  return action === 'delete' || action === 'clear' ? 'deleteIndex' : 'addObject'
}

/** A record that names no id gets one here, so that the same operation always means the same. */
function toChange({ index, action, body }: RecordChange, position: number): RecordChange {
  if (action === 'delete' || action === 'clear') return { index, action, body: {} }
  const given: unknown = body.objectID
  const objectID = action === 'addObject' && given === undefined ? randomUUID() : toId(given, position)
  const change = { index, action, body: action === 'deleteObject' ? { objectID } : { ...body, objectID } }
  const bytes = Buffer.byteLength(JSON.stringify(change.body))
  if (bytes > mostRecordBytes) {
    throw new ApiProblem(
      400,
      `Record at the position ${position} objectID=${objectID} is too big size=${bytes}/${mostRecordBytes} bytes.`,
    )
  }
  return change
}

function toId(given: unknown, position: number): string {
  const id = typeof given === 'number' ? String(given) : given
  if (typeof id !== 'string' || id === '' || id.length > mostIdLength) {
    throw new ApiProblem(400, `Invalid objectID in the object at the position ${position}`)
  }
  return id
}

async function addRecord(call: CallAtIndex) {
  const body = parseBody(z.record(z.string(), z.unknown()), call.body)
  const change = toChange({ index: writableIndexOf(call), action: 'addObject', body }, 0)
  const { taskID, updatedAt } = await submit(call, { kind: 'records', changes: [change] })
  return { createdAt: updatedAt, taskID, objectID: change.body.objectID }
}

async function putRecord(call: CallAtIndex<'objectID'>) {
  const body: Body = parseBody(z.record(z.string(), z.unknown()), call.body)
  const { objectID } = call.path
  const change = toChange({ index: writableIndexOf(call), action: 'updateObject', body: { ...body, objectID } }, 0)
  return { ...(await submit(call, { kind: 'records', changes: [change] })), objectID }
}

async function changeRecord(call: CallAtIndex<'objectID'>) {
  const body: Body = parseBody(z.record(z.string(), z.unknown()), call.body)
  const { objectID } = call.path
  const { createIfNotExists } = parseWriteOptions(call.query)
  const action = createIfNotExists ? 'partialUpdateObject' : 'partialUpdateObjectNoCreate'
  const change = toChange({ index: writableIndexOf(call), action, body: { ...body, objectID } }, 0)
  return { ...(await submit(call, { kind: 'records', changes: [change] })), objectID }
}

async function deleteRecord(call: CallAtIndex<'objectID'>) {
  const body = { objectID: call.path.objectID }
  const changes = [toChange({ index: writableIndexOf(call), action: 'deleteObject', body }, 0)]
  const { taskID, updatedAt } = await submit(call, { kind: 'records', changes })
  return { taskID, deletedAt: updatedAt }
}

const changeAll = (call: CallAtIndex, action: 'clear') =>
  submit(call, { kind: 'records', changes: [{ index: writableIndexOf(call), action, body: {} }] })

async function deleteIndex(call: CallAtIndex) {
  const changes = [{ index: writableIndexOf(call), action: 'delete' as const, body: {} }]
  const { taskID, updatedAt } = await submit(call, { kind: 'records', changes })
  return { taskID, deletedAt: updatedAt }
}

/** Without any filter it would mean everything, for which there is `clear`. */
function deleteBy(call: CallAtIndex) {
  const parameters = parseSearchParameters(toParameters(call.body))
  if (readFilters([parameters]).length === 0) throw new ApiProblem(400, 'deleteByQuery needs a filter')
  return submit(call, { kind: 'deleteBy', index: writableIndexOf(call), parameters })
}
