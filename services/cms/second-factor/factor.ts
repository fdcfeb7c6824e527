import { sql } from '@payloadcms/db-postgres/drizzle'
import { type PayloadRequest } from 'payload'
import { seal, unseal } from '../../shared/secrets/seal'
import { findOpen, type Transaction } from '../log/transaction'
import { secretLockOf } from './lock-of'
import { digestOf } from './recovery-codes'
import { findStep } from './totp'

async function openOf(req: PayloadRequest): Promise<Transaction> {
  const open = await findOpen(req)
  if (!open) throw new Error('A second factor is read and changed inside a transaction only.')
  return open.tx
}

/** The flag is for those who look at the account; what counts is the row. */
const flag = (req: PayloadRequest, id: number, secondFactor: boolean) =>
  req.payload.db.updateOne({ collection: 'users', id, data: { secondFactor }, req, returning: false })

export async function switchOn(
  req: PayloadRequest,
  id: number,
  own: { secret: Buffer; step: number; codes: string[] },
): Promise<void> {
  const tx = await openOf(req)
  const recovery = JSON.stringify(own.codes.map(digestOf))
  await tx.execute(sql`
    insert into second_factors (user_id, secret, step, recovery)
    values (${id}, ${seal(own.secret, secretLockOf(id))}, ${own.step}, ${recovery}::jsonb)`)
  await flag(req, id, true)
}

export async function switchOff(req: PayloadRequest, id: number): Promise<void> {
  const tx = await openOf(req)
  await tx.execute(sql`delete from second_factors where user_id = ${id}`)
  await flag(req, id, false)
}

export async function hasFactor(req: PayloadRequest, id: number): Promise<boolean> {
  const tx = await openOf(req)
  return (await tx.execute(sql`select 1 from second_factors where user_id = ${id}`)).rows.length > 0
}

/**
 * Whether this opens: a code of the app that was not used before, nor was a later one; or a recovery code, which is used
 * up. Of two who send the same code at once, the second waits for the first, and is refused.
 */
export async function takeCode(req: PayloadRequest, id: number, code: string): Promise<'app' | 'recovery' | undefined> {
  const tx = await openOf(req)
  const { rows } = await tx.execute(
    sql`select secret, step, recovery from second_factors where user_id = ${id} for update`,
  )
  const [row] = rows as { secret: string; step: number; recovery: string[] }[]
  const secret = row && unseal(row.secret, secretLockOf(id))
  if (!secret) return undefined
  const step = findStep(secret, code, Date.now())
  if (step !== undefined && step > row.step) {
    await tx.execute(sql`update second_factors set step = ${step} where user_id = ${id}`)
    return 'app'
  }
  const digest = digestOf(code)
  if (!row.recovery.includes(digest)) return undefined
  await tx.execute(sql`update second_factors set recovery = recovery - ${digest}::text where user_id = ${id}`)
  return 'recovery'
}
