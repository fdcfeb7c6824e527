import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { lifetimeOf, type Purpose } from './purposes'
import { type Revocations } from './revocations'

/** Why an address is not taken; for the log and for nobody outside. */
export type Refusal = 'altered' | 'ended' | 'revoked'

export type SignedAddresses = {
  /** The last part of an address that opens one thing for a while to everybody who has it. */
  make: (purpose: Purpose, subject: string, now: Date) => string
  read: (purpose: Purpose, token: string, now: Date) => Promise<{ subject: string; until: Date } | Refusal>
}

const leastKeyCharacters = 32
const mostTokenCharacters = 1024
const keyBytes = 32

const said = z.tuple([z.string().min(1), z.int().nonnegative(), z.int().nonnegative()])

/**
 * Addresses for what cannot send a bearer: pictures, downloads, calendars, the link in a letter that ends it. The first key signs,
 * all of them are tried at reading: anyone who changes keys puts the new one in front and takes the old one out when what it signed
 * has ended.
 */
export function openSignedAddresses(keys: readonly string[], revocations: Pick<Revocations, 'find'>): SignedAddresses {
  if (keys.length === 0 || keys.some((key) => key.length < leastKeyCharacters))
    throw new Error(`Keys of signed addresses have at least ${leastKeyCharacters} characters each.`)
  const rings = new Map<Purpose, Buffer[]>()
  const ringOf = (purpose: Purpose): Buffer[] => {
    const ring = rings.get(purpose) ?? keys.map((key) => deriveKey(key, purpose))
    rings.set(purpose, ring)
    return ring
  }
  return {
    make: (purpose, subject, now) => {
      const madeAt = now.getTime()
      const until = madeAt + lifetimeOf(purpose)
      const text = Buffer.from(JSON.stringify([subject, madeAt, until])).toString('base64url')
      return `${text}.${ringOf(purpose).map((key) => sign(key, text))[0]}`
    },
    read: async (purpose, token, now) => {
      const read = unlock(token, ringOf(purpose))
      if (!read) return 'altered'
      const [subject, madeAt, until] = read
      if (until <= now.getTime()) return 'ended'
      const revokedAt = await revocations.find(purpose, subject)
      // An address that is made in the moment of the revocation holds.
      if (revokedAt && madeAt < revokedAt.getTime()) return 'revoked'
      return { subject, until: new Date(until) }
    },
  }
}

const deriveKey = (key: string, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `signed address: ${purpose}`, keyBytes))

const sign = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url')

function unlock(token: string, ring: readonly Buffer[]) {
  if (token.length > mostTokenCharacters) return undefined
  const [text = '', mark = '', ...more] = token.split('.')
  // Compared as text: other letters can stand for the same bytes. Every key is tried, so that the time tells nothing of which it was.
  const fits = ring.map((key) => areSame(sign(key, text), mark))
  return more.length === 0 && fits.includes(true) ? said.parse(JSON.parse(decode(text))) : undefined
}

const decode = (text: string): string => Buffer.from(text, 'base64url').toString()

function areSame(own: string, given: string): boolean {
  const [one, other] = [Buffer.from(own), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
