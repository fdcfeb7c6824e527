import { type Payload, type PayloadRequest } from 'payload'

type Row = Record<string, unknown>
export type Transaction = { execute: (query: unknown) => Promise<{ rows: Row[]; command?: string }> }

/** A transaction of Payload's, with its own connection: everything about the log goes through that one. */
export type Open = { payload: Payload; id: string; tx: Transaction }

/** The database, outside of any transaction. */
export const databaseOf = (payload: Payload): Transaction => (payload.db as unknown as { drizzle: Transaction }).drizzle

type Sessions = Record<string, { db: Transaction } | undefined>

export async function findOpen({
  payload,
  transactionID,
}: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<Open | undefined> {
  const id = await transactionID
  if (id === undefined) return undefined
  const session = (payload.db as unknown as { sessions: Sessions }).sessions[String(id)]
  return session ? { payload, id: String(id), tx: session.db } : undefined
}
