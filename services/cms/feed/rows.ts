import { GraphQLError } from 'graphql'
import { type Pool } from 'pg'

export const audiences = ['public', 'account'] as const
export type Audience = (typeof audiences)[number]

export type Publication = {
  seq: number
  type: string
  id: number
  locale: string
  revision: number
  operation: string
  audience: Audience
  at: string
  document: string | null
}

const mostRows = 1000
const columns = `p.seq::float8 as seq, p.type, p.item_id as id, p.locale, p.revision, p.operation, p.audience,
  to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, p.document::text as document`

export type Page<Cursor> = { nodes: Publication[]; cursor: Cursor; hasMore: boolean }

/** The newest row that may be read. */
export async function readHead(pool: Pool, audiences: readonly Audience[]): Promise<number> {
  const [kind, audience] = kindOf(audiences)
  const { rows } = await pool.query<{ head: number }>({
    name: `head-${kind}`,
    text: `select coalesce(max(seq), 0)::float8 as head from publications where true ${own('$1')[kind]}`,
    values: [audience],
  })
  return rows[0]?.head ?? 0
}

type Wanted<Cursor> = { after: Cursor; first: number; audiences: readonly Audience[] }

// A reader of one audience finds its rows by that audience's index; a reader of all of them needs no condition.
const own = (position: string) => ({ one: `and audience = ${position}`, all: `and ${position}::text is not null` })

export async function readPublications(pool: Pool, wanted: Wanted<number>): Promise<Page<number>> {
  const [first, after] = [parseFirst(wanted.first), parseSeq('after', wanted.after)]
  const [kind, audience] = kindOf(wanted.audiences)
  const { rows } = await pool.query<Publication>({
    name: `publications-${kind}`,
    text: `select ${columns} from publications p where p.seq > $1 ${own('$2')[kind]} order by p.seq limit $3`,
    values: [after, audience, first + 1],
  })
  const nodes = rows.slice(0, first)
  return { nodes, cursor: nodes.at(-1)?.seq ?? after, hasMore: rows.length > first }
}

export async function readEditions(pool: Pool, wanted: Wanted<string>): Promise<Page<string>> {
  const first = parseFirst(wanted.first)
  const [kind, audience] = kindOf(wanted.audiences)
  const { rows } = await pool.query<Publication>({
    name: `editions-${kind}`,
    // The page is chosen among the narrow rows, and only then are its documents fetched.
    text: `with page as (
             select seq, type, item_id, locale from publication_heads
              where operation = 'publish' ${own('$1')[kind]} and (type, item_id, locale) > ($2, $3, $4)
              order by type, item_id, locale limit $5
           ) select ${columns} from page join publications p using (seq)
              order by page.type, page.item_id, page.locale`,
    values: [audience, ...parseEditionCursor(wanted.after), first + 1],
  })
  return toEditionPage(rows, { ...wanted, first })
}

/** What has changed since a row, as it was at that row. */
export async function readChangedSince(pool: Pool, wanted: Wanted<string> & { seq: number }): Promise<Page<string>> {
  const first = parseFirst(wanted.first)
  const [kind, audience] = kindOf(wanted.audiences)
  const { rows } = await pool.query<Publication>({
    name: `changed-since-${kind}`,
    text: `select ${columns} from publication_heads h cross join lateral (
             select * from publications
              where type = h.type and item_id = h.item_id and locale = h.locale and seq <= $6 ${own('$1')[kind]}
              order by seq desc limit 1
           ) p
            where h.seq > $6 and (h.type, h.item_id, h.locale) > ($2, $3, $4)
            order by h.type, h.item_id, h.locale limit $5`,
    values: [audience, ...parseEditionCursor(wanted.after), first + 1, parseSeq('seq', wanted.seq)],
  })
  return toEditionPage(rows, { ...wanted, first })
}

function toEditionPage(rows: readonly Publication[], { after, first }: Wanted<string>): Page<string> {
  const nodes = rows.slice(0, first)
  const last = nodes.at(-1)
  return { nodes, cursor: last ? `${last.type} ${last.id} ${last.locale}` : after, hasMore: rows.length > first }
}

function kindOf([audience, ...others]: readonly Audience[]): ['one' | 'all', string] {
  return [others.length === 0 ? 'one' : 'all', audience ?? '']
}

function parseFirst(first: number): number {
  if (first >= 1 && first <= mostRows) return first
  throw new GraphQLError(`first must be from 1 to ${mostRows}.`)
}

function parseSeq(name: string, seq: number): number {
  if (Number.isSafeInteger(seq) && seq >= 0) return seq
  throw new GraphQLError(`${name} must be a whole number: 0, or the number of a row.`)
}

const largestId = 2_147_483_647

function parseEditionCursor(cursor: string): [string, number, string] {
  if (cursor === '') return ['', 0, '']
  const [, type = '', id = '', locale = ''] = /^([a-z-]{1,40}) (\d{1,10}) ([a-z-]{1,10})$/.exec(cursor) ?? []
  if (type !== '' && Number(id) <= largestId) return [type, Number(id), locale]
  throw new GraphQLError('after must be empty or the cursor of the page before.')
}
