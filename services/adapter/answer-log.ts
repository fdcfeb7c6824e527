import { buildSchema, type ExecutionResult, graphql, GraphQLError } from 'graphql'
import * as z from 'zod'
import { editionKey, type LogRow } from '../../src/plan/store/log-row'
import { logSchema } from '../shared/log-schema'
import { hasKey } from '../shared/secrets/has-key'

const schema = buildSchema(logSchema)
const mostRows = 1000
const question = z.object({ query: z.string().max(20_000), variables: z.record(z.string(), z.unknown()).optional() })

type Asked<Cursor> = { after: Cursor; first: number; audience?: string | null }
type Page<Cursor> = { nodes: LogRow[]; cursor: Cursor; hasMore: boolean }
type LogAnswer = { status: number; body: Pick<ExecutionResult, 'data' | 'errors'> | { errors: { message: string }[] } }

/** The contract of the publication log over rows that are all public. */
export async function answerLog(
  { rows, siteKey }: { rows: readonly LogRow[]; siteKey: string },
  { authorization, body }: { authorization: string | undefined; body: string | undefined },
): Promise<LogAnswer> {
  if (!hasKey(authorization, siteKey)) {
    return { status: 401, body: { errors: [{ message: 'A key is needed: "Authorization: Bearer …".' }] } }
  }
  const asked = question.safeParse(toJson(body ?? ''))
  if (!asked.success) return { status: 400, body: { errors: [{ message: 'The body must be JSON with a "query".' }] } }
  const { query: source, variables: variableValues = {} } = asked.data
  const { data, errors } = await graphql({ schema, source, variableValues, rootValue: rootOf(rows) })
  return {
    status: data === undefined ? 400 : 200,
    body: { ...(data === undefined ? {} : { data }), ...(errors ? { errors } : {}) },
  }
}

const rootOf = (rows: readonly LogRow[]) => ({
  head: () => rows.at(-1)?.seq ?? 0,
  publications: (asked: Asked<number>) => {
    check(asked)
    if (!Number.isSafeInteger(asked.after) || asked.after < 0)
      throw new GraphQLError('after must be 0 or a row’s number.')
    return pageOf(
      rows.filter(({ seq }) => seq > asked.after),
      asked,
      ({ seq }) => seq,
    )
  },
  editions: (asked: Asked<string>) => pageOfEditions(publishedAt(rows), asked),
  changedSince: ({ seq, ...asked }: Asked<string> & { seq: number }) => {
    const changed = new Set(rows.filter((row) => row.seq > seq).map(editionKey))
    const then = newestOf(rows.filter((row) => row.seq <= seq))
    return pageOfEditions(
      then.filter((row) => changed.has(editionKey(row))),
      asked,
    )
  },
})

const newestOf = (rows: readonly LogRow[]): LogRow[] => [...new Map(rows.map((row) => [editionKey(row), row])).values()]
const publishedAt = (rows: readonly LogRow[]): LogRow[] =>
  newestOf(rows).filter(({ operation }) => operation === 'publish')

function pageOfEditions(rows: readonly LogRow[], asked: Asked<string>): Page<string> {
  check(asked)
  if (asked.after !== '' && !/^[a-z-]+ \d+ [a-z-]+$/.test(asked.after)) {
    throw new GraphQLError('after must be empty or the cursor of the page before.')
  }
  const sorted = [...rows].sort((one, other) => (editionKey(one) < editionKey(other) ? -1 : 1))
  return pageOf(
    sorted.filter((row) => editionKey(row) > asked.after),
    asked,
    editionKey,
  )
}

function pageOf<Cursor>(
  rest: LogRow[],
  { after, first }: Asked<Cursor>,
  cursorOf: (row: LogRow) => Cursor,
): Page<Cursor> {
  const nodes = rest.slice(0, first)
  const last = nodes.at(-1)
  return { nodes, cursor: last ? cursorOf(last) : after, hasMore: rest.length > first }
}

function check({ first, audience }: Asked<unknown>): void {
  if (first < 1 || first > mostRows) throw new GraphQLError(`first must be from 1 to ${mostRows}.`)
  if (audience === 'account') throw new GraphQLError('This key does not open that audience.')
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
