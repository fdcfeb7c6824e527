export const roles = ['author', 'editor', 'approver', 'product-manager', 'admin'] as const
export type Role = (typeof roles)[number]

/** What a person may do in the CMS. An action that no role of theirs lists is refused. */
const actionsOf = {
  /** Writes drafts and sends them for review. */
  author: ['read', 'draft'],
  /** Publishes, withdraws, and arranges what appears on many pages: menus, redirects, settings. */
  editor: ['read', 'draft', 'publish', 'remove', 'arrange'],
  /** A lawyer who answers for what is said: approves the words of others. */
  approver: ['read', 'draft', 'approve'],
  /** Decides who may use which product. */
  'product-manager': ['read', 'grant'],
  admin: ['read', 'draft', 'publish', 'remove', 'arrange', 'approve', 'grant', 'administer', 'audit'],
} as const satisfies Record<Role, readonly string[]>

export type Action = (typeof actionsOf)[Role][number]

export function mayDo(held: readonly string[] | null | undefined, action: Action): boolean {
  return roles.some((role) => held?.includes(role) && (actionsOf[role] as readonly Action[]).includes(action))
}
