import { createHmac, timingSafeEqual } from 'node:crypto'

/** How the CMS says that something was published, and how a receiver knows that it was the CMS. */
export const nudgeHeaders = {
  timestamp: 'x-webhook-timestamp',
  delivery: 'x-webhook-delivery',
  signature: 'x-webhook-signature',
} as const

/** Seconds since 1970, as text: what is signed is what was sent. */
export type Signed = { timestamp: string; body: string; signature: string }

const scheme = 'sha256='
const toleranceSeconds = 300

export const signNudge = (secret: string, { timestamp, body }: Omit<Signed, 'signature'>): string =>
  scheme + createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

/**
 * Why a nudge is not to be believed; undefined when it is. One that is sent again within the tolerance looks the same:
 * a receiver that minds keeps the deliveries of the last five minutes.
 */
export function findNudgeProblem(secret: string, given: Signed, now: Date): string | undefined {
  const own = Buffer.from(signNudge(secret, given))
  const theirs = Buffer.from(given.signature)
  if (secret === '' || own.length !== theirs.length || !timingSafeEqual(own, theirs)) return 'the signature is wrong'
  const age = now.getTime() / 1000 - Number(given.timestamp)
  return Math.abs(age) <= toleranceSeconds ? undefined : 'the timestamp is not of the last five minutes'
}
