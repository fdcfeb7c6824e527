import { type CollectionConfig } from 'payload'
import { allow, allowField, rolesOf } from '../access/access'
import { mayDo, roles } from '../access/actions'
import { askForSetupKey, setupKeyField } from '../access/first-administrator'
import { hideUnknownAccounts } from '../access/hide-unknown-accounts'
import { askForPassword, currentPasswordField } from '../access/own-password'
import { keepSessionsToOwners } from '../access/own-sessions'
import { excuseStep, forgetSignIn, limitSignIns, signInLimits } from '../access/sign-in-limits'
import { auditHooks, recordFailedSignIn } from '../audit/record-hooks'
import { environment } from '../environment'
import { passwordMail, refuseWithoutMail } from '../mail/password-mail'
import { refuse } from '../request/guard'
import { secondFactorEndpoints } from '../second-factor/endpoints'
import { secondFactorFields } from '../second-factor/fields'
import { askForCode, countWrongCode, noteReset } from '../second-factor/sign-in'

/** The firm's own people who write, approve and publish. Clients are not here: they sign in at the identity provider. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Colleague', plural: 'Colleagues' },
  auth: {
    maxLoginAttempts: signInLimits.ofAccount,
    lockTime: signInLimits.minutes * 60_000,
    tokenExpiration: 8 * 3600,
    forgotPassword: passwordMail,
    cookies: { sameSite: 'Strict', secure: environment.isHttps() },
  },
  access: {
    // Nothing but their own account is open to who must set up a second factor.
    admin: ({ req }) => mayDo((req.user as { roles?: string[] } | null)?.roles, 'read'),
    read: ({ req }) => mayDo(rolesOf(req.user), 'read') || (req.user ? { id: { equals: req.user.id } } : false),
    create: allow('administer'),
    // A change of many names no id, and nobody has none: that must not make them the same person.
    update: ({ req, id }) => mayDo(rolesOf(req.user), 'administer') || (id !== undefined && req.user?.id === id),
    delete: allow('administer'),
    unlock: allow('administer'),
  },
  admin: { group: 'Access', useAsTitle: 'name', defaultColumns: ['name', 'email', 'roles'], hideAPIURL: true },
  endpoints: [
    ...secondFactorEndpoints,
    // Accounts are made by administrators, so there is nothing to verify; Payload's own fails at the missing field.
    { path: '/verify/:id', method: 'post', handler: () => refuse(404, 'There is nothing to verify.') },
  ],
  hooks: {
    beforeOperation: [limitSignIns, askForSetupKey, refuseWithoutMail, noteReset],
    beforeChange: [askForPassword],
    beforeLogin: [askForCode],
    afterLogin: [forgetSignIn],
    afterOperation: [keepSessionsToOwners],
    ...auditHooks,
    afterError: [hideUnknownAccounts, countWrongCode, excuseStep, recordFailedSignIn],
  },
  fields: [
    setupKeyField,
    currentPasswordField,
    { name: 'name', type: 'text', required: true },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['author'],
      saveToJWT: true,
      options: roles.map((role) => ({ value: role, label: labelOf(role) })),
      access: { create: allowField('administer'), update: allowField('administer') },
    },
    ...secondFactorFields,
  ],
}

function labelOf(role: string): string {
  const words = role.replace('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
