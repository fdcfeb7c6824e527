import { type PayloadRequest } from 'payload'

export const auditedDeeds = {
  publish: 'Published',
  withdraw: 'Withdrawn',
  'send-for-review': 'Sent for review',
  'send-back': 'Taken back to draft',
  approve: 'Approved',
  schedule: 'Scheduled',
  'cancel-schedule': 'Schedule cancelled',
  'schedule-failed': 'Scheduled, but failed',
  undo: 'Publication undone',
  delete: 'Deleted',
  trash: 'Moved to the bin',
  create: 'Created',
  change: 'Changed',
  'sign-in-failed': 'Sign-in failed',
  'second-factor-on': 'Second factor set up',
  'second-factor-off': 'Second factor switched off',
  'recovery-code': 'Signed in with a recovery code',
} as const
export type AuditedDeed = keyof typeof auditedDeeds

export type AuditEvent = {
  what: AuditedDeed
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
  const by = who ?? (req.user ? Number(req.user.id) : undefined)
  const name = by === undefined ? undefined : await nameOf(req, by)
  await req.payload.create({
    collection: 'audit-events',
    data: { ...event, at: new Date().toISOString(), kind: collection, who: by, name: name ?? 'The system' },
    depth: 0,
    req,
  })
}

/** Kept as a word, so that the record still names somebody whose account is gone. */
async function nameOf(req: PayloadRequest, id: number): Promise<string | undefined> {
  if (req.user && Number(req.user.id) === id) return (req.user as { name?: string }).name
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  return (user as { name?: string } | null)?.name
}
