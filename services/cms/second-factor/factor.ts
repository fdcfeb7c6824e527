import { sql } from '@payloadcms/db-postgres/drizzle'
import { type PayloadRequest } from 'payload'
import { findOpen } from '../log/transaction'
import { digestOf } from './recovery-codes'
import { seal, unseal } from './seal'
import { findStep } from './totp'

/** What the CMS keeps of a colleague's second factor. */
type Stored = {
  id: number
  secondFactor?: boolean | null
  factorSecret?: string | null
  factorStep?: number | null
  recoveryDigests?: string[] | null
}

const secretOf = (id: number): string => `secret of ${id}`

async function findFactor(req: PayloadRequest, id: number): Promise<Stored | undefined> {
  const where = { id: { equals: id } }
  return (await req.payload.db.findOne<Stored>({ collection: 'users', where, req })) ?? undefined
}

async function keepFactor(req: PayloadRequest, id: number, data: Omit<Stored, 'id'>): Promise<void> {
  await req.payload.db.updateOne({ collection: 'users', id, data, req, returning: false })
}

export const switchOn = (req: PayloadRequest, id: number, own: { secret: Buffer; step: number; codes: string[] }) =>
  keepFactor(req, id, {
    secondFactor: true,
    factorSecret: seal(own.secret, secretOf(id)),
    factorStep: own.step,
    recoveryDigests: own.codes.map(digestOf),
  })

export const switchOff = (req: PayloadRequest, id: number) =>
  keepFactor(req, id, { secondFactor: false, factorSecret: null, factorStep: null, recoveryDigests: [] })

export async function hasFactor(req: PayloadRequest, id: number): Promise<boolean> {
  return (await findFactor(req, id))?.secondFactor === true
}

/**
 * Whether this opens: a code of the app that was not used before, nor was a later one; or a recovery code, which is used
 * up. Of two who send the same code at once, the second waits for the first, and is refused.
 */
export async function takeCode(req: PayloadRequest, id: number, code: string): Promise<'app' | 'recovery' | undefined> {
  const open = await findOpen(req)
  if (!open) throw new Error('A code can be taken inside a transaction only.')
  // Beside the sessions that both have just added; a stronger lock would wait for those.
  await open.tx.execute(sql`select 1 from users where id = ${id} for no key update`)
  const { factorSecret, factorStep, recoveryDigests } = (await findFactor(req, id)) ?? {}
  const secret = unseal(factorSecret ?? '', secretOf(id))
  if (!secret) return undefined
  const step = findStep(secret, code, Date.now())
  if (step !== undefined && step > (factorStep ?? 0)) {
    await keepFactor(req, id, { factorStep: step })
    return 'app'
  }
  const digest = digestOf(code)
  if (!recoveryDigests?.includes(digest)) return undefined
  await keepFactor(req, id, { recoveryDigests: recoveryDigests.filter((one) => one !== digest) })
  return 'recovery'
}
