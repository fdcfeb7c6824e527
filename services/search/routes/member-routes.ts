import * as z from 'zod'
import { type Synonym } from '../engine/query/synonyms'
import { ApiProblem, unknownObject } from '../http/problem'
import { type CallAtIndex, type Route, route } from '../http/route'
import { type Rule } from '../store/operation'
import { indexOf, parseBody, parseWriteOptions, submit, viewOf } from './read-call'

const named = { objectID: z.string().min(1) }
const words = z.array(z.string())

// Placeholders are the one kind that is not here.
const synonymSchema = z.preprocess(
  lowerType,
  z.discriminatedUnion('type', [
    z.object({ ...named, type: z.literal('synonym'), synonyms: words }),
    z.object({ ...named, type: z.literal('onewaysynonym'), input: z.string(), synonyms: words }),
    z.object({ ...named, type: z.enum(['altcorrection1', 'altcorrection2']), word: z.string(), corrections: words }),
  ]),
) as unknown as z.ZodType<Synonym>
const ruleSchema: z.ZodType<Rule> = z.looseObject(named)

/** The clients of different versions write "oneWaySynonym" and "onewaysynonym". */
function lowerType(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('type' in value)) return value
  return { ...value, type: String(value.type).toLowerCase() }
}

const schemas = { synonyms: synonymSchema, rules: ruleSchema }
type Kind = keyof typeof schemas

/** Synonyms and rules are managed alike. Rules are kept and copied, so that nothing is lost, but change no search here. */
const routesOf = (kind: Kind): Route[] => [
  route({ method: 'POST', path: `/1/indexes/{index}/${kind}/batch`, right: 'editSettings' }, (call) =>
    saveMany(call, kind),
  ),
  route({ method: 'POST', path: `/1/indexes/{index}/${kind}/search`, right: 'settings' }, (call) =>
    searchMembers(call, kind),
  ),
  route({ method: 'POST', path: `/1/indexes/{index}/${kind}/clear`, right: 'editSettings' }, (call) =>
    save(call, kind, { members: [], replace: true }),
  ),
  route({ method: 'GET', path: `/1/indexes/{index}/${kind}/{objectID}`, right: 'settings' }, (call) =>
    getMember(call, kind),
  ),
  route({ method: 'PUT', path: `/1/indexes/{index}/${kind}/{objectID}`, right: 'editSettings' }, (call) =>
    saveOne(call, kind),
  ),
  route({ method: 'DELETE', path: `/1/indexes/{index}/${kind}/{objectID}`, right: 'editSettings' }, (call) =>
    forget(call, kind),
  ),
]

export const memberRoutes: Route[] = [...routesOf('synonyms'), ...routesOf('rules')]

type Saved = { members: unknown[]; replace: boolean }

function save(call: CallAtIndex, kind: Kind, { members, replace }: Saved) {
  const target = { index: indexOf(call), forward: parseWriteOptions(call.query).forwardToReplicas, replace }
  return kind === 'synonyms'
    ? submit(call, { kind, ...target, members: parseBody(z.array(schemas.synonyms), members) })
    : submit(call, { kind, ...target, members: parseBody(z.array(schemas.rules), members) })
}

function saveMany(call: CallAtIndex, kind: Kind) {
  const { replaceExistingSynonyms, clearExistingRules } = parseWriteOptions(call.query)
  const members = parseBody(z.array(z.unknown()), call.body)
  return save(call, kind, { members, replace: replaceExistingSynonyms || clearExistingRules })
}

async function saveOne(call: CallAtIndex<'objectID'>, kind: Kind) {
  const { objectID } = call.path
  const body = parseBody(z.record(z.string(), z.unknown()), call.body)
  if (body['objectID'] !== undefined && body['objectID'] !== objectID) {
    throw new ApiProblem(400, 'The objectID of the body is not that of the address')
  }
  return { ...(await save(call, kind, { members: [{ ...body, objectID }], replace: false })), id: objectID }
}

function getMember(call: CallAtIndex<'objectID'>, kind: Kind) {
  const member = viewOf(call)[kind].get(call.path.objectID)
  if (!member) throw unknownObject()
  return member
}

const page = z.object({
  query: z.string().default(''),
  page: z.number().int().min(0).default(0),
  hitsPerPage: z.number().int().min(1).max(1000).default(100),
})

function searchMembers(call: CallAtIndex, kind: Kind) {
  const asked = parseBody(page, call.body)
  const wanted = asked.query.toLowerCase()
  const found = [...viewOf(call)[kind].values()].filter((each) => JSON.stringify(each).toLowerCase().includes(wanted))
  const start = asked.page * asked.hitsPerPage
  return {
    hits: found.slice(start, start + asked.hitsPerPage),
    nbHits: found.length,
    page: asked.page,
    nbPages: Math.ceil(found.length / asked.hitsPerPage),
  }
}

async function forget(call: CallAtIndex<'objectID'>, kind: Kind) {
  const { objectID } = call.path
  const { taskID, updatedAt } = await submit(call, { kind: 'forget', what: kind, index: indexOf(call), objectID })
  return { taskID, deletedAt: updatedAt }
}
