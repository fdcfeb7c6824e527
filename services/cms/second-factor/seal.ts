import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { environment } from '../environment'

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

const keyFor = (purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', environment.secret(), '', `second factor ${purpose}`, 32))

/** Unreadable to whoever has the database alone; worthless in another person's row, or for another purpose. */
export function seal(plain: Buffer, purpose: string): string {
  const nonce = randomBytes(nonceBytes)
  const encrypting = createCipheriv(cipher, keyFor(purpose), nonce)
  const sealed = Buffer.concat([encrypting.update(plain), encrypting.final()])
  return Buffer.concat([nonce, encrypting.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined for whatever was not sealed here, for this purpose. */
export function unseal(sealed: string, purpose: string): Buffer | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceBytes + tagBytes) return undefined
  try {
    const decrypting = createDecipheriv(cipher, keyFor(purpose), bytes.subarray(0, nonceBytes))
    decrypting.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
    return Buffer.concat([decrypting.update(bytes.subarray(nonceBytes + tagBytes)), decrypting.final()])
  } catch {
    return undefined
  }
}
