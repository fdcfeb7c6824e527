import { type Access, type CollectionBeforeOperationHook, type CollectionConfig, type PayloadRequest } from 'payload'
import { Refusal } from '../workflow/refusal'
import { allow, rolesOf } from './access'
import { mayDo } from './actions'

type Said = { _status?: unknown } | undefined

/** A lawyer who confirms what readers have changes no word of it, and needs nobody to publish it. */
const mayPublish = ({ user, context }: PayloadRequest): boolean =>
  mayDo(rolesOf(user), 'publish') || context.isConfirming === true

/** What the admin asks to know which buttons to show; what is really written is decided by `keepLiveForPublishers`. */
const write: Access = ({ req, data }) =>
  (data as Said)?._status === 'published' ? mayPublish(req) : mayDo(rolesOf(req.user), 'draft')

export const contentAccess: NonNullable<CollectionConfig['access']> = {
  read: allow('read'),
  readVersions: allow('read'),
  create: write,
  update: write,
  delete: allow('remove'),
}

/** What is part of every page is not for authors, not even as a draft that somebody might publish in passing. */
export const arrangedAccess: NonNullable<CollectionConfig['access']> = {
  ...contentAccess,
  create: allow('arrange'),
  update: allow('arrange'),
}

type Writing = { draft?: boolean; data?: Said; duplicateFromID?: unknown }

const writes = new Set(['create', 'update', 'restoreVersion'])

/**
 * Who writes drafts may not change what is live, and Payload writes to what is live unless it is given `draft`: even then
 * when the document itself says that it is published. A duplicate is always a draft.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- of the operations only "read" is
export const keepLiveForPublishers: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!writes.has(operation)) return args
  const writing = args as Writing
  if (writing.duplicateFromID !== undefined) return { ...args, draft: true }
  const isDraft = writing.draft === true && (operation !== 'update' || writing.data?._status !== 'published')
  if (operation === 'restoreVersion' && !isDraft) {
    throw new Refusal('An older version is restored as a draft: add "draft=true", look at it, then publish it.')
  }
  if (isDraft || !req.user || mayPublish(req)) return args
  throw new Refusal('Only an editor can publish or withdraw. Save it as a draft and send it for review.')
}
