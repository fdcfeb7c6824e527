import { type Access, type CollectionConfig, type FieldAccess } from 'payload'
import { mustSetUp } from '../second-factor/requirement'
import { type Action, mayDo } from './actions'

type MaybeUser = { roles?: string[] | null; secondFactor?: boolean | null } | null | undefined

/** The signed-in person's roles; nobody signed in holds none, and nor does who must first set up a second factor. */
export function rolesOf(user: unknown): readonly string[] {
  const person = user as MaybeUser
  return !person || mustSetUp(person) ? [] : (person.roles ?? [])
}

export const allow =
  (action: Action): Access =>
  ({ req }) =>
    mayDo(rolesOf(req.user), action)

export const allowField =
  (action: Action): FieldAccess =>
  ({ req }) =>
    mayDo(rolesOf(req.user), action)

/** Closed by default: a collection says which action writes it, and reading always takes a signed-in person. */
export function accessFor(write: Action, remove: Action = write): NonNullable<CollectionConfig['access']> {
  return {
    read: allow('read'),
    readVersions: allow('read'),
    create: allow(write),
    update: allow(write),
    delete: allow(remove),
    unlock: allow('administer'),
  }
}
