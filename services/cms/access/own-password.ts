import {
  type CollectionBeforeChangeHook,
  incrementLoginAttempts,
  LockedAuth,
  type PayloadRequest,
  type TextField,
} from 'payload'
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

export class WrongPassword extends Refusal {
  constructor() {
    super('This is not your current password. Nothing was changed.')
  }
}

type Account = StoredPassword & { id: number; email: string; lockUntil?: string | null }
type Change = { email?: unknown; password?: unknown; currentPassword?: unknown }

/**
 * A stolen or unattended session must not be enough to take over the account for good. Administrators change other people's
 * accounts without knowing their passwords.
 */
export const askForPassword: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const { currentPassword, ...change } = data as Change
  const account = originalDoc as Account
  const isOwn = operation === 'update' && req.user?.id === account.id
  if (!isOwn || !changesSignIn(change, account)) return change
  if (typeof currentPassword !== 'string' || currentPassword === '') {
    throw new Refusal(
      'Enter your current password as well: without it your password and e-mail address cannot be changed.',
    )
  }
  await tryPassword(req, collection, currentPassword)
  return change
}

function changesSignIn({ email, password }: Change, account: Account): boolean {
  const isSameEmail = typeof email !== 'string' || email.toLowerCase().trim() === account.email
  return Boolean(password) || !isSameEmail
}

type Collection = Parameters<CollectionBeforeChangeHook>[0]['collection']

/** A wrong password counts as a failed sign-in; otherwise passwords could be guessed here without limit. */
async function tryPassword(req: PayloadRequest, collection: Collection, password: string): Promise<void> {
  const { payload, user } = req
  const account = await payload.db.findOne<Account>({ collection: 'users', where: { id: { equals: user?.id } }, req })
  if (!account) throw new WrongPassword()
  req.context.ownEmail = account.email
  countTry(req)
  if (account.lockUntil && new Date(account.lockUntil) > new Date()) throw new LockedAuth(req.t)
  if (await isPasswordOf(account, password)) {
    forgetTries(req)
    return
  }
  await incrementLoginAttempts({ collection, payload, user: account as never })
  throw new WrongPassword()
}
