import { AuthenticationError, type CollectionAfterErrorHook } from 'payload'
import { compareWithNothing } from './password-hash'

/**
 * Payload hashes the password of a known account only: for any other address, the same is done here. A sign-in that fails
 * must take as long whether or not there is such an account.
 */
export const hideUnknownAccounts: CollectionAfterErrorHook = async ({ error, req }) => {
  if (!(error instanceof AuthenticationError)) return
  const { email, password } = (req.data ?? {}) as { email?: unknown; password?: unknown }
  if (typeof email !== 'string' || typeof password !== 'string') return
  const { totalDocs } = await req.payload.db.count({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
  })
  if (totalDocs === 0) await compareWithNothing(password)
}
