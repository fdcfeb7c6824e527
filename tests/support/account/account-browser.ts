import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ApolloClient, InMemoryCache } from '@apollo/client'
import { WebSocket } from 'ws'
import { findDigest } from '../../../src/services/account/account-texts'
import { createAccountLink, type LinkParts } from '../../../src/services/account/links/account-link'
import { openSocket, toIdentity } from '../../../src/services/account/open-account'

export type Sent = {
  operationName?: string
  query?: string
  variables?: Record<string, unknown>
  extensions?: { persistedQuery?: { sha256Hash: string } }
}

/** A request as the service would get it. */
export type Post = { at: number; operations: Sent[]; headers: Headers; body: BodyInit | null | undefined }
type Reply = { status?: number; body: unknown }
export type AnswerPost = (post: Post) => Reply | Promise<Reply>

/** Of an operation that travelled as a digest, `h`; with its text, `Q`; with both, `Q+h`. */
export const formOf = ({ query, extensions }: Sent): string =>
  [query === undefined ? [] : 'Q', extensions?.persistedQuery ? 'h' : []].flat().join('+')

export const schemaText = readFileSync(join(process.cwd(), 'services/account/graphql/schema.graphql'), 'utf8')

// The same digests, without a thread of their own: on a busy machine those arrive too far apart for one batch.
const atOnce = {
  digest: (_: unknown, given: BufferSource) => {
    const bytes = createHash('sha256')
      .update(Buffer.from(given as Uint8Array))
      .digest()
    return Promise.resolve(new Uint8Array(bytes).buffer)
  },
}

/** The chain of the browser before a network that answers what a test says. */
export function createChain(answer: AnswerPost, own: Partial<LinkParts> = {}) {
  const posts: Post[] = []
  const origin = 'http://site.test'
  const send: typeof fetch = async (_url, { body, headers, signal } = {}) => {
    const operations = typeof body === 'string' ? ([JSON.parse(body)].flat() as Sent[]) : []
    const post = { at: performance.now(), operations, headers: new Headers(headers), body }
    posts.push(post)
    const broken = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('This operation was aborted', 'AbortError'))),
    )
    const reply = await Promise.race([answer(post), broken])
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body)
    return new Response(text, { status: reply.status ?? 200, headers: { 'content-type': 'application/json' } })
  }
  const token = { now: 'token-1' as string | undefined }
  const readToken = () => token.now
  const link = createAccountLink({
    uri: `${origin}/graphql`,
    fetch: send,
    socket: openSocket({
      origin,
      readToken,
      replaceToken: () => Promise.resolve(false),
      crypto: {},
      readCookies: () => '',
      webSocket: WebSocket,
    }),
    digest: findDigest({ subtle: atOnce }),
    readCookies: () => '',
    readToken,
    page: '00000000-0000-4000-8000-000000000001',
    replaceToken: () => Promise.resolve(false),
    ...own,
  })
  const client = new ApolloClient({ link, cache: new InMemoryCache({ dataIdFromObject: toIdentity }) })
  return { client, posts, token, formsOf: () => posts.map(({ operations }) => operations.map(formOf)) }
}
