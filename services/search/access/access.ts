import { subscribersPrefixOf } from '../../../src/content/search-record'
import { fits } from '../../shared/fits'
import { ApiProblem, forbidden, unknownKey } from '../http/problem'
import { parseSearchParameters, type SearchParameters } from '../query/parameters'
import { type ApiKey } from '../store/operation'
import { opens } from './index-pattern'
import { areSame } from './same-text'
import { findParent, readRestrictions } from './secured-key'

/** The search key is known to everybody. The subscribers' never leaves the servers: keys that open a part are made of it. */
export type Credentials = { applicationId: string; adminKey: string; searchKey: string; subscribersKey: string }

export type Caller = { applicationId: string; key: string; ip: string; referer: string }

export const allRights = [
  'search',
  'browse',
  'addObject',
  'deleteObject',
  'listIndexes',
  'deleteIndex',
  'settings',
  'editSettings',
  'analytics',
  'recommendation',
  'usage',
  'logs',
  'seeUnretrievableAttributes',
] as const
/** `any`: everyone with a key. `admin`: who may make keys. */
export type Right = (typeof allRights)[number] | 'any' | 'admin'

/** What a caller may do, as its key says. */
export type Access = {
  isAdmin: boolean
  rights: ReadonlySet<string>
  mayUse: (index: string) => boolean
  forced: readonly SearchParameters[]
  hitsPerHour: number
  key: string
}

const everywhere = () => true

export function findAccess(
  caller: Caller,
  { applicationId, adminKey, searchKey, subscribersKey }: Credentials,
  keys: ReadonlyMap<string, ApiKey>,
): Access {
  if (!areSame(caller.applicationId, applicationId)) throw unknownKey()
  if (areSame(caller.key, adminKey)) {
    return { isAdmin: true, rights: new Set(allRights), mayUse: everywhere, forced: [], hitsPerHour: 0, key: adminKey }
  }
  const forAll = toSearchKey(searchKey)
  if (areSame(caller.key, searchKey)) return toAccess(forAll, caller)
  const own = keys.get(caller.key)
  if (own) return toAccess(own, caller)
  const forSubscribers = toSearchKey(subscribersKey, [`*${subscribersPrefixOf('')}*`])
  return findSecuredAccess(caller, [forAll, forSubscribers, ...keys.values()])
}

const toSearchKey = (value: string, indexes: string[] = []): ApiKey => ({
  value,
  createdAt: 0,
  acl: ['search'],
  indexes,
  description: 'Search-only key',
  validity: 0,
  maxHitsPerQuery: 0,
  maxQueriesPerIPPerHour: 0,
  referers: [],
  queryParameters: '',
})

function toAccess(key: ApiKey, { referer }: Caller): Access {
  if (key.validity > 0 && key.createdAt + key.validity < Date.now() / 1000) throw unknownKey()
  if (key.referers.length > 0 && !key.referers.some((pattern) => fits(pattern, referer))) throw forbidden()
  const parameters = Object.fromEntries(new URLSearchParams(key.queryParameters))
  return {
    isAdmin: false,
    rights: new Set(key.acl),
    mayUse: (index) => opens(key.indexes, index),
    forced: key.queryParameters === '' ? [] : [parseSearchParameters(parameters)],
    hitsPerHour: key.maxQueriesPerIPPerHour,
    key: key.value,
  }
}

/** A secured key can only search, whatever its parent may, and only within what it was made for. */
function findSecuredAccess(caller: Caller, parents: ApiKey[]): Access {
  const candidates = parents.filter(({ acl }) => acl.includes('search'))
  const found = findParent(
    caller.key,
    candidates.map(({ value }) => value),
  )
  const parent = candidates.find(({ value }) => value === found?.parent)
  if (!found || !parent) throw unknownKey()
  const access = toAccess(parent, caller)
  const { validUntil, indices, parameters, allowsAddress, referers } = readRestrictions(found.restrictions)
  if (validUntil !== undefined && !(validUntil > Date.now() / 1000)) {
    throw new ApiProblem(403, 'The provided secured API key has expired')
  }
  const isReferred = referers === undefined || referers.some((pattern) => fits(pattern, caller.referer))
  if (!allowsAddress(caller.ip) || !isReferred) throw forbidden()
  return {
    ...access,
    rights: new Set(['search']),
    mayUse: (index) =>
      access.mayUse(index) && (indices === undefined || indices.some((pattern) => fits(pattern, index))),
    forced: [...access.forced, parseSearchParameters(parameters)],
  }
}
