import { createHash } from 'node:crypto'
import * as z from 'zod'

const userinfo = z.object({ sub: z.string(), email: z.string(), email_verified: z.literal(true) })

const keptMs = 30_000
const limitMs = 3000
const mostKept = 10_000

/** What the provider answers to a token that it does not accept (any more). Everything else is no answer. */
const refusals = new Set([401, 403])

/**
 * The address of a token's holder, if the provider has verified it. Asked with the token itself, and kept for half a minute. A
 * provider that cannot answer is an error and not kept: no answer is not the same as no address.
 */
export function openVerifiedEmails(url: string) {
  const known = new Map<string, { until: number; email: string | undefined }>()

  const ask = async (token: string, sub: string): Promise<string | undefined> => {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(limitMs),
    })
    if (refusals.has(response.status)) return undefined
    if (!response.ok)
      throw new Error(`The sign-in provider answered ${response.status} to a question about an address.`)
    const { data } = userinfo.safeParse(await response.json())
    return data?.sub === sub ? data.email : undefined
  }
  return async (token: string, sub: string): Promise<string | undefined> => {
    const key = createHash('sha256').update(token).digest('base64')
    const found = known.get(key)
    if (found && found.until > Date.now()) return found.email
    const email = await ask(token, sub)
    if (known.size >= mostKept) known.clear()
    known.set(key, { until: Date.now() + keptMs, email })
    return email
  }
}
