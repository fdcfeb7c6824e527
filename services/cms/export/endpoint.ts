import { type Endpoint, type PayloadRequest, type SanitizedCollectionConfig, type Where } from 'payload'
import { rolesOf } from '../access/access'
import { type Action, mayDo } from '../access/actions'
import { record } from '../audit/record'
import { Refusal } from '../workflow/refusal'
import { columnsOf } from './columns'
import { byteOrderMark, toCsvLine } from './to-csv'

type Row = Record<string, unknown> & { id: number }

const atOnce = 500

/** What a list shows, as a table for a spreadsheet. It is written down first who took it: what left is not called back. */
export const exportFor = (slug: string, action: Action): Endpoint => ({
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!mayDo(rolesOf(req.user), action)) throw new Refusal('Your role may not export this list.')
    const collection = req.payload.collections[slug]?.config
    if (!collection) throw new Error(`There is no collection ${slug} to export.`)
    const where = toWhere(collection, req)
    const { totalDocs } = await req.payload.count({ collection: slug, where, overrideAccess: false, req })
    await record(req, {
      what: 'export',
      collection: slug,
      note: totalDocs === 1 ? '1 entry' : `${totalDocs} entries`,
    })
    return new Response(toStream(readTable(req, collection, where)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${slug}-${new Date().toISOString().slice(0, 10)}.csv"`,
        'cache-control': 'no-store',
      },
    })
  },
})

/** A page of it at a time, as the reader takes it. */
const toStream = (table: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    pull: async (reader) => {
      const page = await table.next()
      if (page.done === true) reader.close()
      else reader.enqueue(page.value)
    },
  })

/** As the list is narrowed down: by its filters, and by its search. */
function toWhere({ admin }: SanitizedCollectionConfig, { query }: PayloadRequest): Where {
  const { where, search } = query as { where?: unknown; search?: unknown }
  const searched = typeof search === 'string' && search !== '' ? (admin.listSearchableFields ?? []) : []
  const found: Where[] = searched.length > 0 ? [{ or: searched.map((name) => ({ [name]: { like: search } })) }] : []
  const filters = typeof where === 'object' && where !== null ? [where as Where] : []
  return { and: [...filters, ...found] }
}

async function* readTable(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  where: Where,
): AsyncGenerator<Uint8Array> {
  const columns = columnsOf(collection.flattenedFields, req.i18n.language)
  const encode = (text: string) => new TextEncoder().encode(text)
  yield encode(byteOrderMark + toCsvLine(columns.map(({ heading }) => heading)))
  for (let after = 0; ;) {
    const { docs } = await req.payload.find({
      collection: collection.slug,
      where: { and: [where, { id: { greater_than: after } }] },
      sort: 'id',
      limit: atOnce,
      pagination: false,
      depth: 1,
      overrideAccess: false,
      req,
    })
    const rows = docs as unknown as Row[]
    yield encode(rows.map((row) => toCsvLine(columns.map(({ tell }) => tell(row)))).join(''))
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = last.id
  }
}
