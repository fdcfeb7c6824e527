import * as z from 'zod/mini'
import { storedKeys, storedPrefix } from '../../config/stored-keys'
import { createStateNonce, isStateNonce } from './provider/state-nonce'
import { type KeyValueStore, parseJson } from './storage'

export const transactionLifeMs = storedKeys['sign-in'].lifetime.minutes * 60_000
const prefix = storedPrefix('sign-in')
const mostAtOnce = 20

const kept = z.object({
  returnTo: z.string(),
  locale: z.string(),
  organization: z.optional(z.string()),
  at: z.number(),
})

/** What this browser remembers of a sign-in that is under way at the provider. */
export type Transaction = {
  returnTo: string
  locale: string
  /** The organisation that the sign-in is for, if it is for one. */
  organization?: string | undefined
}

export type Transactions = {
  /** Begins one, and answers with the state that names it. */
  begin: (transaction: Transaction) => string
  /** Ends it: whatever comes of it, the state is good for nothing afterwards. */
  take: (state: string) => Transaction | undefined
}

type Options = { store: KeyValueStore; now: () => number; createNonce?: () => string }

/** Each under its own state, so that sign-ins of several tabs stay apart. */
export function openTransactions({ store, now, createNonce = createStateNonce }: Options): Transactions {
  const read = (key: string) => kept.safeParse(parseJson(store.get(key))).data
  const isGood = (at: number): boolean => at <= now() && now() - at < transactionLifeMs

  const clean = (): void => {
    const all = store.keys().filter((key) => key.startsWith(prefix))
    const good = all.flatMap((key) => {
      const found = read(key)
      if (found && isGood(found.at)) return [{ key, at: found.at }]
      store.remove(key)
      return []
    })
    good.sort((one, other) => other.at - one.at)
    for (const { key } of good.slice(mostAtOnce - 1)) store.remove(key)
  }

  return {
    begin: ({ returnTo, locale, organization }) => {
      clean()
      const state = createNonce()
      store.set(`${prefix}${state}`, JSON.stringify({ returnTo, locale, organization, at: now() }))
      return state
    },
    take: (state) => {
      if (!isStateNonce(state)) return undefined
      const key = `${prefix}${state}`
      const found = read(key)
      store.remove(key)
      clean()
      if (!found || !isGood(found.at)) return undefined
      const { returnTo, locale, organization } = found
      return { returnTo, locale, organization }
    },
  }
}
