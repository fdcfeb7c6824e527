import { randomBytes } from 'node:crypto'
import { commitTransaction, type Endpoint, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { renderSVG } from 'uqr'
import { seal, unseal } from '../../shared/secrets/seal'
import { rolesOf } from '../access/access'
import { mayDo } from '../access/actions'
import { requirePassword, tryOwnSecret } from '../access/own-password'
import { record } from '../audit/record'
import { BadInput } from '../request/bad-input'
import { Refusal } from '../workflow/refusal'
import { hasFactor, switchOff, switchOn, takeCode } from './factor'
import { offerLockOf } from './lock-of'
import { createRecoveryCodes } from './recovery-codes'
import { findStep, toAppAddress, toBase32 } from './totp'

const secretBytes = 20
const wrongCode = 'This code is wrong or too old. Type the one that the app shows now.'

/** What the app must know. Nothing is kept yet: the sealed secret comes back with the first code. */
export type Offer = { picture: string; secret: string; sealed: string }

const offer: Endpoint = {
  path: '/second-factor/offer',
  method: 'post',
  handler: (req) =>
    inTransaction(req, async () => {
      const { id, email } = ownerOf(req)
      if (await hasFactor(req, id)) throw new Refusal('Your second factor is set up already. Switch it off first.')
      const secret = randomBytes(secretBytes)
      const drawing = Buffer.from(renderSVG(toAppAddress(secret, email))).toString('base64')
      const picture = `data:image/svg+xml;base64,${drawing}`
      return { picture, secret: toBase32(secret), sealed: seal(secret, offerLockOf(id)) } satisfies Offer
    }),
}

const confirm: Endpoint = {
  path: '/second-factor/confirm',
  method: 'post',
  handler: (req) =>
    inTransaction(req, async () => {
      const { id, name } = ownerOf(req)
      const { sealed, code, currentPassword } = await readTexts(req)
      if (await hasFactor(req, id)) throw new Refusal('Your second factor is set up already. Switch it off first.')
      const secret = unseal(sealed, offerLockOf(id))
      const step = secret && findStep(secret, code, Date.now())
      if (!secret || step === undefined) throw new BadInput(wrongCode)
      // With a session alone, somebody else's app could be set up, and the owner would be locked out.
      await requirePassword(req, currentPassword)
      const codes = createRecoveryCodes()
      await switchOn(req, id, { secret, step, codes })
      await record(req, { what: 'second-factor-on', collection: 'users', item: id, title: name })
      return { codes }
    }),
}

const remove: Endpoint = {
  path: '/second-factor/remove',
  method: 'post',
  handler: (req) =>
    inTransaction(req, async () => {
      const { id, name } = ownerOf(req)
      const { code } = await readTexts(req)
      const isRight = async () => (await takeCode(req, id, code)) !== undefined
      await tryOwnSecret(req, { isRight, wrong: new BadInput(wrongCode) })
      await switchOff(req, id)
      await record(req, { what: 'second-factor-off', collection: 'users', item: id, title: name })
      return {}
    }),
}

/** For a colleague who lost telephone and recovery codes. Written down, like everything that decides who gets in. */
const reset: Endpoint = {
  path: '/:id/second-factor/reset',
  method: 'post',
  handler: (req) =>
    inTransaction(req, async () => {
      const id = Number(req.routeParams?.id)
      if (!mayDo(rolesOf(req.user), 'administer')) throw new Refusal('Only an administrator can do this.')
      if (id === req.user?.id) throw new Refusal('Switch off your own second factor with a code of yours.')
      if (!(await hasFactor(req, id))) throw new BadInput('This colleague has no second factor.')
      await switchOff(req, id)
      const colleague = (await req.payload.findByID({ collection: 'users', id, depth: 0, req })) as { name?: string }
      await record(req, { what: 'second-factor-off', collection: 'users', item: id, title: colleague.name ?? '' })
      return {}
    }),
}

export const secondFactorEndpoints = [offer, confirm, remove, reset]

function ownerOf({ user }: PayloadRequest): { id: number; email: string; name: string } {
  if (!user) throw new Refusal('Sign in first.')
  const { email, name } = user as { email?: string; name?: string }
  return { id: Number(user.id), email: email ?? '', name: name ?? '' }
}

const longestText = 400

type Texts = { sealed: string; code: string; currentPassword: unknown }

async function readTexts(req: PayloadRequest): Promise<Texts> {
  const given = ((await req.json?.()) ?? {}) as Partial<Record<keyof Texts, unknown>>
  const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, longestText) : '')
  return { sealed: textOf(given.sealed), code: textOf(given.code), currentPassword: given.currentPassword }
}

async function inTransaction(req: PayloadRequest, work: () => Promise<object>): Promise<Response> {
  const shouldCommit = await initTransaction(req)
  try {
    const answer = await work()
    if (shouldCommit) await commitTransaction(req)
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
