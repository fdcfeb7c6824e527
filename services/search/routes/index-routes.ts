import * as z from 'zod'
import { ApiProblem } from '../http/problem'
import { type Call, type CallAt, type CallAtIndex, type Route, route } from '../http/route'
import { defaultSettings } from '../query/defaults'
import { parseSettings } from '../query/parameters'
import { indexOf, parseBody, parseWriteOptions, requireWritable, submit, viewOf, writableIndexOf } from './read-call'

const operationBody = z.object({
  operation: z.enum(['copy', 'move']),
  destination: z.string().min(1),
  scope: z.array(z.enum(['settings', 'synonyms', 'rules'])).nullish(),
})

export const indexRoutes: Route[] = [
  route({ method: 'GET', path: '/1/indexes', right: 'listIndexes' }, listIndexes),
  route({ method: 'GET', path: '/1/indexes/{index}/settings', right: 'settings' }, getSettings),
  route({ method: 'PUT', path: '/1/indexes/{index}/settings', right: 'editSettings' }, putSettings),
  route({ method: 'GET', path: '/1/indexes/{index}/task/{task}', right: 'any' }, getTask),
  route({ method: 'GET', path: '/1/task/{task}', right: 'any' }, getTask),
  route({ method: 'POST', path: '/1/indexes/{index}/operation', right: 'addObject' }, copyOrMove),
]

function listIndexes({ store, access }: Call) {
  const items = [...store.views().values()]
    .filter(({ name }) => access.mayUse(name))
    .map(({ name, segment, createdAt, updatedAt, primary, settings }) => ({
      name,
      createdAt,
      updatedAt,
      entries: segment.count,
      dataSize: segment.recordBytes.length,
      fileSize: segment.block.byteLength,
      lastBuildTimeS: 0,
      numberOfPendingTasks: 0,
      pendingTask: false,
      ...(primary === undefined ? {} : { primary }),
      ...(settings['replicas'] === undefined ? {} : { replicas: settings['replicas'] }),
    }))
  return { items, nbPages: 1 }
}

function getSettings(call: CallAtIndex) {
  const { settings, primary } = viewOf(call)
  return { ...defaultSettings, ...settings, ...(primary === undefined ? {} : { primary }) }
}

function putSettings(call: CallAtIndex) {
  const settings = parseSettings(call.body)
  return submit(call, {
    kind: 'settings',
    index: indexOf(call),
    settings,
    forward: parseWriteOptions(call.query).forwardToReplicas,
  })
}

/** Tasks are numbered across all indexes: clients ask for a copy's or a move's at either end, or at a name that is gone. */
function getTask({ store, path: { task } }: CallAt<'task'>) {
  if (!/^\d+$/.test(task)) throw new ApiProblem(400, 'Invalid task id')
  return { status: store.isPublished(Number(task)) ? 'published' : 'notPublished', pendingTask: false }
}

/** A source that does not exist makes nothing, and is no mistake: that is how clients replace an index for the first time. */
function copyOrMove(call: CallAtIndex) {
  const { operation, destination, scope } = parseBody(operationBody, call.body)
  const to = requireWritable(call, destination)
  return submit(call, { kind: operation, from: writableIndexOf(call), to, scope: scope ?? undefined })
}
