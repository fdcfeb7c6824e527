import {
  type CollectionBeforeChangeHook,
  incrementLoginAttempts,
  LockedAuth,
  type PayloadRequest,
  type TextField,
} from 'payload'
import { BadInput } from '../request/bad-input'
import { Refusal } from '../workflow/refusal'
import { isPasswordOf, type StoredPassword } from './password-hash'
import { countTry, forgetTries } from './sign-in-limits'

/** Needed to change one's own password or e-mail address; never stored. */
export const currentPasswordField: TextField = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  label: 'Current password',
  access: { create: () => false },
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/components/current-password#CurrentPassword' },
  },
}

const field = 'currentPassword'

export class WrongPassword extends Refusal {
  constructor() {
    super('This is not your current password. Nothing was changed.', { field })
  }
}

type Account = StoredPassword & { id: number; email: string; lockUntil?: string | null }
type Change = { email?: unknown; password?: unknown; currentPassword?: unknown }

/**
 * A stolen or unattended session must not be enough to take over the account for good. Administrators change other people's
 * accounts without knowing their passwords.
 */
export const askForPassword: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  const { currentPassword, ...change } = data as Change
  const account = originalDoc as Account
  if (change.email !== undefined && typeof change.email !== 'string')
    throw new BadInput('The e-mail address must be text.')
  const isOwn = operation === 'update' && req.user?.id === account.id
  if (isOwn && changesSignIn(change, account)) await requirePassword(req, currentPassword)
  return change
}

function changesSignIn({ email, password }: Change, account: Account): boolean {
  const isSameEmail = typeof email !== 'string' || email.toLowerCase().trim() === account.email
  return Boolean(password) || !isSameEmail
}

/** Anyone who holds the session shows the password as well. */
export async function requirePassword(req: PayloadRequest, given: unknown): Promise<void> {
  if (typeof given !== 'string' || given === '') {
    throw new Refusal('Enter your current password as well: without it you cannot change how you sign in.', { field })
  }
  await tryOwnSecret(req, { isRight: (account) => isPasswordOf(account, given), wrong: new WrongPassword() })
}

type Attempt = { isRight: (account: Account) => Promise<boolean>; wrong: Error }

/** A wrong password or code counts as a failed sign-in; otherwise it could be guessed here without limit. */
export async function tryOwnSecret(req: PayloadRequest, { isRight, wrong }: Attempt): Promise<void> {
  const { payload, user } = req
  const account = await payload.db.findOne<Account>({ collection: 'users', where: { id: { equals: user?.id } }, req })
  if (!account) throw wrong
  req.context.ownEmail = account.email
  countTry(req)
  if (account.lockUntil && new Date(account.lockUntil) > new Date()) throw new LockedAuth(req.t)
  if (await isRight(account)) {
    forgetTries(req)
    return
  }
  const collection = payload.collections['users']?.config
  if (collection) await incrementLoginAttempts({ collection, payload, user: account as never })
  throw wrong
}
