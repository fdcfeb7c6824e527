import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Purpose: what is sealed for one is worthless for another. */
export type Lock = { secret: string; purpose: string }

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
const keyBytes = 32

const keyFor = ({ secret, purpose }: Lock): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, keyBytes))

/** Unreadable to the person who does not know the secret, such as a thief of the database; and nobody changes it unseen. */
export function seal(plain: Buffer, lock: Lock): string {
  const nonce = randomBytes(nonceBytes)
  const encrypting = createCipheriv(cipher, keyFor(lock), nonce)
  const sealed = Buffer.concat([encrypting.update(plain), encrypting.final()])
  return Buffer.concat([nonce, encrypting.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined for whatever was not sealed with this lock, or was changed since. */
export function unseal(sealed: string, lock: Lock): Buffer | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return undefined
  try {
    const decrypting = createDecipheriv(cipher, keyFor(lock), bytes.subarray(0, nonceBytes))
    decrypting.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    return Buffer.concat([decrypting.update(bytes.subarray(nonceBytes + tagBytes)), decrypting.final()])
  } catch {
    return undefined
  }
}
