import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { AuthenticationError, type CollectionAfterErrorHook } from 'payload'

/** As Payload hashes a password. A sign-in that fails must take as long whether or not there is such an account. */
const passwordHash = { iterations: 600_000, bytes: 32, digest: 'sha256' } as const

const hash = promisify(pbkdf2)

/** Payload hashes the password of a known account only: for any other address, the same is done here. */
export const hideUnknownAccounts: CollectionAfterErrorHook = async ({ error, req }) => {
  if (!(error instanceof AuthenticationError)) return
  const { email, password } = (req.data ?? {}) as { email?: unknown; password?: unknown }
  if (typeof email !== 'string' || typeof password !== 'string') return
  const { totalDocs } = await req.payload.db.count({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
  })
  if (totalDocs > 0) return
  await hash(password, 'nobody has this account', passwordHash.iterations, passwordHash.bytes, passwordHash.digest)
}
