import { ApolloClient, InMemoryCache } from '@apollo/client'
import { type Client as Socket, CloseCode, createClient } from 'graphql-ws'
import { findDigest } from './account-texts'
import { createKey } from './create-key'
import { createAccountLink } from './links/account-link'
import { type Renewing } from './links/renewing-link'

/** What belongs to one person: it is closed when they leave, and never used again. */
export type Account = {
  client: ApolloClient
  /** What its changes are known by. */ page: string
  close: () => Promise<void>
}

/** After server rendering nothing is asked again for so long. */
const forceFetchDelayMs = 100

export const toIdentity = ({ __typename: type, id }: { __typename?: string | undefined; id?: unknown }) =>
  type !== undefined && (typeof id === 'string' || typeof id === 'number') ? `${type}:${id}` : undefined

type Surroundings = Renewing & {
  origin: string
  fetch: typeof fetch
  crypto: { subtle?: Pick<SubtleCrypto, 'digest'> | undefined }
  readCookies: () => string
  webSocket?: unknown
  keepAliveMs?: number
}

const path = '/graphql'
const usualKeepAliveMs = 12_000
const longestWaitMs = 3000

const waitOf = (attempt: number): number => Math.min(200 * 2 ** attempt, longestWaitMs) * (0.5 + Math.random())

const isForbidden = (event: unknown): boolean => (event as { code?: unknown } | undefined)?.code === CloseCode.Forbidden

/** A socket asks for the token at each connection, and for none once nobody is signed in. */
export function openSocket(given: Omit<Surroundings, 'fetch'>): Socket {
  const { origin, readToken, replaceToken, webSocket, keepAliveMs = usualKeepAliveMs } = given
  // A line that was lost in sleep, or on the way from one network to another, shows itself to nobody: only answers stay away.
  let silence: ReturnType<typeof setTimeout> | undefined
  let refused: string | undefined
  const socket = createClient({
    url: `${origin.replace(/^http/, 'ws')}${path}`,
    connectionParams: () => ({ authorization: `Bearer ${readToken() ?? ''}` }),
    keepAlive: keepAliveMs,
    on: {
      ping: (isReceived) => {
        if (!isReceived) silence = setTimeout(() => socket.terminate(), keepAliveMs / 2)
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(silence)
      },
      closed: (event) => {
        clearTimeout(silence)
        const token = readToken()
        // Their session was ended elsewhere, or the token is over: what is shown here may not be theirs to see any more.
        if (!isForbidden(event) || token === undefined || token === refused) return
        refused = token
        // Until it was tried: one that is refused once more is tried again, though another renewal was under way meanwhile.
        void replaceToken(token).finally(() => (refused = undefined))
      },
    },
    retryAttempts: Infinity,
    shouldRetry: () => readToken() !== undefined,
    retryWait: (attempt) => new Promise((done) => setTimeout(done, waitOf(attempt))),
    ...(webSocket === undefined ? {} : { webSocketImpl: webSocket }),
  })
  return socket
}

/** The account of the signed-in person. */
export function openAccount(given: Surroundings): Account {
  const socket = openSocket(given)
  const digest = findDigest(given.crypto)
  const page = createKey()
  const client = new ApolloClient({
    link: createAccountLink({ ...given, uri: `${given.origin}${path}`, socket, digest, page }),
    cache: new InMemoryCache({ dataIdFromObject: toIdentity }),
    ssrForceFetchDelay: forceFetchDelayMs,
    devtools: { enabled: false },
  })
  return {
    ...{ client, page },
    // In this order: what is under way ends first, so that nothing of it comes into an empty cache.
    close: async () => {
      client.stop()
      // What was still asked fails by this, and nobody waits for it any more.
      await client.clearStore().catch(() => undefined)
      // One that is just being opened, and cannot be, has nothing to close.
      await Promise.resolve(socket.dispose()).catch(() => undefined)
    },
  }
}
