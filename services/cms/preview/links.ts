import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Locale, isLocale } from '../../../src/config/locales'

/** One language of one draft. */
export type Draft = { collection: string; id: number; locale: Locale }

/** A link opens as long as nobody revoked the links of its generation. */
type Lock = { now?: number; generation?: number }

const daysOpen = 7
const dayMs = 86_400_000

/** The day that the links of this day no longer open on. */
export const endOfLinks = (now = Date.now()): string =>
  new Date(now + (daysOpen + 1) * dayMs).toISOString().slice(0, 10)

/**
 * The path of a preview. It opens by itself, so it says until when, and what it says is signed. It changes once a day
 * only: the page beside an editor's form is not loaded again with every save.
 */
export function toPreviewPath({ collection, id, locale }: Draft, secret: string, lock: Lock = {}): string {
  const signed = [collection, id, locale, endOfLinks(lock.now)].join('/')
  return `/preview/${signed}/${sign(signed, secret, lock.generation)}`
}

const form = /^\/preview\/(([a-z-]+)\/(\d+)\/([a-z-]+)\/(\d{4}-\d\d-\d\d))\/([\w-]+)$/

/** What a path claims to open, before anybody has looked at its signature. */
export function findClaimed(path: string): Draft | undefined {
  const [, , collection = '', id = '', locale = ''] = form.exec(path) ?? []
  return isLocale(locale) ? { collection, id: Number(id), locale } : undefined
}

/** What a path opens, or why it opens nothing. */
export function readPreviewPath(
  path: string,
  secret: string,
  lock: Lock = {},
): Draft | 'wrong' | 'expired' | 'revoked' {
  const { now = Date.now(), generation = 0 } = lock
  const [, signed = '', , , , until = '', signature = ''] = form.exec(path) ?? []
  const draft = findClaimed(path)
  const own = Array.from({ length: generation + 1 }, (_, one) => one).find((one) =>
    isSame(signature, sign(signed, secret, one)),
  )
  if (!draft || own === undefined) return 'wrong'
  if (own < generation) return 'revoked'
  return now < Date.parse(until) ? draft : 'expired'
}

const sign = (signed: string, secret: string, generation = 0): string =>
  createHmac('sha256', secret)
    .update(`preview ${signed}${generation === 0 ? '' : ` ${generation}`}`)
    .digest('base64url')

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
