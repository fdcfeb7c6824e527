import { type FindAccount } from 'oidc-provider'
import { databaseConnection } from '../connections'
import { type Parts } from '../parts'
import { type User } from '../users/user'
import { type Users } from '../users/users'
import { toClaims } from './claims'

/** The connection that a user first came by: the one that the id is made of. */
export async function findMainConnection(users: Users, user: User): Promise<string> {
  const logins = await users.logins(user.id)
  return logins.find(({ subject }) => user.id.endsWith(`|${subject}`))?.connection ?? databaseConnection
}

export const findAccount =
  ({ users, organizations, settings }: Parts): FindAccount =>
  async ({ oidc }, id) => {
    const user = await users.find(id)
    if (!user) return undefined
    const asked = oidc.params?.organization
    return {
      accountId: id,
      claims: async () => ({
        ...toClaims(user, await findMainConnection(users, user), settings.issuer),
        ...(typeof asked === 'string' ? await organizations.findAssertion(asked, id) : {}),
      }),
    }
  }
