import { createHmac, timingSafeEqual } from 'node:crypto'
import { firm } from '../../../src/firm/firm'

// What every authenticator app takes for granted: https://www.rfc-editor.org/rfc/rfc6238
const stepMs = 30_000
const digits = 6
/** The clock of a telephone may be this many steps before or behind. */
const tolerance = 1

export const stepAt = (moment: number): number => Math.floor(moment / stepMs)

export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0x0f
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** The step to which a code belongs, if it is right now. Every candidate is compared, and each in the same time. */
export function findStep(secret: Buffer, code: string, now: number): number | undefined {
  const given = Buffer.from(code.replace(/\s/g, ''))
  let found: number | undefined
  for (let step = stepAt(now) - tolerance; step <= stepAt(now) + tolerance; step += 1) {
    const expected = Buffer.from(codeAt(secret, step))
    if (given.length === expected.length && timingSafeEqual(given, expected)) found = step
  }
  return found
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As apps, and people who type it, expect a secret: https://www.rfc-editor.org/rfc/rfc4648#section-6 */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** What the picture for the app says: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function toAppAddress(secret: Buffer, email: string): string {
  const issuer = `${firm.name} CMS`
  const label = encodeURIComponent(`${issuer}:${email}`)
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: toBase32(secret), issuer }).toString().replaceAll('+', '%20')}`
}
