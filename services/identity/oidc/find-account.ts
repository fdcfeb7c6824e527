import { type FindAccount } from 'oidc-provider'
import { databaseConnection } from '../connections'
import { type Parts } from '../parts'
import { type User } from '../users/user'
import { type Users } from '../users/users'
import { toClaims } from './claims'
import { findAskedOrganization } from './organization-claims'

/** The connection that a user first came by: the one that the id is made of. */
export async function findMainConnection(users: Users, user: User): Promise<string> {
  const logins = await users.logins(user.id)
  return logins.find(({ subject }) => user.id.endsWith(`|${subject}`))?.connection ?? databaseConnection
}

export const findAccount =
  ({ users, organizations, settings }: Parts): FindAccount =>
  async (ctx, id) => {
    const user = await users.find(id)
    if (!user) return undefined
    const asked = findAskedOrganization(ctx)
    return {
      accountId: id,
      claims: async () => ({
        ...toClaims(user, await findMainConnection(users, user), settings.namespace),
        ...(asked !== undefined ? await organizations.findAssertion(asked, id) : {}),
      }),
    }
  }
