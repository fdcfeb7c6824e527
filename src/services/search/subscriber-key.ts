type Answered = { data?: { searchKey?: { key?: unknown; validUntil?: unknown } | null } }
/** Undefined for those who may read nothing of it. */
type Key = string | undefined
type Held = { token: string; key: Promise<Key>; until: number }

const answerLimitMs = 2000
// It is asked for again before it ends, and by those without one as soon as they may have been given something.
const sparedMs = 20_000
const noneForMs = 5000
const failedForMs = 10_000
const refused = 401

let held: Held | undefined

/** Who is asked for it: the service that knows what the holder of the token subscribes to. */
type Holder = { token: string; api: string }

/** The key to what somebody subscribes to. Fails where it cannot be known. */
export function findSubscriberKey({ token, api }: Holder): Promise<Key> {
  if (held?.token === token && held.until > Date.now()) return held.key
  const keepUntil = (until: number) => {
    asked.until = until
  }
  const asked: Held = { token, until: Date.now() + noneForMs, key: askKey({ token, api }, keepUntil) }
  held = asked
  return asked.key
}

async function askKey({ token, api }: Holder, keepUntil: (until: number) => void): Promise<Key> {
  try {
    const answer = await fetch(`${api}/user/searchkey`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(answerLimitMs),
    })
    // The session has ended meanwhile: nobody is here for whom there could be a key.
    if (answer.status === refused) return undefined
    if (!answer.ok) throw new Error(`The key that searches was refused: ${answer.status}`)
    const { key, validUntil } = ((await answer.json()) as Answered).data?.searchKey ?? {}
    if (typeof key !== 'string' || typeof validUntil !== 'number') return undefined
    keepUntil(validUntil * 1000 - sparedMs)
    return key
  } catch (error) {
    keepUntil(Date.now() + failedForMs)
    throw error
  }
}
