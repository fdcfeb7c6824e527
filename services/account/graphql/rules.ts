import { type Action, can, type Decision, type Resource, type Subject } from '../../../src/access/can'

/** Who may ask for a field, before anything is looked up. */
export type FieldRule = (asker: Subject | undefined) => Decision
/** Who may see a thing that was found. */
export type TypeRule = (asker: Subject | undefined, value: never) => Decision
/** Anyone who sees the thing that it belongs to sees it too. */
export const withParent = 'with-parent'

export type Rule = FieldRule | TypeRule | typeof withParent

const key = 'rule'

/** Says who may ask for a field; on `extensions`, where the guard of the schema looks. */
export const askedBy = (rule: FieldRule | typeof withParent) => ({ [key]: rule })
/** Says who may see things of a type. */
export const seenBy = <Value>(rule: (asker: Subject | undefined, value: Value) => Decision) => ({ [key]: rule })
export const seenWithParent = { [key]: withParent } as const

export const mayDo =
  <A extends Action>(action: A, resource: Resource<A>): FieldRule =>
  (asker) =>
    can(asker, action, resource)

/** The signed-in person. */
export const byAnybodySignedIn = askedBy(mayDo('open', { kind: 'dashboard' }))

export const ruleOf = (extensions: Readonly<Record<string, unknown>>): Rule | undefined =>
  extensions[key] as Rule | undefined
