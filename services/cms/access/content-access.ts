import { type Access, type CollectionConfig, type PayloadRequest } from 'payload'
import { allow, rolesOf } from './access'
import { mayDo } from './deeds'

/** Who writes drafts may not change what is live: any write that is not said to be a draft needs the right to publish. */
const write: Access = ({ req }) => mayDo(rolesOf(req.user), isDraft(req) ? 'draft' : 'publish')

const isDraft = ({ query }: PayloadRequest): boolean => query.draft === true || query.draft === 'true'

export const contentAccess: NonNullable<CollectionConfig['access']> = {
  read: allow('read'),
  readVersions: allow('read'),
  create: write,
  update: write,
  delete: allow('remove'),
}
