import { timingSafeEqual } from 'node:crypto'

/** Whether a request brings this key, as `Authorization: Bearer …`. How long the answer takes tells nothing of the key. */
export function hasKey(authorization: string | null | undefined, key: string): boolean {
  const given = Buffer.from(authorization?.replace(/^Bearer /, '') ?? '')
  const right = Buffer.from(key)
  // What has no key is opened by none.
  return key !== '' && given.length === right.length && timingSafeEqual(given, right)
}
