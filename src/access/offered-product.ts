import { can, type Decision, type Subject } from './can'

/** A product that somebody may be let into: what anybody may know of it. */
export type OfferedProduct = {
  kind: 'tool' | 'navigator'
  /** The name that a permission must have to open it. */
  permission: string
  name: string
  href: string
}

/** Whether somebody is let in, and why. */
export const decideOn = (
  user: Subject | undefined,
  { kind, permission }: Pick<OfferedProduct, 'kind' | 'permission'>,
): Decision =>
  kind === 'navigator'
    ? can(user, 'read', { kind: 'navigator', service: permission })
    : can(user, 'launch', { kind: 'tool', name: permission })
