import { type IncomingMessage } from 'node:http'
import { execute, type ExecutionResult, GraphQLError } from 'graphql'
import { type Pool } from 'pg'
import { type Answer } from '../../http/respond'
import { log } from '../../shared/log'
import { hasKey } from '../../shared/secrets/has-key'
import { type Question, QuestionProblem, readQuestion } from './question'
import { type Audience, audiences, readChangedSince, readEditions, readHead, readPublications } from './rows'
import { schema } from './schema'

export const feedPath = '/publications/graphql'

export type FeedKeys = { site: string; account: string }
type Wanted<Cursor> = { after: Cursor; first: number; audience?: Audience | null }
type Own = { pool: Pool; keys: FeedKeys }

/** The publication log for its readers: one key sees what the public may read, the other everything. */
export async function answerFeed(request: IncomingMessage, own: Own): Promise<Answer> {
  try {
    const ceiling = findCeiling(request.headers.authorization, own.keys)
    if (!ceiling) throw new QuestionProblem(401, [{ message: 'A key is needed: "Authorization: Bearer …".' }])
    return toShortJson(200, await answer(await readQuestion(request), ceiling, own.pool))
  } catch (error) {
    if (!(error instanceof QuestionProblem)) throw error
    return toShortJson(error.status, { errors: error.errors })
  }
}

async function answer(question: Question, ceiling: readonly Audience[], pool: Pool): Promise<ExecutionResult> {
  const rootValue = {
    head: () => readHead(pool, ceiling),
    publications: ({ audience, ...wanted }: Wanted<number>) =>
      readPublications(pool, { ...wanted, audiences: narrow(ceiling, audience) }),
    editions: ({ audience, ...wanted }: Wanted<string>) =>
      readEditions(pool, { ...wanted, audiences: narrow(ceiling, audience) }),
    changedSince: ({ audience, ...wanted }: Wanted<string> & { seq: number }) =>
      readChangedSince(pool, { ...wanted, audiences: narrow(ceiling, audience) }),
  }
  const result = await execute({ schema, rootValue, ...question })
  const failure = result.errors?.find(({ originalError }) => originalError && !(originalError instanceof GraphQLError))
  if (failure) {
    // A reader learns that it must come again, not what the database said.
    log.error('The publication log cannot be read', failure.originalError ?? failure)
    throw new QuestionProblem(503, [{ message: 'The log cannot be read at the moment. Ask again.' }])
  }
  return result
}

function findCeiling(authorization: string | undefined, keys: FeedKeys): readonly Audience[] | undefined {
  if (hasKey(authorization, keys.account)) return audiences
  return hasKey(authorization, keys.site) ? ['public'] : undefined
}

function narrow(ceiling: readonly Audience[], audience: Audience | null | undefined): readonly Audience[] {
  if (!audience) return ceiling
  if (ceiling.includes(audience)) return [audience]
  throw new GraphQLError('This key does not open that audience.')
}

const toShortJson = (status: number, body: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
})
