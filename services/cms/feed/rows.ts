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

export async function readHead(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ head: number }>('select coalesce(max(seq), 0)::float8 as head from publications')
  return rows[0]?.head ?? 0
}

type PublicationsWanted = { after: number; first: number; audiences: readonly Audience[] }

export async function readPublications(pool: Pool, wanted: PublicationsWanted): Promise<Page<number>> {
  const first = parseFirst(wanted.first)
  const { rows } = await pool.query<Publication>({
    name: 'publications-after',
    text: `select ${columns} from publications p where p.seq > $1 and p.audience = any($2) order by p.seq limit $3`,
    values: [wanted.after, wanted.audiences, first + 1],
  })
  const nodes = rows.slice(0, first)
  return { nodes, cursor: nodes.at(-1)?.seq ?? wanted.after, hasMore: rows.length > first }
}

type EditionsWanted = { after: string; first: number; audiences: readonly Audience[] }

export async function readEditions(pool: Pool, wanted: EditionsWanted): Promise<Page<string>> {
  const first = parseFirst(wanted.first)
  const { rows } = await pool.query<Publication>({
    name: 'editions-after',
    text: `select ${columns} from publication_heads h join publications p using (seq)
            where h.operation = 'publish' and h.audience = any($1) and (h.type, h.item_id, h.locale) > ($2, $3, $4)
            order by h.type, h.item_id, h.locale limit $5`,
    values: [wanted.audiences, ...parseEditionCursor(wanted.after), first + 1],
  })
  const nodes = rows.slice(0, first)
  const last = nodes.at(-1)
  return { nodes, cursor: last ? `${last.type} ${last.id} ${last.locale}` : wanted.after, hasMore: rows.length > first }
}

function parseFirst(first: number): number {
  if (first >= 1 && first <= mostRows) return first
  throw new GraphQLError(`first must be from 1 to ${mostRows}.`)
}

function parseEditionCursor(cursor: string): [string, number, string] {
  if (cursor === '') return ['', 0, '']
  const [, type = '', id = '', locale = ''] = /^([a-z-]+) (\d{1,9}) ([a-z-]+)$/.exec(cursor) ?? []
  if (type !== '') return [type, Number(id), locale]
  throw new GraphQLError('after must be empty or the cursor of the page before.')
}
