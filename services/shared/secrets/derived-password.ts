import { createHmac } from 'node:crypto'

const letters = 'abcdefghjkmnpqrstuvwxyz23456789' // none that is taken for another
const groups = 3
const groupLength = 4

/** A password that can be read aloud, the same for the same secret and purpose. */
export function derivePassword(secret: string, purpose: string): string {
  const bytes = createHmac('sha256', secret).update(purpose).digest()
  const signs = [...bytes.subarray(0, groups * groupLength)].map((byte) => letters[byte % letters.length])
  return Array.from({ length: groups }, (_, group) =>
    signs.slice(group * groupLength, (group + 1) * groupLength).join(''),
  ).join('-')
}

/** What an installation's first administrator shows. Worth nothing once there is one. */
export const setupKeyOf = (secret: string): string => derivePassword(secret, 'first administrator')
