import { timingSafeEqual } from 'node:crypto'
import { type CollectionBeforeOperationHook, type TextField } from 'payload'
import { setupKeyOf } from '../../shared/secrets/derived-password'
import { environment } from '../environment'
import { Refusal } from '../workflow/refusal'

/** Asked for once, of the person who makes the first account; never stored. */
export const setupKeyField: TextField = {
  name: 'setupKey',
  type: 'text',
  virtual: true,
  label: 'Setup key',
  admin: {
    description: '"npm start" shows it on its screen while nobody can sign in.',
    condition: (_data, _siblings, { user }) => !user,
  },
  access: { read: () => false, update: () => false },
}

type Making = { data?: { setupKey?: unknown; roles?: string[] }; overrideAccess?: boolean }

/** An empty installation that others can reach must not belong to the person who finds it first. */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- of the operations only "read" is
export const askForSetupKey: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' || req.user || req.payloadAPI === 'local') return args
  const { data } = args as Making
  if (!isKey(data?.setupKey)) {
    throw new Refusal(
      'The first account needs the setup key that "npm run doctor -- --setup-key" shows. Further ones are made by an administrator.',
    )
  }
  return { ...args, data: { ...data, setupKey: undefined, roles: ['admin'] } }
}

function isKey(given: unknown): boolean {
  const key = Buffer.from(setupKeyOf(environment.secret()))
  const sent = Buffer.from(typeof given === 'string' ? given.trim() : '')
  return sent.length === key.length && timingSafeEqual(sent, key)
}
