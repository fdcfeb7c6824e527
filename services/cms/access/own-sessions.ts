import { type CollectionAfterOperationHook } from 'payload'

type Account = { id?: unknown; sessions?: unknown }

/** When colleagues signed in, and for how long, is theirs alone to know. Payload itself reads it while nobody is signed in yet. */
export const keepSessionsToOwners: CollectionAfterOperationHook = ({ req, result }) => {
  if (!req.user) return result
  const { docs, doc } = result as { docs?: Account[]; doc?: Account }
  for (const account of docs ?? [doc ?? (result as Account)]) {
    if (account.id !== req.user.id) delete account.sessions
  }
  return result
}
