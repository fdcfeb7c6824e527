import * as z from 'zod'
import { logRow, type LogRow } from './log-row'

/** Asks the feed one question; the caller decides how it travels. */
export type Ask = (query: string, variables: Record<string, unknown>) => Promise<unknown>

const pageSize = 500
const fields = 'nodes { seq type id locale revision operation audience at document } cursor hasMore'

const pageOf = <Cursor extends z.ZodType>(cursor: Cursor) =>
  z.object({ nodes: z.array(logRow), cursor, hasMore: z.boolean() })
const rowsAnswer = z.object({ publications: pageOf(z.number()) })
const editionsAnswer = z.object({ editions: pageOf(z.string()) })
const changedAnswer = z.object({ changedSince: pageOf(z.string()) })
const headAnswer = z.object({ head: z.number() })

/** Every row after a place in the log, in pages. */
export async function* readRowsAfter(ask: Ask, seq: number): AsyncGenerator<LogRow[]> {
  const query = `query ($after: Float!, $first: Int!) { publications(after: $after, first: $first) { ${fields} } }`
  for (let after = seq, hasMore = true; hasMore;) {
    const { publications } = rowsAnswer.parse(await ask(query, { after, first: pageSize }))
    yield publications.nodes
    ;({ cursor: after, hasMore } = publications)
  }
}

/** The row at a place in the log. */
export async function readRow(ask: Ask, seq: number): Promise<LogRow | undefined> {
  const query = `query ($after: Float!) { publications(after: $after, first: 1) { ${fields} } }`
  const { publications } = rowsAnswer.parse(await ask(query, { after: seq - 1 }))
  return publications.nodes.find((row) => row.seq === seq)
}

/** Every edition that has changed since a place in the log, as it was there; what began after it is left out. */
export async function* readChangedSince(ask: Ask, seq: number): AsyncGenerator<LogRow[]> {
  const query = `query ($seq: Float!, $after: String!, $first: Int!) {
    changedSince(seq: $seq, after: $after, first: $first) { ${fields} }
  }`
  for (let after = '', hasMore = true; hasMore;) {
    const { changedSince } = changedAnswer.parse(await ask(query, { seq, after, first: pageSize }))
    yield changedSince.nodes
    ;({ cursor: after, hasMore } = changedSince)
  }
}

/** The rows after one that is known; undefined when the log does not have that one in its place, as after it was set back. */
export async function readNews(ask: Ask, last: LogRow): Promise<LogRow[] | undefined> {
  const rows: LogRow[] = []
  for await (const page of readRowsAfter(ask, last.seq - 1)) {
    rows.push(...page)
    if (JSON.stringify(rows[0]) !== JSON.stringify(last)) return undefined
  }
  return rows.slice(1)
}

/**
 * For a reader that starts from nothing: every edition that is live, then the newest row and whatever happened meanwhile. The
 * newest may have withdrawn something, and a reader must know how far it has read.
 */
export async function* readFromNothing(ask: Ask): AsyncGenerator<LogRow[]> {
  const { head } = headAnswer.parse(await ask('{ head }', {}))
  const query = `query ($after: String!, $first: Int!) { editions(after: $after, first: $first) { ${fields} } }`
  for (let after = '', hasMore = true; hasMore;) {
    const { editions } = editionsAnswer.parse(await ask(query, { after, first: pageSize }))
    yield editions.nodes
    ;({ cursor: after, hasMore } = editions)
  }
  yield* readRowsAfter(ask, Math.max(0, head - 1))
}
