import * as z from 'zod/mini'
import { type KeyValueStore, keepInMemory, parseJson } from '../storage'

const flag = z.object({
  userId: z.string(),
  name: z.string(),
  expiresAt: z.number(),
  /** The organisation that the session was signed in for, if it was for one. */
  organization: z.optional(z.string()),
})

/** That somebody is signed in, and until when their token is good. What public pages read to greet them. */
export type SessionFlag = z.output<typeof flag>

/** Where tokens are kept: in local storage as specified, or in memory alone, where no script of another page finds them. */
export type SessionStore = {
  keep: (session: SessionFlag, token: string) => void
  readFlag: () => SessionFlag | undefined
  readToken: () => string | null
  clear: () => void
  flagKey: string
}

type Options = { local: KeyValueStore; tokenKey: string; flagKey: string; tokens: 'local-storage' | 'memory' }

export function openSessionStore({ local, tokenKey, flagKey, tokens }: Options): SessionStore {
  const place = tokens === 'memory' ? keepInMemory() : local
  return {
    flagKey,
    keep: (session, token) => {
      local.set(flagKey, JSON.stringify(session))
      place.set(tokenKey, token)
    },
    readFlag: () => flag.safeParse(parseJson(local.get(flagKey))).data,
    readToken: () => place.get(tokenKey),
    clear: () => {
      local.remove(flagKey)
      place.remove(tokenKey)
      local.remove(tokenKey)
    },
  }
}
