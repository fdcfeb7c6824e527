import { createHmac, randomBytes } from 'node:crypto'
import { environment } from '../environment'
import { toBase32 } from './totp'

const count = 10
const codeBytes = 10

/** For the day on which the telephone is lost. Each opens once. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => (toBase32(randomBytes(codeBytes)).toLowerCase().match(/.{4}/g) ?? []).join('-'))

/** What is kept of a code. The codes are random enough that nothing slower than one HMAC is needed. */
export const digestOf = (code: string): string =>
  createHmac('sha256', environment.secret())
    .update(`recovery code ${code.toLowerCase().replace(/[^a-z2-7]/g, '')}`)
    .digest('base64url')
