import { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import * as z from 'zod'
import { mayDo } from '../../cms/access/actions'
import { hasKey } from '../../shared/secrets/has-key'

/** Somebody of the house. */
export type Visitor = {
  name: string
  /** Who it is, without a name or an address: what a log may say. */
  account: string
  /** Whether what all readers see may be changed by them: an earlier release brought back, publishing resumed. */
  mayPublish: boolean
}
type Own = { cmsOrigin: string; operatorKey: string }

const answerMs = 3000
const session = z.object({
  user: z.object({ id: z.number(), email: z.string(), roles: z.array(z.string()).nullish() }).nullable(),
})

/** Who asks: an editor who is signed in to the CMS, or an operator with the key; undefined for everybody else. */
export async function findVisitor({ headers }: IncomingMessage, own: Own): Promise<Visitor | undefined> {
  const { authorization = '', cookie } = headers
  if (hasKey(authorization, own.operatorKey)) return { name: 'an operator', account: 'the operator', mayPublish: true }
  if (cookie === undefined && !authorization.startsWith('JWT ')) return undefined
  try {
    const response = await fetch(`${own.cmsOrigin}/api/users/me`, {
      headers: toProof(headers),
      signal: AbortSignal.timeout(answerMs),
    })
    const { user } = session.parse(await response.json())
    return user
      ? { name: user.email, account: `colleague ${user.id}`, mayPublish: mayDo(user.roles, 'publish') }
      : undefined
  } catch {
    return undefined
  }
}

/** A cookie counts only with the word of a browser about where the request comes from: the CMS reads both. */
function toProof(headers: IncomingHttpHeaders): Headers {
  const proof = new Headers()
  for (const name of ['authorization', 'cookie', 'origin', 'sec-fetch-site']) {
    const value = headers[name]
    if (typeof value === 'string') proof.set(name, value)
  }
  return proof
}
