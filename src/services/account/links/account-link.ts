import { ApolloLink } from '@apollo/client'
import { BaseBatchHttpLink } from '@apollo/client/link/batch-http'
import { SetContextLink } from '@apollo/client/link/context'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { OperationTypeNode } from 'graphql'
import { type Client as Socket } from 'graphql-ws'
import { timeout } from 'rxjs'
import { pageHeader } from '../../../access/page-header'
import { forgeryHeader, readForgeryMark } from '../../http/forgery-mark'
import { TimeIsUp } from '../account-problem'
import { type Digest, textOf } from '../account-texts'
import { createPersistedLink } from './persisted-link'
import { createRenewingLink, type Renewing } from './renewing-link'
import { createUploadLink, hasFiles } from './upload-link'

export const batching = { batchInterval: 10, batchMax: 10 } as const

/** How long a page waits for an answer. Not for files: how long those take is the line's. */
export const answerLimitMs = 20_000

export type LinkParts = Renewing & {
  uri: string
  fetch: typeof fetch
  socket: Socket
  digest: Digest | undefined
  readCookies: () => string
  page: string
}

const isOf = (type: OperationTypeNode) => (operation: ApolloLink.Operation) => operation.operationType === type
const isMutation = isOf(OperationTypeNode.MUTATION)

/** How operations travel: errors, then digests (of queries alone), then a file, a socket, or a batch. */
export function createAccountLink(parts: LinkParts): ApolloLink {
  const { uri, fetch: send, digest, socket } = parts
  const batch = new BaseBatchHttpLink({ uri, fetch: send, print: textOf, batchHybridRequests: true, ...batching })
  // A change whose answer was lost on its way must not be made again because its digest was answered with 500.
  const texts = digest
    ? ApolloLink.split(isMutation, batch, ApolloLink.from([createPersistedLink(digest), batch]))
    : batch
  const answered = ApolloLink.from([createLimitLink(answerLimitMs), texts])
  return ApolloLink.from([
    createRenewingLink(parts),
    createHeaderLink(parts),
    ApolloLink.split(
      isOf(OperationTypeNode.SUBSCRIPTION),
      new GraphQLWsLink(socket),
      ApolloLink.split(hasFiles, createUploadLink({ uri, fetch: send }), answered),
    ),
  ])
}

const createLimitLink = (limitMs: number): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      timeout({
        first: limitMs,
        with: () => {
          throw new TimeIsUp(limitMs)
        },
      }),
    ),
  )

/** The token of the moment, and the mark against forged requests under the names that every client of ours uses. */
const createHeaderLink = ({ readToken, readCookies, page }: LinkParts): ApolloLink =>
  new SetContextLink(({ headers }) => {
    const token = readToken()
    const mark = readForgeryMark(readCookies())
    return {
      headers: {
        ...(headers as Record<string, string> | undefined),
        [pageHeader]: page,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(mark === undefined ? {} : { [forgeryHeader]: mark }),
      },
    }
  })
