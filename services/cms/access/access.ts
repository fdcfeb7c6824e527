import { type Access, type CollectionConfig, type FieldAccess } from 'payload'
import { type Deed, mayDo } from './deeds'

type MaybeUser = { roles?: string[] | null } | null | undefined

/** The signed-in person's roles; nobody signed in holds none. */
export const rolesOf = (user: unknown): readonly string[] => (user as MaybeUser)?.roles ?? []

export const allow =
  (deed: Deed): Access =>
  ({ req }) =>
    mayDo(rolesOf(req.user), deed)

export const allowField =
  (deed: Deed): FieldAccess =>
  ({ req }) =>
    mayDo(rolesOf(req.user), deed)

/** Closed by default: a collection says which deed writes it, and reading always takes a signed-in person. */
export function accessFor(write: Deed, remove: Deed = write): NonNullable<CollectionConfig['access']> {
  return {
    read: allow('read'),
    readVersions: allow('read'),
    create: allow(write),
    update: allow(write),
    delete: allow(remove),
    unlock: allow('administer'),
  }
}
