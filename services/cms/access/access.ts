import { type Access, type CollectionConfig, type FieldAccess } from 'payload'
import { mustSetUp } from '../second-factor/requirement'
import { type Deed, mayDo } from './deeds'

type MaybeUser = { roles?: string[] | null; secondFactor?: boolean | null } | null | undefined

/** The signed-in person's roles; nobody signed in holds none, and nor does who must first set up a second factor. */
export function rolesOf(user: unknown): readonly string[] {
  const person = user as MaybeUser
  return !person || mustSetUp(person) ? [] : (person.roles ?? [])
}

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
