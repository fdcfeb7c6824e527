import { timingSafeEqual } from 'node:crypto'
import { type IncomingMessage, type ServerResponse } from 'node:http'
import { graphql, GraphQLError } from 'graphql'
import { type Pool } from 'pg'
import { type Audience, audiences, readEditions, readHead, readPublications } from './rows'
import { schema } from './schema'

export const feedPath = '/publications/graphql'

const mostBytes = 20_000

export type FeedKeys = { site: string; account: string }
type Wanted<Cursor> = { after: Cursor; first: number; audience?: Audience | null }

/** The publication log for its readers: one key sees what the public may read, the other everything. */
export async function answerFeed(
  request: IncomingMessage,
  response: ServerResponse,
  own: { pool: Pool; keys: FeedKeys },
): Promise<void> {
  const ceiling = findCeiling(request.headers.authorization, own.keys)
  if (!ceiling) {
    send(response, 401, { errors: [{ message: 'A key is needed: "Authorization: Bearer …".' }] })
    return
  }
  if (request.method !== 'POST') {
    send(response, 405, { errors: [{ message: 'Ask with POST.' }] })
    return
  }
  const asked = parseQuestion(await readBody(request))
  if (!asked) {
    send(response, 400, { errors: [{ message: 'The body must be JSON with a "query".' }] })
    return
  }

  const result = await graphql({
    schema,
    source: asked.query,
    variableValues: asked.variables,
    rootValue: {
      head: () => readHead(own.pool),
      publications: ({ audience, ...wanted }: Wanted<number>) =>
        readPublications(own.pool, { ...wanted, audiences: narrow(ceiling, audience) }),
      editions: ({ audience, ...wanted }: Wanted<string>) =>
        readEditions(own.pool, { ...wanted, audiences: narrow(ceiling, audience) }),
    },
  })
  send(response, result.data === undefined ? 400 : 200, result)
}

function findCeiling(authorization: string | undefined, keys: FeedKeys): readonly Audience[] | undefined {
  const given = authorization?.replace(/^Bearer /, '') ?? ''
  if (isSame(given, keys.account)) return audiences
  return isSame(given, keys.site) ? ['public'] : undefined
}

function isSame(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)]
  return key !== '' && one.length === other.length && timingSafeEqual(one, other)
}

function narrow(ceiling: readonly Audience[], audience: Audience | null | undefined): readonly Audience[] {
  if (!audience) return ceiling
  if (ceiling.includes(audience)) return [audience]
  throw new GraphQLError('This key does not open that audience.')
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) {
    body += String(chunk)
    if (body.length > mostBytes) return ''
  }
  return body
}

function parseQuestion(body: string): { query: string; variables?: Record<string, unknown> } | undefined {
  try {
    const parsed = JSON.parse(body) as { query?: unknown; variables?: unknown } | null
    if (typeof parsed?.query !== 'string') return undefined
    const { query, variables } = parsed
    return typeof variables === 'object' && variables !== null ? { query, variables: { ...variables } } : { query }
  } catch {
    return undefined
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
