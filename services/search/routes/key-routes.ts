import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { allRights } from '../access/access'
import { ApiProblem } from '../http/problem'
import { type Call, type CallAt, type Route, route } from '../http/route'
import { parseSearchParameters } from '../query/parameters'
import { type ApiKey } from '../store/operation'
import { parseBody } from './read-call'

const count = z.number().int().min(0).default(0)
const keyBody = z.object({
  acl: z.array(z.enum(allRights)),
  indexes: z.array(z.string()).default([]),
  description: z.string().default(''),
  validity: count,
  maxHitsPerQuery: count,
  maxQueriesPerIPPerHour: count,
  referers: z.array(z.string()).default([]),
  queryParameters: z.string().default(''),
})

export const keyRoutes: Route[] = [
  route({ method: 'GET', path: '/1/keys', right: 'admin' }, ({ store }) => ({ keys: [...store.keys().values()] })),
  route({ method: 'POST', path: '/1/keys', right: 'admin' }, addKey),
  route({ method: 'GET', path: '/1/keys/{key}', right: 'any' }, getKey),
  route({ method: 'PUT', path: '/1/keys/{key}', right: 'admin' }, changeKey),
  route({ method: 'DELETE', path: '/1/keys/{key}', right: 'admin' }, deleteKey),
]

function findKey({ store, path }: CallAt<'key'>): ApiKey {
  const key = store.keys().get(path.key)
  if (!key) throw new ApiProblem(404, 'Key does not exist')
  return key
}

/** Anybody may ask about the key in hand, the administrator about all. */
function getKey(call: CallAt<'key'>) {
  if (!call.access.isAdmin && call.access.key !== call.path.key) throw new ApiProblem(404, 'Key does not exist')
  return findKey(call)
}

async function saveKey({ store, body }: Call, facts: Pick<ApiKey, 'value' | 'createdAt'>): Promise<void> {
  const key = parseBody(keyBody, body)
  // What is forced on searches must be readable before anybody depends on it.
  parseSearchParameters(Object.fromEntries(new URLSearchParams(key.queryParameters)))
  await store.submit({ kind: 'key', value: facts.value, key: { ...key, ...facts } })
}

async function addKey(call: Call) {
  const value = randomBytes(16).toString('hex')
  await saveKey(call, { value, createdAt: Math.floor(Date.now() / 1000) })
  return { key: value, createdAt: new Date().toISOString() }
}

async function changeKey(call: CallAt<'key'>) {
  const { value, createdAt } = findKey(call)
  await saveKey(call, { value, createdAt })
  return { key: value, updatedAt: new Date().toISOString() }
}

async function deleteKey(call: CallAt<'key'>) {
  const { value } = findKey(call)
  await call.store.submit({ kind: 'key', value, key: undefined })
  return { deletedAt: new Date().toISOString() }
}
