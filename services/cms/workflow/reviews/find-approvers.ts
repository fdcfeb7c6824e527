import { type Payload, type PayloadRequest } from 'payload'

export type Approver = { id: number; email: string }

/** Every lawyer who approves; within a transaction, as that sees them. */
export async function findApprovers(payload: Payload, req: Partial<PayloadRequest> = {}): Promise<Approver[]> {
  const { docs } = await payload.db.find<Approver>({
    collection: 'users',
    where: { roles: { in: ['approver'] } },
    pagination: false,
    req,
  })
  return docs
}
