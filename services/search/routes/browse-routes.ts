import * as z from 'zod'
import { recordOf, type Segment } from '../engine/segments/segment'
import { ApiProblem, unknownObject } from '../http/problem'
import { type Call, type CallAtIndex, type Route, route } from '../http/route'
import { findMatches } from '../query/find-matches'
import { parseSearchParameters } from '../query/parameters'
import { pickAttributes } from '../query/pick-attributes'
import { createMemory } from '../query/remember'
import { mergeParameters, withheldIn } from '../query/search-view'
import { applyFilters, readFilters } from '../query/select-hits'
import { type View } from '../query/view'
import { findView, parseBody, permissionOf, toParameters, viewOf } from './read-call'

const usualPage = 1000

const objectsBody = z.object({
  requests: z.array(
    z.looseObject({
      indexName: z.string(),
      objectID: z.string(),
      attributesToRetrieve: z.array(z.string()).nullish(),
    }),
  ),
})

export const browseRoutes: Route[] = [
  route({ method: 'POST', path: '/1/indexes/{index}/browse', right: 'browse' }, (call) => browse(call, call.body)),
  route({ method: 'GET', path: '/1/indexes/{index}/browse', right: 'browse' }, (call) =>
    browse(call, Object.fromEntries(call.query)),
  ),
  route({ method: 'POST', path: '/1/indexes/*/objects', right: 'search' }, getObjects),
  route({ method: 'GET', path: '/1/indexes/{index}/{objectID}', right: 'search' }, getObject),
]

// The next page is the records whose id comes after the last one: that holds when the index changes in between.
const cursorSchema = z.object({ after: z.string(), parameters: z.record(z.string(), z.unknown()) })
type Cursor = z.output<typeof cursorSchema>

const toText = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url')

function readCursor(text: unknown): Cursor {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(String(text), 'base64url').toString()))
  } catch {
    throw new ApiProblem(400, 'Invalid cursor')
  }
}

const remember = createMemory<Uint32Array>(1)

/** All records in the order of their ids. */
const sortedById = (segment: Segment): Uint32Array =>
  remember(segment, '', () => {
    const { ids } = segment
    return Uint32Array.from(ids.keys()).sort((one, other) => ((ids[one] ?? '') < (ids[other] ?? '') ? -1 : 1))
  })

function browse(call: CallAtIndex, body: unknown) {
  const view = viewOf(call)
  const { cursor, ...given } = toParameters(body)
  const { after, parameters: asked } =
    cursor === undefined ? { after: undefined, parameters: given } : readCursor(cursor)
  const parameters = mergeParameters(view, asked, permissionOf(call))
  const all = chooseDocs(view, parameters.query ?? '', () => findMatches(view, parameters, call.access.forced).docs)
  const found = applyFilters(view.segment, all, readFilters([parameters, ...call.access.forced]))
  const rest = after === undefined ? found : found.filter((doc) => (view.segment.ids[doc] ?? '') > after)
  const size = Math.max(1, parameters.hitsPerPage ?? usualPage)
  const page = rest.subarray(0, size)
  const last = view.segment.ids[page.at(-1) ?? -1]
  const isLast = rest.length <= size || last === undefined
  return {
    hits: Array.from(page, (doc) => show(call, view, { doc, asked: parameters.attributesToRetrieve })),
    nbHits: found.length,
    page: 0,
    nbPages: Math.ceil(found.length / size),
    hitsPerPage: size,
    processingTimeMS: 0,
    query: parameters.query ?? '',
    params: '',
    ...(isLast ? {} : { cursor: toText({ after: last, parameters: asked }) }),
  }
}

function chooseDocs({ segment }: View, query: string, find: () => Uint32Array): Uint32Array {
  const sorted = sortedById(segment)
  if (query === '') return sorted
  const found = new Set(find())
  return sorted.filter((doc) => found.has(doc))
}

type Shown = { doc: number; asked: readonly string[] | undefined }

function show({ access }: Call, view: View, { doc, asked }: Shown) {
  const { objectID, ...record } = recordOf(view.segment, doc)
  const withheld = access.rights.has('seeUnretrievableAttributes') ? [] : withheldIn(view)
  return { ...pickAttributes(record, { asked, withheld }), objectID }
}

/** One record may be read by everyone who may search, unless the key is bound to a filter: that would tell what it hides. */
function findShown(call: Call, view: View, { objectID, asked }: { objectID: string; asked: string[] | undefined }) {
  const doc = docsById(view.segment).get(objectID)
  if (doc === undefined) return null
  const allowed = applyFilters(view.segment, Uint32Array.of(doc), readFilters(call.access.forced))
  return allowed.length === 0 ? null : show(call, view, { doc, asked })
}

const rememberIds = createMemory<Map<string, number>>(1)
const docsById = (segment: Segment) => rememberIds(segment, '', () => new Map(segment.ids.map((id, doc) => [id, doc])))

function getObject(call: CallAtIndex<'objectID'>) {
  const asked = parseSearchParameters(Object.fromEntries(call.query)).attributesToRetrieve
  const found = findShown(call, viewOf(call), { objectID: call.path.objectID, asked })
  if (found === null) throw unknownObject()
  return found
}

function getObjects(call: Call) {
  const { requests } = parseBody(objectsBody, call.body)
  const results = requests.map(({ indexName, objectID, attributesToRetrieve }) =>
    findShown(call, findView(call, indexName), { objectID, asked: attributesToRetrieve ?? undefined }),
  )
  return { results }
}
