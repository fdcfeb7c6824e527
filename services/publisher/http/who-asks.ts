import { timingSafeEqual } from 'node:crypto'
import { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'

type Own = { cmsOrigin: string; operatorKey: string }
const answerMs = 3000

/** Whether a request comes from somebody of the house: an editor who is signed in to the CMS, or an operator with the key. */
export async function isOfTheHouse({ headers }: IncomingMessage, own: Own): Promise<boolean> {
  const { authorization = '', cookie } = headers
  if (isSame(authorization.replace(/^Bearer /, ''), own.operatorKey)) return true
  if (cookie === undefined && !authorization.startsWith('JWT ')) return false
  try {
    const response = await fetch(`${own.cmsOrigin}/api/users/me`, {
      headers: toProof(headers),
      signal: AbortSignal.timeout(answerMs),
    })
    const { user } = (await response.json()) as { user?: unknown }
    return user !== null && user !== undefined
  } catch {
    return false
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

function isSame(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)]
  return key !== '' && one.length === other.length && timingSafeEqual(one, other)
}
