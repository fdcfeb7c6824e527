import { AuthProblem, authErrors } from './auth-error'
import { type IdentityProvider, type Tokens } from './provider/identity-provider'
import { toUser, type User } from './user'

type Parts = { provider: () => Promise<Pick<IdentityProvider, 'userInfo'>>; namespace: string }

/** Whom the tokens speak of. They must be for the organisation that the session is for. */
export async function readPerson(
  { accessToken, idTokenPayload }: Tokens,
  organization: string | undefined,
  { provider, namespace }: Parts,
): Promise<User> {
  if (organization !== undefined && idTokenPayload.org_id !== organization) {
    throw new AuthProblem(authErrors.otherOrganisation)
  }
  const userInfo = await (await provider()).userInfo(accessToken)
  return toUser({ idTokenPayload, userInfo, namespace })
}
