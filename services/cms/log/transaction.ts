import { type Payload, type PayloadRequest } from 'payload'
import { type Executor, postgresOf } from '../payload-database'

export type Transaction = Executor

/** A transaction of Payload's, with its own connection: everything about the log goes through that one. */
export type Open = { payload: Payload; id: string; tx: Transaction }

/** The database, outside of any transaction. */
export const databaseOf = (payload: Payload): Transaction => postgresOf(payload).drizzle

export async function findOpen({
  payload,
  transactionID,
}: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<Open | undefined> {
  const id = await transactionID
  if (id === undefined) return undefined
  const session = postgresOf(payload).sessions[String(id)]
  return session ? { payload, id: String(id), tx: session.db } : undefined
}
