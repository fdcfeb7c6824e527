import { type PayloadRequest } from 'payload'
import { findOpen } from '../transaction'

const refusals = new Map<string, Error>()

/**
 * A change of many at once goes on after one of them was refused, and commits what that one had written already. A refusal
 * that comes after the writing therefore takes the whole transaction back.
 */
export async function refuseAtCommit(req: PayloadRequest, refusal: Error): Promise<void> {
  const open = await findOpen(req)
  if (open) refusals.set(open.id, refusal)
}

/** Why a transaction may not be committed, if so. */
export function takeRefusal(transaction: string): Error | undefined {
  const refusal = refusals.get(transaction)
  refusals.delete(transaction)
  return refusal
}
