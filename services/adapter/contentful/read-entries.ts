import * as z from 'zod'
import { type FieldSource, type TypeMapping } from '../mapping'

const pageSize = 50
const mostLinks = 50
const answerMs = 30_000

const entry = z.object({ sys: z.object({ id: z.string() }) }).loose()
export type Entry = z.output<typeof entry>
const answer = z.object({
  data: z.record(z.string(), z.object({ total: z.number(), items: z.array(entry) }).nullable()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
})

export type Endpoint = { url: string; key: string }

/** Every published entry of a type in a language. */
export async function readEntries(endpoint: Endpoint, mapping: TypeMapping, locale: string): Promise<Entry[]> {
  const query = queryOf(mapping)
  const entries: Entry[] = []
  let total = 1
  while (entries.length < total) {
    const page = await readPage(endpoint, { query, variables: { locale, skip: entries.length, limit: pageSize } })
    entries.push(...page.items)
    ;({ total } = page)
    if (page.items.length === 0) break
  }
  refuseTorn(entries, { total, what: `${mapping.from} in ${locale}` })
  return entries
}

/** Something was published between two pages: what has slipped past would be withdrawn from the site. */
function refuseTorn(entries: readonly Entry[], { total, what }: { total: number; what: string }): void {
  if (new Set(entries.map(({ sys }) => sys.id)).size === total) return
  throw new Error(`${what} changed while it was read; it is read again`)
}

async function readPage({ url, key }: Endpoint, question: object): Promise<{ total: number; items: Entry[] }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(question),
    signal: AbortSignal.timeout(answerMs),
  })
  const { data, errors = [] } = answer.parse(await response.json())
  const [page] = Object.values(data ?? {})
  if (page && errors.length === 0) return page
  throw new Error(`${url} answered ${response.status}: ${errors[0]?.message ?? 'nothing'}`)
}

function queryOf({ from, fields }: TypeMapping): string {
  const selection = Object.values(fields).map(selectionOf).join(' ')
  return `query ($locale: String!, $skip: Int!, $limit: Int!) {
    ${from}Collection(locale: $locale, skip: $skip, limit: $limit, order: [sys_id_ASC]) {
      total items { sys { id } ${selection} }
    }
  }`
}

const asset = 'sys { id } url title description contentType width height size'

/** Each field under its own name: two of ours may come from one of theirs. */
function selectionOf(source: FieldSource): string {
  if (typeof source === 'string') return source
  if ('moment' in source) return source.moment
  if ('richText' in source) return `${source.richText} { json links { assets { block { ${asset} } } } }`
  if ('body' in source) return `${source.body} { json links { assets { block { ${asset} } } } }`
  if ('picture' in source) return `${source.picture} { ${asset} }`
  if ('link' in source) return `${source.link} { sys { id } }`
  if ('links' in source) return `${source.links}(limit: ${mostLinks}) { items { sys { id } } }`
  return ''
}
