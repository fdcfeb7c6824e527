/** What somebody may use: three lists that product managers keep, as the account service answers them. */
export type Permissions = {
  productPermissions: readonly string[]
  collaborationPermissions: readonly string[]
  compliancePermissions: readonly string[]
}

export type PermissionList = keyof Permissions

export const permissionLists = ['productPermissions', 'collaborationPermissions', 'compliancePermissions'] as const

export const noPermissions: Permissions = {
  productPermissions: [],
  collaborationPermissions: [],
  compliancePermissions: [],
}

/** An entry may say where it comes from: `prefix|name`. What counts is the name. */
export const toSimple = (entry: string): string => entry.slice(entry.indexOf('|') + 1)
