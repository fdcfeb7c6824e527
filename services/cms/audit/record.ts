import { type PayloadRequest } from 'payload'

export const auditedActions = {
  publish: 'Published',
  withdraw: 'Withdrawn',
  'send-for-review': 'Sent for review',
  'send-back': 'Taken back to draft',
  approve: 'Approved',
  review: 'Reviewed, unchanged',
  schedule: 'Scheduled',
  'cancel-schedule': 'Schedule cancelled',
  'schedule-failed': 'Scheduled, but failed',
  undo: 'Publication undone',
  delete: 'Deleted',
  trash: 'Moved to the bin',
  untrash: 'Taken out of the bin',
  create: 'Created',
  change: 'Changed',
  export: 'Exported',
  redact: 'Earlier words redacted',
  'sign-in-failed': 'Sign-in failed',
  'second-factor-on': 'Second factor set up',
  'second-factor-off': 'Second factor switched off',
  'recovery-code': 'Signed in with a recovery code',
} as const
export type AuditedAction = keyof typeof auditedActions

export type AuditEvent = {
  what: AuditedAction
  collection: string
  item?: number | undefined
  title?: string
  locale?: string | undefined
  note?: string | null | undefined
  /** Who did it, when that is not the person of the request. */
  who?: number | undefined
}

/** Written on the connection of the change itself: either both are kept or neither is. */
export async function record(req: PayloadRequest, { collection, who, ...event }: AuditEvent): Promise<void> {
  const person = await findPerson(req, who)
  await req.payload.create({
    collection: 'audit-events',
    data: { ...event, at: new Date().toISOString(), kind: collection, who: person?.id, name: nameOf(person, who) },
    depth: 0,
    req,
  })
}

type Person = { id: number; name?: string }

/** Nobody, where the account is gone: an event that names it could not be kept at all. */
async function findPerson({ user, payload, ...req }: PayloadRequest, who?: number): Promise<Person | undefined> {
  if (user && (who === undefined || Number(user.id) === who)) return { ...(user as object), id: Number(user.id) }
  if (who === undefined) return undefined
  const found = await payload.db.findOne<Person>({ collection: 'users', where: { id: { equals: who } }, req })
  return found ?? undefined
}

/** Kept as a word, so that the record still names somebody whose account is gone. */
const nameOf = (person: Person | undefined, who: number | undefined): string =>
  person?.name ?? (who === undefined ? 'The system' : 'Somebody whose account is gone')
