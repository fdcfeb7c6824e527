import {
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  incrementLoginAttempts,
} from 'payload'
import { record } from '../audit/record'
import { codeNeeded } from './code-needed'
import { hasFactor, takeCode } from './factor'

/** The password is right: nothing has failed yet. */
class CodeNeeded extends AuthenticationError {
  override message: string = codeNeeded
}

class WrongCode extends AuthenticationError {
  readonly account: number
  override message = 'This code is wrong, too old, or was used before. Wait for the next one.'
  constructor(account: number) {
    super()
    this.account = account
  }
}

// eslint-disable-next-line @typescript-eslint/no-deprecated -- of the operations only "read" is
export const noteReset: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'resetPassword') req.context.isResetting = true
  return args
}

/** Who has a second factor shows it. A password that is reset opens nothing by itself: its owner signs in with both. */
export const askForCode: CollectionBeforeLoginHook = async ({ req, user }) => {
  const { id, name } = user as { id: number; name: string }
  if (!(await hasFactor(req, id))) return
  if (req.context.isResetting === true) {
    await req.payload.db.updateOne({ collection: 'users', id, data: { sessions: [] }, req, returning: false })
    return
  }
  const { code } = (req.data ?? {}) as { code?: unknown }
  if (typeof code !== 'string' || code.trim() === '') throw new CodeNeeded()
  const taken = await takeCode(req, id, code.slice(0, longestCode))
  if (taken === undefined) throw new WrongCode(id)
  if (taken === 'recovery') {
    await record(req, { what: 'recovery-code', collection: 'users', item: id, title: name, who: id })
  }
}

const longestCode = 40
const mostWrongCodes = 5

/** Anyone who is asked for a code knows the password already: five wrong codes from wherever close the account for a while. */
export const countWrongCode: CollectionAfterErrorHook = async ({ error, req, collection }) => {
  if (!(error instanceof WrongCode)) return
  const { maxLoginAttempts } = collection.auth
  const more = Math.ceil(maxLoginAttempts / mostWrongCodes) - 1
  await req.payload.db.updateOne({
    collection: 'users',
    id: error.account,
    data: { loginAttempts: { $inc: more } },
    returning: false,
  })
  const user = await req.payload.db.findOne({ collection: 'users', where: { id: { equals: error.account } } })
  if (user) await incrementLoginAttempts({ collection, payload: req.payload, user: user as never })
}

export const isSignInStep = (error: unknown): boolean => error instanceof CodeNeeded
