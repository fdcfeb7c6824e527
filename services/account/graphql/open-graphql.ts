import { randomUUID } from 'node:crypto'
import { type IncomingMessage } from 'node:http'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import { createGraphQLError, createYoga, type Plugin } from 'graphql-yoga'
import * as z from 'zod'
import { pageHeader } from '../../../src/access/page-header'
import { readText } from '../../http/read-body'
import { type Answer, toJson } from '../../http/respond'
import { toSender } from '../../http/to-sender'
import { type Asker, type FindAsker } from '../people/find-asker'
import { isMarked } from '../sent-forms/forged-requests'
import { type Senders } from '../sent-forms/limit-senders'
import { type NoteSession } from '../sessions/note-session'
import { type Context, createContext, type Sources } from './context'
import { limitDocuments } from './limit-documents'
import { orderOperations, traceOperations } from './order-operations'
import { countOf, mostOperations, type Operations, type ReadOperations, readOperations } from './read-operations'
import { readUpload, uploadType } from './read-upload'
import { takeOperations } from './take-operations'

export const graphqlPath = '/graphql'

export type GraphqlParts = {
  schema: GraphQLSchema
  sources: Sources
  findAsker: FindAsker
  noteSession?: NoteSession
  /** Counts operations: of one address, and of one person wherever they are. */
  limits: { addresses: Senders; people: Senders }
  introspection: boolean
  limitMs: number
  report: (line: string) => void
  plugins?: readonly Plugin<object, Given>[]
}

export type AnswerGraphql = (request: IncomingMessage) => Promise<Answer>

const mostBytes = 262_144
const json = 'application/json'

const tooMany: Answer = { ...toJson(429, { error: 'Too many requests' }), headers: { 'retry-after': '60' } }

/** Answers operations of GraphQL over HTTP, one or several at once. */
export function openGraphql(parts: GraphqlParts): AnswerGraphql {
  const yoga = openYoga(parts)
  return async (request) => {
    const { authorization } = request.headers
    const asker = authorization === undefined ? undefined : await parts.findAsker(authorization, graphqlPath)
    if (asker) parts.noteSession?.(request, asker)
    const read = await readBody(request, asker)
    if ('words' in read) return toJson(read.status, { error: read.words })
    const { operations } = read
    if (!isAllowed(countOf(operations), { request, asker, parts })) return tooMany
    const account = { ...createContext(parts.sources, asker, new Date()), page: readPage(request) }
    return toAnswer(await yoga.fetch(new Request(`http://account${graphqlPath}`, post), { account, operations }))
  }
}

const readPage = ({ headers }: IncomingMessage): string | undefined => z.uuid().safeParse(headers[pageHeader]).data

const post = { method: 'POST', headers: { 'content-type': json, accept: json } }

type Unread = { status: 401 | 403 | 415; words: string }

async function readBody(request: IncomingMessage, asker: Asker | undefined): Promise<ReadOperations | Unread> {
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith(uploadType)) {
    // Any site can send such a body without asking the browser; and files of nobody are not taken in.
    if (!isMarked(request)) return { status: 403, words: 'Send the mark against forged requests.' }
    return asker ? readUpload(request) : { status: 401, words: 'Unauthorized' }
  }
  if (!type.startsWith(json)) return { status: 415, words: `Send ${json}` }
  const body = await readText(request, mostBytes)
  return body === undefined ? { status: 413, words: `At most ${mostBytes} bytes` } : readOperations(body)
}

type From = { request: IncomingMessage; asker: Asker | undefined; parts: GraphqlParts }

function isAllowed(count: number, { request, asker, parts: { limits } }: From): boolean {
  const counted = (senders: Senders, name: string) => senders.allow(name, count)
  return counted(limits.addresses, toSender(request)) && (!asker || counted(limits.people, asker.sub))
}

const toAnswer = async (response: Response): Promise<Answer> => ({
  status: response.status,
  type: response.headers.get('content-type') ?? json,
  body: await response.text(),
})

/** What Yoga's hooks are given with a request. */
export type Given = { account: Context; operations: Operations }

function openYoga({ schema, introspection, limitMs, report, plugins = [] }: GraphqlParts) {
  return createYoga<Given, Context>({
    schema,
    graphqlEndpoint: graphqlPath,
    context: ({ account }) => account,
    batching: { limit: mostOperations },
    plugins: [
      ...[takeOperations(), limitDocuments({ introspection }), orderOperations({ limitMs })],
      ...traceOperations(),
      ...plugins,
    ],
    maskedErrors: { maskError: (error) => mask(error, report) },
    ...{ cors: false, graphiql: false, landingPage: false, logging: false, multipart: false },
  })
}

/** No answer says what went wrong inside; the number finds it in the log. */
export function mask(error: unknown, report: GraphqlParts['report']): Error {
  const isOwn = error instanceof GraphQLError
  const cause = isOwn ? error.originalError : error
  if (isOwn && (!cause || cause instanceof GraphQLError)) return error
  const reference = randomUUID()
  report(`/graphql ${reference}: ${cause instanceof Error ? cause.message : 'an unknown error'}`)
  const extensions = { code: 'INTERNAL_SERVER_ERROR', reference }
  return createGraphQLError('Unexpected error.', { extensions, path: isOwn ? error.path : undefined })
}
