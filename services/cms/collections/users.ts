import { type CollectionConfig } from 'payload'
import { allow, allowField, rolesOf } from '../access/access'
import { mayDo, roles } from '../access/deeds'
import { askForSetupKey, setupKeyField } from '../access/first-administrator'
import { auditHooks, recordFailedSignIn } from '../audit/record-hooks'
import { environment } from '../environment'

const lockMinutes = 15

/** The firm's own people who write, approve and publish. Clients are not here: they sign in at the identity provider. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Colleague', plural: 'Colleagues' },
  auth: {
    maxLoginAttempts: 5,
    lockTime: lockMinutes * 60_000,
    tokenExpiration: 8 * 3600,
    cookies: { sameSite: 'Strict', secure: environment.isHttps() },
  },
  access: {
    admin: ({ req }) => mayDo(rolesOf(req.user), 'read'),
    read: allow('read'),
    create: allow('administer'),
    // A change of many names no id, and nobody has none: that must not make them the same person.
    update: ({ req, id }) => mayDo(rolesOf(req.user), 'administer') || (id !== undefined && req.user?.id === id),
    delete: allow('administer'),
    unlock: allow('administer'),
  },
  admin: { group: 'Access', useAsTitle: 'name', defaultColumns: ['name', 'email', 'roles'] },
  hooks: { beforeOperation: [askForSetupKey], ...auditHooks, afterError: [recordFailedSignIn] },
  fields: [
    setupKeyField,
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
  ],
}

function labelOf(role: string): string {
  const words = role.replace('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
