import {
  AuthenticationError,
  type CollectionAfterChangeHook,
  type CollectionAfterErrorHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type FlattenedField,
  LockedAuth,
} from 'payload'
import { WrongPassword } from '../access/own-password'
import { emailTried, TooManyFailures } from '../access/sign-in-limits'
import { isSignInStep } from '../second-factor/sign-in'
import { labelOf } from '../words/labels/label-in'
import { record } from './record'
import { titleIn } from './titles'

type Row = Record<string, unknown> & { id: number }

/** What a record of who may do what keeps to itself: what changed is written, what it became is in the record. */
const secret = new Set([
  ...['updatedAt', 'createdAt', 'password', 'salt', 'hash', 'sessions', 'loginAttempts', 'lockUntil'],
  ...['resetPasswordToken', 'resetPasswordExpiration'],
])

const recordChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req, collection }) => {
  const row = doc as Row
  const before = (operation === 'update' ? previousDoc : {}) as Partial<Row>
  const changed = collection.flattenedFields.filter(
    ({ name }) => !secret.has(name) && JSON.stringify(row[name]) !== JSON.stringify(before[name]),
  )
  const names = [...new Set(changed.flatMap((field) => wordsFor(field) ?? []))]
  const isInOneLanguage = changed.some((field) => 'localized' in field && field.localized)
  await record(req, {
    what: operation === 'create' ? 'create' : 'change',
    collection: collection.slug,
    item: row.id,
    title: titleIn(collection, row),
    locale: isInOneLanguage ? (req.locale ?? undefined) : undefined,
    note: operation === 'create' ? undefined : `Changed: ${names.join(', ') || 'nothing that is shown'}`,
  })
  return row
}

const ofFiles: Record<string, string> = { filename: 'The file', focalX: 'Focal point', focalY: 'Focal point' }

/** A field as forms call it; what follows from another by itself has no words. */
function wordsFor(field: FlattenedField): string | undefined {
  const known = ofFiles[field.name]
  if (known !== undefined) return known
  const { admin } = field as { admin?: { hidden?: boolean } }
  return admin?.hidden === true ? undefined : labelOf(field)
}

const recordDelete: CollectionBeforeDeleteHook = async ({ id, req, collection }) => {
  const row = await req.payload.findByID({ collection: collection.slug, id, depth: 0, req })
  const title = titleIn(collection, row as unknown as Row)
  await record(req, { what: 'delete', collection: collection.slug, item: Number(id), title })
}

/** For grants, accounts and whatever else decides who may do what. */
export const auditHooks = {
  afterChange: [recordChange],
  beforeDelete: [recordDelete],
} satisfies CollectionConfig['hooks']

const daysKept = 90
const dayMs = 86_400_000

/** The names that strangers try are kept for a while, to see an attack by, and not for ever. */
export const recordFailedSignIn: CollectionAfterErrorHook = async ({ error, req }) => {
  if (!isFailedSignIn(error)) return
  await record(req, {
    what: 'sign-in-failed',
    collection: 'users',
    title: emailTried(req).slice(0, 200),
    note: error.message,
  })
  const before = new Date(Date.now() - daysKept * dayMs).toISOString()
  await req.payload.db.deleteMany({
    collection: 'audit-events',
    where: { what: { equals: 'sign-in-failed' }, at: { less_than: before } },
  })
}

function isFailedSignIn(error: Error): boolean {
  if (error instanceof TooManyFailures) return error.isFirst
  if (error instanceof WrongPassword) return true
  return (error instanceof AuthenticationError || error instanceof LockedAuth) && !isSignInStep(error)
}
