import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** How Payload hashes passwords, for which it exports no function. It keeps a hash of the former kind until its owner signs in. */
const current = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 }
const former = { prefix: '', iterations: 25_000, bytes: 512 }

const derive = promisify(pbkdf2)

export type StoredPassword = { hash?: string | null; salt?: string | null }

export async function isPasswordOf({ hash, salt }: StoredPassword, password: string): Promise<boolean> {
  if (!hash || !salt) return false
  const { prefix, iterations, bytes } = hash.startsWith(current.prefix) ? current : former
  const given = await derive(password, salt, iterations, bytes, 'sha256')
  const right = Buffer.from(hash.slice(prefix.length), 'hex')
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Takes as long as comparing a password. */
export const compareWithNothing = (password: string): Promise<unknown> =>
  derive(password, 'nobody has this account', current.iterations, current.bytes, 'sha256')
