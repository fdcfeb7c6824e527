import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Locale, isLocale } from '../../../src/config/locales'

/** One language of one draft. */
export type Draft = { collection: string; id: number; locale: Locale }

const daysOpen = 7
const dayMs = 86_400_000

/**
 * The path of a preview. It opens by itself, so it says until when, and what it says is signed. It changes once a day
 * only: the page beside an editor's form is not loaded anew with every save.
 */
export function toPreviewPath({ collection, id, locale }: Draft, secret: string, now = Date.now()): string {
  const until = new Date(now + (daysOpen + 1) * dayMs).toISOString().slice(0, 10)
  const signed = [collection, id, locale, until].join('/')
  return `/preview/${signed}/${sign(signed, secret)}`
}

/** What a path opens, or why it opens nothing. */
export function readPreviewPath(path: string, secret: string, now = Date.now()): Draft | 'wrong' | 'expired' {
  const [, signed = '', collection = '', id = '', locale = '', until = '', signature = ''] =
    /^\/preview\/(([a-z-]+)\/(\d+)\/([a-z-]+)\/(\d{4}-\d\d-\d\d))\/([\w-]+)$/.exec(path) ?? []
  if (!isLocale(locale) || !isSame(signature, sign(signed, secret))) return 'wrong'
  return now < Date.parse(until) ? { collection, id: Number(id), locale } : 'expired'
}

const sign = (signed: string, secret: string): string =>
  createHmac('sha256', secret).update(`preview ${signed}`).digest('base64url')

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
