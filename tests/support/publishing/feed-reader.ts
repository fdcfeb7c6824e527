import { type Locale } from '../../../src/config/locales'
import { cmsOrigin } from '../cms/cms'
import { type Place } from '../place/installation'

export type Row = {
  seq: number
  type: string
  id: number
  locale: Locale
  revision: number
  operation: 'publish' | 'withdraw'
  audience: string
  at: string
  document: string | null
}
type Page<Cursor> = { nodes: Row[]; cursor: Cursor; hasMore: boolean }
export type FeedAnswer = {
  status: number
  data: { head: number; publications: Page<number>; editions: Page<string>; changedSince: Page<string> }
  errors: { message: string }[] | undefined
  text: string
}
export type Feed = (query: string, variables?: Record<string, unknown>) => Promise<FeedAnswer>

const fields = 'nodes { seq type id locale revision operation audience at document } cursor hasMore'

export function openFeed(place: Place, key: string): Feed {
  const url = `${cmsOrigin(place)}/publications/graphql`
  return async (query, variables = {}) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
    const text = await response.text()
    const { data, errors } = JSON.parse(text) as Pick<FeedAnswer, 'data' | 'errors'>
    return { status: response.status, data, errors, text }
  }
}

/** Everything after a row, as a reader gets it that asks page by page. */
export async function readOn(feed: Feed, after = 0, first = 500): Promise<Row[]> {
  const found: Row[] = []
  for (let cursor = after, hasMore = true; hasMore;) {
    const query = `query ($after: Float!, $first: Int!) { publications(after: $after, first: $first) { ${fields} } }`
    const page = (await feed(query, { after: cursor, first })).data.publications
    found.push(...page.nodes)
    ;({ cursor, hasMore } = page)
  }
  return found
}

/** What has changed since a row, as it was at that row. */
export async function readChangedSince(feed: Feed, seq: number, first = 500): Promise<Row[]> {
  const found: Row[] = []
  for (let cursor = '', hasMore = true; hasMore;) {
    const query = `query ($seq: Float!, $after: String!, $first: Int!) {
      changedSince(seq: $seq, after: $after, first: $first) { ${fields} }
    }`
    const page = (await feed(query, { seq, after: cursor, first })).data.changedSince
    found.push(...page.nodes)
    ;({ cursor, hasMore } = page)
  }
  return found
}

/** What a reader that starts from nothing takes: the newest row of every published edition. */
export async function readSnapshot(feed: Feed, first = 500): Promise<Row[]> {
  const found: Row[] = []
  for (let cursor = '', hasMore = true; hasMore;) {
    const query = `query ($after: String!, $first: Int!) { editions(after: $after, first: $first) { ${fields} } }`
    const page = (await feed(query, { after: cursor, first })).data.editions
    found.push(...page.nodes)
    ;({ cursor, hasMore } = page)
  }
  return found
}

export const keyOf = ({ type, id, locale }: { type: string; id: number; locale: string }): string =>
  `${type} ${id} ${locale}`

/** The state that a reader holds after these rows, in this order. */
export function replay(rows: readonly Row[], state = new Map<string, Row>()): Map<string, Row> {
  for (const row of rows) {
    if (row.operation === 'publish') state.set(keyOf(row), row)
    else state.delete(keyOf(row))
  }
  return state
}
